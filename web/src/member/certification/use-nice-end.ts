import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { endNice } from './nice-window'

/** True in the provider's window after its return, for browsers that do not close it. */
export function useNiceEnd(isProved: boolean): boolean | undefined {
  const navigate = useNavigate()
  const [isWindow, setWindow] = useState<boolean>()
  useEffect(() => {
    const end = endNice(isProved)
    if (end?.is === 'back') navigate(end.to, { replace: true })
    else setWindow(end !== undefined)
  }, [isProved, navigate])
  return isWindow
}
