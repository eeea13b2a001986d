import { keepMessage, type RecentMessage } from './recent'
import { store } from './store'

export interface Toast {
  id: number
  text: string
  type: RecentMessage['type']
  position: 'top' | 'middle' | 'bottom'
  durationMs: number
}

const DURATION_MS = 2000

export const toasts = store<readonly Toast[]>([])
let lastId = 0

interface Options {
  type?: Toast['type']
  position?: Toast['position']
  durationMs?: number
}

/** A message that disappears; important content must also be on the page. A repeated message restarts its time. */
export function toast(text: string, { type = 'default', position = 'middle', durationMs = DURATION_MS }: Options = {}) {
  const others = toasts.get().filter((shown) => shown.text !== text)
  if (others.length === toasts.get().length) keepMessage(text, type)
  const made: Toast = { id: ++lastId, text, type, position, durationMs }
  toasts.set([...others, made])
  setTimeout(() => toasts.set(toasts.get().filter(({ id }) => id !== made.id)), durationMs)
}
