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

/** Messages stacked in a corner. */
export const barItems = store<readonly BarItem[]>([])
let lastId = 0
let sweeping: ReturnType<typeof setInterval> | undefined

/** Puts a message on the bar; `undo` and the like are actions. Gives back a way to take it off. */
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

/** Answers an item once; whoever is faster, the person or the code that takes it off, wins. */
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
