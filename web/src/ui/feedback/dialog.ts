import { store } from './store'

export interface DialogWords {
  title?: string
  message: string
  width?: number
  /** The code's text in the page's language. */
  code?: string
  number?: string
  /** Details, set apart. */
  error?: string
  tone?: 'info' | 'success' | 'warning' | 'danger'
}
export interface AlertWords extends DialogWords {
  label?: string
}
export interface ConfirmWords extends DialogWords {
  yes?: string
  no?: string
  /** The result of closing without an answer; “no” by default. */
  unanswered?: boolean
  /** Withdraws the question, which counts as “no”. */
  signal?: AbortSignal
}

export type OpenDialog =
  | ({ id: number; kind: 'alert'; close(): void } & AlertWords)
  | ({ id: number; kind: 'confirm'; close(answer?: boolean): void } & ConfirmWords)

export const dialogs = store<readonly OpenDialog[]>([])
const unread = new Map<string, Promise<void>>()
let lastId = 0

/** Shows an alert and resolves when it is closed. Identical alerts are shown once at a time. */
export function alert(words: AlertWords | string): Promise<void> {
  const said = JSON.stringify(spoken(words))
  const reading = unread.get(said) ?? show(spoken(words)).finally(() => unread.delete(said))
  unread.set(said, reading)
  return reading
}

function show(words: AlertWords): Promise<void> {
  return new Promise((resolve) => {
    const id = ++lastId
    const close = () => {
      remove(id)
      resolve()
    }
    dialogs.set([...dialogs.get(), { ...words, id, kind: 'alert', close }])
  })
}

export function confirm(words: ConfirmWords | string): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId
    const question = spoken(words)
    if (question.signal?.aborted) return resolve(false)
    const close = (answer = question.unanswered ?? false) => {
      remove(id)
      resolve(answer)
    }
    question.signal?.addEventListener('abort', () => close(false), { once: true })
    dialogs.set([...dialogs.get(), { ...question, id, kind: 'confirm', close }])
  })
}

const spoken = <T extends DialogWords>(words: T | string) =>
  (typeof words === 'string' ? { message: words } : words) as T

function remove(id: number): void {
  dialogs.set(dialogs.get().filter((dialog) => dialog.id !== id))
}
