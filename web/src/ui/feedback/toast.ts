import { store } from './store'

export interface Toast {
  id: number
  text: string
  type: 'default' | 'success' | 'error' | 'info'
  position: 'top' | 'middle' | 'bottom'
  at: number
}

const DURATION_MS = 2000
const KEPT = 20

/** The toasts on screen. */
export const toasts = store<readonly Toast[]>([])
/** The last ones, newest first: a short message never is the only chance to read it. */
export const recentToasts = store<readonly Toast[]>([])
let lastId = 0

interface Options {
  type?: Toast['type']
  position?: Toast['position']
  durationMs?: number
}

/** A short message that goes by itself. What matters must also stand on the page. */
export function toast(text: string, { type = 'default', position = 'middle', durationMs = DURATION_MS }: Options = {}) {
  if (toasts.get().some((shown) => shown.text === text)) return
  const made: Toast = { id: ++lastId, text, type, position, at: Date.now() }
  toasts.set([...toasts.get(), made])
  recentToasts.set([made, ...recentToasts.get()].slice(0, KEPT))
  setTimeout(() => toasts.set(toasts.get().filter(({ id }) => id !== made.id)), durationMs)
}
