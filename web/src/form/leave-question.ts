import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../language/use-text'
import { useSession } from '../session/session-store'
import { confirm } from '../ui/feedback/dialog'

/** Asks before the page is left with something unsaved. A person who is being logged out is not held back. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const t = useText()
  const isIn = Boolean(useSession())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && isIn && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset } = blocker
    confirm({
      message: t('form.LEAVE'),
      yes: t('form.LEAVE_YES'),
      no: t('form.LEAVE_NO'),
      tone: 'danger',
    }).then((leaves) => (leaves ? proceed() : reset()))
  }, [blocker.state])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
