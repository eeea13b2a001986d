import { useEffect, useState } from 'react'

const LOOK_MS = 200

/** The modal dialog that is open, if any: nothing outside of it can be pressed, or read by a screen reader. */
export function useTopDialog(isWatching: boolean): Element | undefined {
  const [top, setTop] = useState<Element>()
  useEffect(() => {
    if (!isWatching) return
    // A dialog may open, close or leave the page while the bar is shown.
    const look = () => setTop([...document.querySelectorAll('dialog:modal')].at(-1))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isWatching])
  return top
}
