import { type RefObject, useEffect, useRef } from 'react'

/** Escape closes the popup unless it is meant for a field or a dialog. */
export function useEscape(isOn: boolean, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const inField = (event.target as Element | null)?.closest?.('input, textarea, select, [role=combobox]')
      if (event.key !== 'Escape' || event.defaultPrevented || inField || document.querySelector('dialog[open]')) return
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** On a phone the page gets padding of the popup's height, so that all of it can be scrolled into view. */
export function useRoomBelow(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const popup = box.current
    if (!isOn || !popup) return
    const watch = new ResizeObserver(() => {
      document.body.style.paddingBottom = `${popup.offsetHeight + 16}px`
    })
    watch.observe(popup)
    return () => {
      watch.disconnect()
      document.body.style.paddingBottom = ''
    }
  }, [box, isOn])
}
