import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, it } from 'vitest'
import { FloodLimit } from './flood-limit.ts'

const POINTS = 600

/** The limit as several processes of one machine share it. */
function openAll(processes: number, points = POINTS): FloodLimit[] {
  let shared: RateLimiterMemory | undefined
  const share = (own: number) => (shared ??= new RateLimiterMemory({ points: own, duration: 3600 }))
  return Array.from({ length: processes }, () => new FloodLimit(share, { points, seconds: 3600, processes }))
}

/** How many of a burst of requests pass, spread over the processes in turn. */
async function passed(limits: FloodLimit[], requests: number, who = 'ip192.0.2.1'): Promise<number> {
  const waits = Array.from({ length: requests }, (_, i) => limits[i % limits.length]!.spend(who))
  return (await Promise.all(waits)).filter((ms) => ms === 0).length
}

describe.each([1, 2, 8])('with %s processes', (processes) => {
  it('a burst passes within a tenth of the limit, and then nothing', async () => {
    const limits = openAll(processes)
    const count = await passed(limits, 900)
    expect(count).toBeGreaterThanOrEqual(POINTS * 0.9)
    expect(count).toBeLessThanOrEqual(POINTS * 1.1)
    expect(await passed(limits, 100)).toBe(0)
    expect(await passed(limits, 10, 'ip192.0.2.2')).toBe(10)
  })

  it('a caller whose connections all reach one process has the same limit', async () => {
    const [only] = openAll(processes)
    const count = await passed([only!], 900)
    expect(count).toBeGreaterThanOrEqual(POINTS * 0.9)
    expect(count).toBeLessThanOrEqual(POINTS)
  })

  it('a limit of five is exactly five', async () => {
    expect(await passed(openAll(processes, 5), 40)).toBe(5)
  })
})

it('says how long to wait', async () => {
  const [limit] = openAll(2, 5)
  await passed([limit!], 6)
  expect(await limit!.spend('ip192.0.2.1')).toBeGreaterThan(3_500_000)
})

it('asks nobody about a visitor who reads little', () => {
  const asked: string[] = []
  const share = () => ({ consume: async (who: string) => asked.push(who) })
  const limit = new FloodLimit(share, { points: POINTS, seconds: 10, processes: 2 })
  for (let i = 0; i < 10; i++) expect(limit.spend('ip192.0.2.1')).toBe(0)
  expect(asked).toEqual([])
})

it('refuses for a moment when the count of all processes does not answer', async () => {
  const share = () => ({ consume: () => Promise.reject(new Error('no answer in time')) })
  const limit = new FloodLimit(share, { points: 5, seconds: 10, processes: 2 })
  expect(await limit.spend('m1')).toBeGreaterThan(0)
})
