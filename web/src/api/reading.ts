import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { CallFail } from './call-fail'

interface Answer {
  data?: unknown
  error?: CallFail
}

interface Options<T> {
  /** Data that came with the page; it counts until the first read. */
  first?: T
  /** Milliseconds between reads. */
  everyMs?: number
}

/** Answers kept in memory, so that days viewed before appear at once and are refreshed. */
const KEPT = 14
const answers = new Map<string, Answer>()
/** Number of components showing each entry; shown entries are not dropped. */
const shownBy = new Map<string, number>()
const listeners = new Set<() => void>()
let isScheduled = false

/** Nothing is read without a key. This keeps the query cache out of a visitor's first page. */
export function useReading<T>(
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<T>,
  options: Options<T> = {},
) {
  const { first, everyMs } = options
  const kept = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : answers.get(key)),
    () => undefined,
  )
  const reader = useRef(read)
  reader.current = read
  const came = useRef(first)
  came.current = first
  const running = useRef<AbortController>(undefined)

  const reload = useCallback(async () => {
    if (key === undefined) return
    running.current?.abort()
    const now = new AbortController()
    running.current = now
    try {
      const data = await reader.current(now.signal)
      if (!now.signal.aborted) put(key, { data })
    } catch (error) {
      // Existing data stays on the page; the failure is shown only when there is none.
      if (!now.signal.aborted && error instanceof CallFail) put(key, { ...answers.get(key), error })
    }
  }, [key])

  useEffect(() => {
    if (key === undefined) return
    shownBy.set(key, (shownBy.get(key) ?? 0) + 1)
    if (came.current !== undefined && !answers.has(key)) put(key, { data: came.current })
    else reload()
    const timer = everyMs && setInterval(reload, everyMs)
    const shown = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', shown)
    return () => {
      shownBy.set(key, shownBy.get(key)! - 1)
      running.current?.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [key, everyMs, reload])

  const patch = useCallback(
    (change: (old: T) => T) => {
      const old = key === undefined ? undefined : (answers.get(key)?.data as T | undefined)
      if (key !== undefined && old !== undefined) put(key, { data: change(old) })
    },
    [key],
  )
  return { data: (kept?.data ?? first) as T | undefined, error: kept?.error, reload, patch }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(key: string, answer: Answer): void {
  answers.delete(key)
  answers.set(key, answer)
  if (answers.size > KEPT) drop(answers.keys().find((one) => !shownBy.get(one)))
  // A stream delivers bursts of changes: render once for all of them.
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    for (const listener of listeners) listener()
  })
}

function drop(key: string | undefined): void {
  if (key === undefined) return
  answers.delete(key)
  shownBy.delete(key)
}
