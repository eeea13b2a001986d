import { type RefObject, useEffect } from 'react'

/** Below the panel, in pixels. */
const GAP = 16

/** `--room` is how high a panel may be: from where it is now, below the header, to the end of the window or of its place. */
export function useRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const box = panel.current
      const place = box?.parentElement
      if (!box || !place) return
      const top = Math.max(Number.parseFloat(getComputedStyle(box).top) || 0, box.getBoundingClientRect().top)
      const end = Math.min(place.getBoundingClientRect().bottom, innerHeight - GAP)
      box.style.setProperty('--room', `${Math.round(end - top)}px`)
    }
    fit()
    window.addEventListener('scroll', fit, { passive: true })
    window.addEventListener('resize', fit)
    return () => {
      window.removeEventListener('scroll', fit)
      window.removeEventListener('resize', fit)
    }
  }, [panel])
}
