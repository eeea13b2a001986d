import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Loading } from '../ui/loading'
import { isHeldElsewhere } from './held'
import { isLedToLogin, useSession } from './session-store'

export function RequireMember({ children }: { children: ReactNode }) {
  return <RequireSession fits={(session) => session.memberIdx != null}>{children}</RequireSession>
}

/** For managers only; members are redirected home, visitors to the login and back. */
export function RequireManager({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
  if (session && isHeldElsewhere(session, pathname)) return <Loading />
  return <RequireSession fits={(session) => session.isAdmin}>{children}</RequireSession>
}

interface Props {
  fits: (session: NonNullable<ReturnType<typeof useSession>>) => boolean
  children: ReactNode
}

function RequireSession({ fits, children }: Props) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session === undefined || (session === null && isLedToLogin())) return <Loading />
  if (session === null) return <Navigate to={`/login?back=${encodeURIComponent(pathname + search)}`} replace />
  if (!fits(session)) return <Navigate to="/" replace />
  return children
}
