import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { say } from '../language/speaking'
import { runningHold } from '../session/running-hold'
import { CLOSE_PAGE, STOP_PAGE } from '../site/turn'
import { toastBar } from '../ui/feedback/toast-bar'
import { useVisit } from './use-visit'

/** Leads away whoever may not be where they are. Once per page. */
export function VisitGuard() {
  const visit = useVisit()
  const navigate = useNavigate()
  const to = typeof visit === 'object' ? visit.to : undefined
  useEffect(() => {
    if (!to) return
    const hold = runningHold()
    // The page that holds it is left: nobody shall have to guess what became of it.
    if (hold && (to === STOP_PAGE || to === CLOSE_PAGE)) toastBar(say('site.HOLD_SHUT', { ...hold }))
    navigate(to, { replace: true })
  }, [to, navigate])
  return null
}
