import { afterAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { FloodLimit } from './flood-limit.ts'

const holder = TestClub.use()
const opened: FloodLimit[] = []
const open = () => {
  const limit = new FloodLimit(holder.club.sql, holder.club.platform.clock, 'test', 100, 3600)
  opened.push(limit)
  return limit
}
afterAll(() => {
  for (const limit of opened) limit.close()
})
const spend = (limit: FloodLimit, who: string, times: number) => Array.from({ length: times }, () => limit.spend(who))

it('lets so many through in a window, each person apart', () => {
  const limit = open()
  expect(spend(limit, 'm1', 100).every((ms) => ms === 0)).toBe(true)
  expect(limit.spend('m1')).toBeGreaterThan(0)
  expect(limit.spend('m2')).toBe(0)
})

it('adds up over processes', async () => {
  const [one, other] = [open(), open()]
  spend(one, 'm3', 70)
  spend(other, 'm3', 70)
  await expect.poll(() => one.spend('m3') > 0 && other.spend('m3') > 0, { interval: 300 }).toBe(true)
  expect(one.spend('m4')).toBe(0)
})
