import { type Patience, patiently } from './patiently'

interface Options extends Patience {
  /** Called with the number of items that are over. */
  onStep?: (over: number) => void
}

export interface Failure<T> {
  item: T
  error: unknown
}

/** The results of the items: those that were not begun when it was stopped are `stopped`. */
export interface Outcome<T> {
  done: T[]
  failed: Failure<T>[]
  stopped: T[]
}

/** Runs a call for one item after the other. Too many requests make it wait; any other failure is its item's alone. */
export async function runEach<T>(
  items: readonly T[],
  each: (item: T) => Promise<unknown>,
  { onStep, ...patience }: Options,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [], stopped: [] }
  for (const item of items) {
    if (patience.signal.aborted) {
      outcome.stopped.push(item)
      continue
    }
    await patiently(() => each(item), patience).then(
      () => outcome.done.push(item),
      (error: unknown) => outcome.failed.push({ item, error }),
    )
    onStep?.(outcome.done.length + outcome.failed.length)
  }
  return outcome
}
