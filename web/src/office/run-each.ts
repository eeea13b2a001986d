import { CallFail } from '../api/call-fail'

/** Seconds to wait after a 429 that does not name them. */
const WAIT_S = 5

interface Options {
  /** Called with the number of items that are over. */
  onStep?: (over: number) => void
  /** No further item begins once it is aborted. */
  signal: AbortSignal
  wait?: (ms: number) => Promise<void>
}

/** Runs a call for one item after the other. Too many requests make it wait; any other failure leaves its item over. */
export async function runEach<T>(
  items: readonly T[],
  each: (item: T) => Promise<unknown>,
  { onStep, signal, wait = pause }: Options,
): Promise<{ done: T[]; left: T[] }> {
  const done: T[] = []
  const left: T[] = []
  for (const item of items) {
    const isDone = !signal.aborted && (await attempt(item))
    ;(isDone ? done : left).push(item)
    if (!signal.aborted) onStep?.(done.length + left.length)
  }
  return { done, left }

  async function attempt(item: T): Promise<boolean> {
    for (;;) {
      const fail = await each(item).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (fail === undefined) return true
      if (!(fail instanceof CallFail) || fail.status !== 429 || signal.aborted) return false
      await wait((Number(fail.retryAfter) || WAIT_S) * 1000)
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
