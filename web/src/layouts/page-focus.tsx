import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a step to another page the focus goes to its title, so that a screen reader says where one is. */
export function PageFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const title = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content')
    // A page that has put the focus somewhere itself knows better.
    if (!title || document.activeElement?.closest('#content')) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname])
  return null
}
