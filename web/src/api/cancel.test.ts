import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cancellable } from './cancel'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request that is cancelled after 1 s, and answered or broken after the given delay. */
async function cancelledAndThen(isRead: boolean, afterMs: number, fails = false): Promise<string> {
  const caller = new AbortController()
  let wire: AbortSignal | undefined
  const request = (signal: AbortSignal) => {
    wire = signal
    return new Promise<string>((resolve, reject) => {
      setTimeout(() => (fails ? reject(new Error('broken')) : resolve('answer')), 1000 + afterMs)
    })
  }
  setTimeout(() => caller.abort(), 1000)
  const ended = cancellable(request, isRead, caller.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(10_000)
  return `${await ended}${wire?.aborted ? ', wire cut' : ''}`
}

test.each([
  ['a read, answered at once', true, 0, false, 'AbortError, wire cut'],
  ['a read, answered late', true, 3000, false, 'AbortError, wire cut'],
  ['a write, answered within 2 s', false, 1999, false, 'answer'],
  ['a write, answered later', false, 2001, false, 'AbortError, wire cut'],
  ['a write that then fails', false, 500, true, 'AbortError'],
])('%s after it was cancelled', async (_, isRead, afterMs, fails, came) => {
  expect(await cancelledAndThen(isRead, afterMs, fails)).toBe(came)
})

test('what was cancelled before it began is never sent', async () => {
  const start = vi.fn()
  await expect(cancellable(start, true, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(start).not.toHaveBeenCalled()
})

test('without a cancellation everything is as it comes', async () => {
  expect(await cancellable(async () => 1, true)).toBe(1)
  await expect(cancellable(() => Promise.reject(new Error('broken')), false)).rejects.toThrow('broken')
})
