import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'
import { seedWeather } from './weather.ts'

const holder = TestClub.use()
const now = async () => (await holder.club.ask(contract.weather.widget, {})).data

it('the demo club begins with weather of the season, marked as made up', async () => {
  await seedWeather({ sql: holder.club.sql, today: holder.club.today() })
  await expect.poll(now).toMatchObject({ source: 'DEMO', stale: false })
  const { temp, sunrise, sunset } = (await now())!
  expect(temp).toBeGreaterThan(-12)
  expect(temp).toBeLessThan(15)
  // In Yongin on 2 December: 07:29 and 17:14.
  expect(sunrise).toMatch(/^2026-12-01T22:(2[4-9]|3[0-4])/)
  expect(sunset).toMatch(/^2026-12-02T08:(09|1\d)/)
})
