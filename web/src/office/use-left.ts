import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { leftAt, remember } from './memory'

/** Scrolls to where the page was left when it returns with the same address. @param isShown its rows are there */
export function useLeft(path: string, isShown: boolean): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [wanted] = useState(() => {
    const left = leftAt(path)
    return { scroll: left?.address === address ? left.scroll : 0 }
  })
  useEffect(() => {
    if (!isShown || wanted.scroll === 0) return
    window.scrollTo(0, wanted.scroll)
    wanted.scroll = 0
  }, [isShown, wanted])
  useLayoutEffect(() => remember(path, { address }), [path, address])
  useLayoutEffect(() => {
    const note = () => remember(path, { scroll: window.scrollY })
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [path])
}
