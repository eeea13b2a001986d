import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from './session-store'

/** Leads to the login when the session was lost, and keeps watch over its end. Once per page. */
export function SessionWatch() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    const toLogin = () => navigate('/Login', { replace: true })
    window.addEventListener('session-lost', toLogin)
    return () => window.removeEventListener('session-lost', toLogin)
  }, [navigate])
  const { accessTokenExpire } = session ?? {}
  useEffect(() => {
    if (!accessTokenExpire) return
    let stop = () => {}
    let left = false
    // Visitors never load this.
    import('./session-end').then(({ watchSessionEnd }) => {
      if (!left) stop = watchSessionEnd(accessTokenExpire)
    })
    return () => {
      left = true
      stop()
    }
  }, [accessTokenExpire])
  return null
}
