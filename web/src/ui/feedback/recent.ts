import { store } from './store'

export interface RecentMessage {
  id: number
  text: string
  type: 'default' | 'success' | 'error' | 'info'
  at: number
}

const KEPT = 20

/** The last messages, newest first, for readers who missed a toast. */
export const recent = store<readonly RecentMessage[]>([])
let lastId = 0

export function keepMessage(text: string, type: RecentMessage['type'] = 'default'): void {
  recent.set([{ id: ++lastId, text, type, at: Date.now() }, ...recent.get()].slice(0, KEPT))
}

/** Another person may use this browser now. */
export function clearMessages(): void {
  recent.set([])
}
