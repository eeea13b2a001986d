import { isCrawler } from '@clubhouse/contract/crawler'
import { state as siteState } from '@clubhouse/contract/site'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallFail } from '../api/call-fail'
import { noteFace } from '../api/site-face'
import { AS_VISITOR, ask } from '../api/transport'
import { say } from '../language/speaking'
import { useClub } from '../language/use-text'
import { runningHold } from '../session/running-hold'
import { toastBar } from '../ui/feedback/toast-bar'
import { afterFailure } from './after-failure'
import { Recheck } from './recheck'
import { siteStateRead } from './site-state'
import { ERROR_PAGE, isExempt, turnOf } from './turn'

/** It says nothing about the site. */
const OVERLOADED = 429

const isOffline = () => navigator.onLine === false

export function SiteWatch() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { clubCode } = useClub()
  const [recheck] = useState(() => new Recheck())

  const look = useEffectEvent(async (isFirstOfError: boolean) => {
    recheck.asked(Date.now())
    // Offline, the first focus after reconnecting checks.
    if (!clubCode || isFirstOfError || isOffline()) return
    try {
      const { state, title, favicon_url } = await ask(siteState, { clubCode }, AS_VISITOR)
      const hold = runningHold()
      // A page with a hold is left at once, so that the member sees why.
      if (hold && turnOf(location.pathname, state)) toastBar(say('site.HOLD_SHUT', { ...hold }))
      siteStateRead.set(state)
      noteFace({ title, favicon_url })
      // Redirects only if the page has not changed in the meantime.
      if (state === 1 && location.pathname === ERROR_PAGE) navigate('/', { replace: true })
    } catch (error) {
      const hold = runningHold()
      const what = afterFailure({
        isExempt: isExempt(location.pathname),
        isOffline: isOffline(),
        isOverloaded: error instanceof CallFail && error.status === OVERLOADED,
        isCrawler: isCrawler(navigator.userAgent),
        isHolding: hold !== undefined,
      })
      if (what === 'tell') toastBar(say('site.HOLD_GOES_ON', { ...hold }))
      if (what !== 'leave') return
      navigate(ERROR_PAGE, {
        replace: true,
        state: { code: error instanceof CallFail && error.status > 0 ? error.code : '0' },
      })
    }
  })

  const want = useEffectEvent((why: 'route' | 'focus' | 'click') => {
    const inMs = recheck.wanted(why, Date.now())
    if (inMs === undefined) return
    const isFirstOfError = why === 'route' && location.pathname === ERROR_PAGE
    setTimeout(() => look(isFirstOfError), inMs)
  })

  useEffect(() => want('route'), [pathname])

  useEffect(() => {
    const focus = () => want('focus')
    const click = () => want('click')
    window.addEventListener('focus', focus)
    window.addEventListener('online', focus)
    window.addEventListener('click', click, { capture: true, passive: true })
    return () => {
      window.removeEventListener('focus', focus)
      window.removeEventListener('online', focus)
      window.removeEventListener('click', click, { capture: true })
    }
  }, [])
  return null
}
