import { STILL } from './club/accessible.ts'
import type { Club } from './club/club.ts'
import { lookAround } from './club/moment.ts'
import { expect, test } from './journey.ts'

// A product of its own: its club moves to another zone.
test.use({ ...STILL, settings: [{ TZ: 'America/New_York' }, { scope: 'worker' }] })

/** Around the changes: 14 March 2027 to daylight saving, 7 November back. */
const MOMENTS = ['2027-03-14T01:30', '2027-03-14T03:00', '2027-11-07T00:30', '2027-11-07T10:00']

test.beforeAll(async ({ club: { sql } }) => {
  await sql`update club set time_zone = '31', zone = 'America/New_York'`
})

for (const [nth, at] of MOMENTS.entries()) {
  test(`pages and emails are right in New York at ${at}`, async ({ page, club }) => {
    await lookAround(page, club, at, nth)
    await timesAreWallTimes(club, at.slice(0, 10))
  })
}

/** A tee time at 07:00 is at 07:00 wall-clock time on both sides of the change. */
async function timesAreWallTimes({ sql }: Club, date: string): Promise<void> {
  const [row] = await sql<{ all: number; wrong: number }[]>`
    select count(*)::int as all, count(*) filter (where (starts_at at time zone 'America/New_York')::time <> time)::int as wrong
    from slot where date = ${date}`
  expect(row!.all).toBeGreaterThan(0)
  expect(row!.wrong).toBe(0)
}
