import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type IdNews, watchId } from './id-watch'

let asked: { id: string; signal: AbortSignal; answer: (isFree: boolean) => void; fail: () => void }[]
let news: (IdNews | undefined)[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  news = []
})
afterEach(() => void vi.useRealTimers())

const watch = () =>
  watchId(
    (id, signal) =>
      new Promise((answer, fail) => {
        asked.push({ id, signal, answer, fail: () => fail(new Error('no answer')) })
      }),
    (one) => news.push(one),
  )
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = () => news.at(-1)

test('asks once, when the typing pauses', async () => {
  const { typed } = watch()
  for (const id of ['office', 'office1', 'office12']) {
    typed(id)
    await pass(300)
  }
  expect(asked).toEqual([])
  await pass(100)
  expect(asked.map(({ id }) => id)).toEqual(['office12'])
  asked[0]!.answer(false)
  await pass(0)
  expect(last()).toEqual({ id: 'office12', fault: 'common.ID_TAKEN' })
})

test.each([
  ['offi', 'signup.ID_WRONG'],
  ['1office', 'signup.ID_WRONG'],
  ['Office1', 'signup.ID_WRONG'],
  ['office 1', 'signup.ID_WRONG'],
])('%s has not the form of an id: nobody is asked', async (id, fault) => {
  watch().typed(id)
  await pass(1000)
  expect(last()).toEqual({ id, fault })
  expect(asked).toEqual([])
})

test('says nothing of an empty field', async () => {
  watch().typed('')
  await pass(1000)
  expect(news).toEqual([undefined])
})

test('an answer that comes too late counts for nothing, whichever comes first', async () => {
  const { typed } = watch()
  typed('office1')
  await pass(400)
  typed('nobody77')
  expect(last(), 'what was known of the one before is taken back').toBeUndefined()
  await pass(400)
  expect(asked[0]!.signal.aborted).toBe(true)
  asked[1]!.answer(true)
  await pass(0)
  asked[0]!.answer(false)
  await pass(0)
  expect(last()).toEqual({ id: 'nobody77', isFree: true })
  typed('nobody778')
  asked[1]!.answer(true)
  await pass(0)
  expect(last()).toBeUndefined()
})

test('without an answer nothing is said, and nothing after the form is closed', async () => {
  const { typed, stop } = watch()
  typed('office1')
  await pass(400)
  asked[0]!.fail()
  await pass(0)
  expect(last()).toBeUndefined()
  typed('office12')
  stop()
  await pass(1000)
  expect(asked).toHaveLength(1)
})
