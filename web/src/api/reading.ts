import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { CallFail } from './call-fail'

interface Answer {
  data?: unknown
  error?: CallFail
}

interface Options<T> {
  /** What the page came with: it counts as the answer until another one is read. */
  first?: T
  /** Reads again by itself every so often. */
  everyMs?: number
}

/** So many answers stay in memory: days that were looked at come back at once, and are read again behind it. */
const KEPT = 14
const answers = new Map<string, Answer>()
/** What is on the page is not dropped; by how many places each is shown. */
const shownBy = new Map<string, number>()
const listeners = new Set<() => void>()
let isScheduled = false

/**
 * Something that a page shows and reads again and again, by its key; nothing is read without one. The tee sheet stands on
 * this instead of the query cache, so that a visitor's first page does without that.
 */
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
      // What is on the page stays there; only who has nothing to show tells of the failure.
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
  // A stream tells many changes in a row: the page is drawn once for all of them.
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
