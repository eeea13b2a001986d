import { useEffect } from 'react'

const ROW = '[data-list-row]'
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'
const STEPS: Record<string, (at: number, rows: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, rows) => rows - 1,
}

/** Arrows, Home, End and Enter; space selects, slash searches. Not while a text is typed or a dialog is open. */
export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function press(event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  const { key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest(TYPED_IN) || document.querySelector('dialog[open], [role="alertdialog"]')) return
  if (key === '/') go(event, document.querySelector<HTMLInputElement>('#content input[type="search"]'))
  const rows = [...document.querySelectorAll<HTMLElement>(`[data-list-rows] ${ROW}`)]
  const row = target.closest('tr')
  const at = row ? rows.findIndex((one) => row.contains(one)) : -1
  if (key === ' ' && target.matches(ROW)) {
    const tick = row?.querySelector<HTMLElement>('input[type="checkbox"]')
    if (!tick) return
    event.preventDefault()
    tick.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }))
  }
  const isStarting = at < 0 && key === 'ArrowDown' && (target === document.body || target.matches('h1'))
  if ((at >= 0 || isStarting) && STEPS[key]) go(event, rows[STEPS[key](at, rows.length)])
}

function go(event: KeyboardEvent, to?: HTMLElement | null): void {
  if (!to) return
  event.preventDefault()
  to.focus()
}
