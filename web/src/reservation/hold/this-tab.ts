import { heldHere } from '@clubhouse/contract/reservation/sheet/sheet'
import { newKey } from '../../api/new-key'
import { ask, UNSEEN } from '../../api/transport'
import { currentSession } from '../../session/session-store'
import { holdStep, isHolding } from './hold-store'

/** This page, until it is closed or put aside; the server counts the open ones. */
let tab: string | undefined

export function tabId(): string {
  tab ??= newKey()
  return tab
}

/** Nothing waits for the answer: the page closes. */
function sayClosed(tab: string): void {
  const token = currentSession()?.accessToken
  if (token) ask(heldHere, { tab, isOpen: false }, { ...UNSEEN, token, keepalive: true }).catch(() => {})
}

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    if (tab && isHolding(holdStep())) sayClosed(tab)
    // A page that comes back from the back/forward cache is another tab: a closed one never opens again.
    tab = undefined
  })
