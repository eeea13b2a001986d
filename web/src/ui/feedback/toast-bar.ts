import { keepMessage } from './recent'
import { store } from './store'

export interface BarItem {
  id: number
  text: string
  /** With an action the item stays until it is answered. */
  action?: { yes: string; no?: string; answer(yes: boolean): void }
  until: number
}

const LIFE_MS = 5000
const SWEEP_MS = 500

export const barItems = store<readonly BarItem[]>([])
let lastId = 0
let sweeping: ReturnType<typeof setInterval> | undefined

/** Adds a message with optional actions. Returns a function that removes it. */
export function toastBar(text: string, action?: BarItem['action']): () => void {
  const id = ++lastId
  keepMessage(text)
  barItems.set([...barItems.get(), { id, text, action, until: Date.now() + LIFE_MS }])
  sweeping ??= setInterval(sweep, SWEEP_MS)
  return () => removeFromBar(id)
}

export function removeFromBar(id: number): void {
  barItems.set(barItems.get().filter((item) => item.id !== id))
}

/** An item is answered once, by the person or by its removal. */
export function answerOnBar(id: number, yes: boolean): void {
  const item = barItems.get().find((one) => one.id === id)
  removeFromBar(id)
  item?.action?.answer(yes)
}

function sweep(): void {
  const now = Date.now()
  const left = barItems.get().filter(({ action, until }) => action || until > now)
  if (left.length !== barItems.get().length) barItems.set(left)
  if (left.length > 0) return
  clearInterval(sweeping)
  sweeping = undefined
}
