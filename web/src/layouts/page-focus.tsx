import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The page shown last; it outlives the frame, because navigation may change the frame. */
let before: string | undefined

/** After navigation the focus moves to the page's title, so that a screen reader announces it. */
export function PageFocus() {
  const { pathname } = useLocation()
  useEffect(() => {
    const isStep = before !== undefined && before !== pathname
    before = pathname
    if (!isStep) return
    const title = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content')
    // A page that has set the focus itself keeps it.
    if (!title || document.activeElement?.closest('#content')) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname])
  return null
}
