import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLine, type Unanswered } from './waiting-line'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A waiting line whose prompts are answered manually. */
function lineOf({ random = 0, agrees = true }: { random?: number; agrees?: boolean } = {}) {
  const questions: ((again: boolean) => void)[] = []
  const asked: string[] = []
  const takenOff = vi.fn()
  const line = createLine({
    together: (answer) => {
      questions.push(answer)
      return takenOff
    },
    alone: async (act, isSafe) => {
      asked.push(`${act()}${isSafe ? ', once' : ''}`)
      return agrees
    },
    random: () => random,
  })
  const outcomes: Record<string, boolean> = {}
  const wait = (name: string, request: Unanswered = {}) =>
    void line.wait(request).then((again) => {
      outcomes[name] = again
    })
  return { line, wait, questions, asked, takenOff, outcomes }
}

test('all who wait are asked about once, and leave together', async () => {
  const { line, wait, questions, outcomes } = lineOf()
  wait('sheet')
  wait('notices')
  expect(line.failed.get()).toBe(true)
  expect(questions).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(outcomes, 'nothing goes by itself').toEqual({})
  questions[0]!(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual({ sheet: true, notices: true })
  expect(line.failed.get()).toBe(false)
})

test('who gives up gives up all', async () => {
  const { wait, questions, asked, outcomes } = lineOf()
  wait('sheet')
  wait('booking', { act: () => 'Booking' })
  questions[0]!(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual({ sheet: false, booking: false })
  expect(asked).toEqual([])
})

test.each([
  [0, 0],
  [0.5, 1500],
  [0.999, 2997],
])('the way back is spread over 3 s (%d)', async (random, ms) => {
  const { wait, questions, outcomes } = lineOf({ random })
  wait('sheet')
  questions[0]!(true)
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 1))
  expect(outcomes).toEqual(ms === 0 ? { sheet: true } : {})
  await vi.advanceTimersByTimeAsync(1)
  expect(outcomes).toEqual({ sheet: true })
})

test.each([
  [true, { sheet: true, booking: true, hold: true }],
  [false, { sheet: true, booking: false, hold: false }],
])('what changes money or slots is asked about by its name (%s)', async (agrees, came) => {
  const { wait, questions, asked, outcomes } = lineOf({ agrees })
  wait('booking', { act: () => 'Booking', isSafe: true })
  wait('sheet')
  wait('hold', { act: () => 'Hold' })
  questions[0]!(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['Booking, once', 'Hold'])
  expect(outcomes).toEqual(came)
})

test('a cancelled request leaves the line, and the last one closes the question', async () => {
  const { line, wait, takenOff, outcomes, questions } = lineOf()
  const page = new AbortController()
  wait('sheet', { signal: page.signal })
  page.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toEqual({ sheet: false })
  expect(takenOff).toHaveBeenCalledTimes(1)
  expect(line.failed.get()).toBe(false)
  wait('again')
  expect(questions).toHaveLength(2)
})

test('a request cancelled before its resend is not sent', async () => {
  const { wait, questions, outcomes } = lineOf({ random: 0.5 })
  const page = new AbortController()
  wait('sheet', { signal: page.signal })
  questions[0]!(true)
  await vi.advanceTimersByTimeAsync(1000)
  page.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(outcomes).toEqual({ sheet: false })
})
