import { expect, it } from 'vitest'
import { Clock } from './clock.ts'
import type { Sql } from './database.ts'
import type { Channel } from './events.ts'
import { KeptAnswers } from './kept-answers.ts'

const CACHE = { shows: ['notice'], seconds: 60 }

function setUp() {
  const listeners = new Map<Channel, (payload: string) => void>()
  const on = (channel: Channel, listener: (payload: string) => void) => {
    listeners.set(channel, listener)
    return () => {}
  }
  const clock = new Clock()
  const kept = new KeptAnswers(clock, { on, onGap: () => () => {} })
  const show = (ms: number) =>
    clock.measure((async () => [
      { now: Temporal.Instant.fromEpochMilliseconds(ms), server: Temporal.Now.instant() },
    ]) as unknown as Sql)
  return { kept, tell: (channel: Channel, payload = '') => listeners.get(channel)?.(payload), show }
}

it('an answer is found by its key and by its URL, until one of its nouns changes', () => {
  const { kept, tell } = setUp()
  kept.keepFor('/notice?size=3', kept.keep('notice 3', ['News'], CACHE, kept.generation))
  tell('changed', 'event')
  expect(kept.get('notice 3')?.data).toEqual(['News'])
  expect(kept.get('/notice?size=3')?.data).toEqual(['News'])
  tell('changed', 'notice')
  expect(kept.get('notice 3')).toBeUndefined()
  expect(kept.get('/notice?size=3')).toBeUndefined()
})

it('an answer that was read before a change is kept neither by key nor by URL after it', () => {
  const { kept, tell } = setUp()
  const before = kept.generation
  tell('changed', 'notice')
  const late = kept.keep('notice 3', ['Old news'], CACHE, before)
  expect(late.data).toEqual(['Old news'])
  kept.keepFor('/notice?size=3', late)
  expect(kept.get('notice 3')).toBeUndefined()
  expect(kept.get('/notice?size=3')).toBeUndefined()
})

it('an answer kept between a jump of the clock and its measurement does not outlive it', async () => {
  const { kept, tell, show } = setUp()
  const now = Date.now()
  await show(now + 10 * 86_400_000)
  tell('clock')
  kept.keep('calendar', ['12 December'], CACHE, kept.generation)
  await show(now)
  expect(kept.get('calendar')).toBeUndefined()
})
