import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogs } from '../ui/feedback/dialog'
import type { KeptSession } from './session-store'

const fake = vi.hoisted(() => ({ renewal: 'unreachable' as unknown, asked: 0, lost: [] as string[] }))
vi.mock('./renew', () => ({
  alone: (work: () => Promise<unknown>) => work(),
  renewSession: async () => {
    fake.asked++
    return fake.renewal
  },
}))
vi.mock('./session-store', () => ({
  currentSession: () => ({ accessToken: 'at.1' }),
  loseSession: (why: string) => fake.lost.push(why),
}))
vi.mock('./activity', () => ({ isActive: () => true, noteActivity: () => {}, watchActivity: () => () => {} }))
vi.mock('./revoke', () => ({ revoke: async () => true }))
vi.mock('./sign-in', () => ({ signOut: async () => {} }))
vi.mock('../language/all-texts', () => ({ allTexts: async () => {} }))
const { watchSession } = await import('./session-end')

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { pathname: '/reservation' })
  fake.asked = 0
  fake.lost = []
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  stop = watchSession({ accessToken: 'at.1', accessTokenExpire: at(100), refreshTokenExpire: at(9000) } as KeptSession)
})
afterEach(() => {
  stop()
  for (const { close } of dialogs.get()) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a refresh without an answer is tried again every 15 s until the access token ends, which ends the session', async () => {
  await vi.advanceTimersByTimeAsync(39_000)
  expect(fake.asked).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([fake.asked, fake.lost]).toEqual([4, []])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([fake.asked, fake.lost]).toEqual([5, ['expired']])
  expect(dialogs.get()).toHaveLength(1)
})

test('the page of an email’s link needs no login, so that nothing is said of it', async () => {
  vi.stubGlobal('location', { pathname: '/unsubscribe' })
  await vi.advanceTimersByTimeAsync(101_000)
  expect(fake.lost).toEqual(['expired'])
  expect(dialogs.get()).toHaveLength(0)
})

test('an answer before that keeps the session', async () => {
  await vi.advanceTimersByTimeAsync(50_000)
  fake.renewal = { token: 'at.2' }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fake.lost).toEqual([])
})
