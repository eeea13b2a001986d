import { type RefObject, useEffect } from 'react'

/** Keeps a panel below the header while the end of its place scrolls up: `--room` is how high it may be. */
export function useRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const box = panel.current
      const place = box?.parentElement
      if (!box || !place) return
      const top = Number.parseFloat(getComputedStyle(box).top) || 0
      box.style.setProperty('--room', `${Math.round(place.getBoundingClientRect().bottom - top)}px`)
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
