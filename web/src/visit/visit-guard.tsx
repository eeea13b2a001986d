import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useVisit } from './use-visit'

/** Redirects visits that are not admitted. Mount once per page. */
export function VisitGuard() {
  const visit = useVisit()
  const navigate = useNavigate()
  const to = typeof visit === 'object' ? visit.to : undefined
  useEffect(() => {
    if (to) navigate(to, { replace: true })
  }, [to, navigate])
  return null
}
