import { useLayoutEffect, useRef } from 'react'

/** Escape closes the popup unless it is meant for a field or a dialog. */
export function useEscape(isOn: boolean, act: () => void): void {
  const latest = useRef(act)
  // Both from the moment at which the popup can be seen: an earlier act would close what was shown before.
  useLayoutEffect(() => {
    latest.current = act
  })
  useLayoutEffect(() => {
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
