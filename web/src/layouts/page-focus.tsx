import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The page that was shown last; it outlives the frame, for a step may lead into another one. */
let before: string | undefined

/** After a step to another page the focus goes to its title, so that a screen reader says where one is. */
export function PageFocus() {
  const { pathname } = useLocation()
  useEffect(() => {
    const isStep = before !== undefined && before !== pathname
    before = pathname
    if (!isStep) return
    const title = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content')
    // A page that has put the focus somewhere itself knows better.
    if (!title || document.activeElement?.closest('#content')) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname])
  return null
}
