import { newKey } from '../../api/new-key'
import { holdStep, isHolding } from './hold-store'

/** This page, until it is closed or put aside; the server counts the open ones. */
let tab: string | undefined
let closed: ((tab: string) => void) | undefined

export function tabId(): string {
  tab ??= newKey()
  return tab
}

/** Nothing can be loaded while a page closes. */
export function closeWith(say: typeof closed): void {
  closed = say
}

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    if (tab && isHolding(holdStep())) closed?.(tab)
    // A page that comes back from the back/forward cache is another tab: a closed one never opens again.
    tab = undefined
  })
