import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { wanted } from '../api/later'
import { useLanguage } from '../language/use-text'
import { DESK, isDeskDevice } from './desk-here'
import { makeCallsForSession } from './make-calls'
import { arrivedAtLogin, currentSession, type SessionLost, useSession } from './session-store'
import { needsNoLogin } from './way-back'

/** Where a lost session leads. Specification 4.5 and 8.1. */
const LOGIN = { expired: '/login', invalid: '/Login' }

/** Redirects after a lost session and watches its end. Mount once per page. */
export function SessionWatch() {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { lang } = useLanguage()
  const readIn = useRef(lang)
  useEffect(() => {
    const lost = ({ detail: { why, elsewhere } }: CustomEvent<SessionLost>) => {
      // The sheet of the desk follows, which needs no login.
      const isDesk = isDeskDevice() && /^\/ishm(\/|$)/i.test(pathname)
      if (elsewhere && why === 'expired' && !isDesk) wanted(watching, ({ showExpired }) => showExpired())
      if (pathname.toLowerCase() === '/login' || needsNoLogin(pathname)) return arrivedAtLogin()
      const back = pathname === '/' ? '' : `?back=${encodeURIComponent(pathname + search)}`
      Promise.resolve(navigate((isDesk ? DESK : LOGIN[why]) + back, { replace: true })).finally(arrivedAtLogin)
    }
    window.addEventListener('session-lost', lost as EventListener)
    return () => window.removeEventListener('session-lost', lost as EventListener)
  }, [navigate, pathname, search])
  const isPartial = session != null && session.clubIdx === undefined
  useEffect(() => {
    if (isPartial) wanted(completing, ({ completeRecord }) => void completeRecord())
  }, [isPartial])
  useEffect(() => {
    if (readIn.current === lang) return
    readIn.current = lang
    if (currentSession()) wanted(completing, ({ spokenIn }) => void spokenIn(lang))
  }, [lang])
  useEffect(() => {
    if (!session) return
    let stop = () => {}
    let left = false
    wanted(watching, ({ watchSession }) => {
      if (!left) stop = watchSession(session)
    })
    return () => {
      left = true
      stop()
    }
  }, [session])
  return null
}

if (typeof window !== 'undefined') makeCallsForSession()

export const logOut = () => wanted(watching, ({ signOut }) => void signOut({ home: true }))

/** Visitors never load this. */
const watching = () => import('./session-end')
const completing = () => import('./complete-record')
