import { contract } from '@clubhouse/contract'
import { proof } from '@clubhouse/contract/reservation/draw/post'
import { verify } from '@clubhouse/draw/verify'
import { expect, it, vi } from 'vitest'
import { jobContext } from '../../src/job/context.ts'
import { tendDraws } from '../../src/reservation/draw/run/jobs.ts'
import { TestClub } from '../club.ts'
import { doTasks, planDraws, waitingDay } from './draw-jobs.ts'
import { outcomeOf } from './outcome.ts'

const holder = TestClub.use()
const SUNDAY = { closeDays: 5, drawDays: 6, releaseDays: 7 }

async function inZone(zone: string, settings: object): Promise<void> {
  const { sql, platform } = holder.club
  await sql`
    update club set zone = ${zone}, time_zone = (select key from code where group_id = '104'
      and "group"::interval = (timestamptz '2026-01-01 00:00Z' at time zone ${zone}) - timestamp '2026-01-01')`
  await vi.waitFor(() => expect(platform.club.zone).toBe(zone))
  const values = { seedMode: 'slow', slowSteps: 40, ...settings }
  await sql`
    insert into rule_setting (name, "values") values ('draw', ${sql.json(values)})
    on conflict (name) do update set "values" = excluded."values"`
  platform.cache.invalidate('rule')
}

/** What is due at that moment. */
async function at(instant: Temporal.Instant): Promise<void> {
  const { club } = holder
  await club.setClock(instant.toString())
  await planDraws(club)
  await doTasks(club)
  await tendDraws(jobContext(club.platform, 'test'))
}

it.each([
  // In New York the clocks go forward on 14 March 2027 and back on 7 November; in Berlin forward on 28 March.
  {
    what: 'planned before the clocks change',
    zone: 'America/New_York',
    settings: {},
    plannedAt: '2027-03-10T15:00:00Z',
    date: '2027-04-03',
    openAt: '2027-03-15T13:00:00Z',
    closeAt: '2027-03-17T21:00:00Z',
    drawAt: '2027-03-18T14:00:00Z',
    publishAt: '2027-03-18T14:05:00Z',
    settleAt: '2027-03-19T17:00:00Z',
  },
  {
    what: 'closed the evening before',
    zone: 'America/New_York',
    settings: SUNDAY,
    plannedAt: '2027-10-29T15:00:00Z',
    date: '2027-11-20',
    openAt: '2027-11-01T13:00:00Z',
    closeAt: '2027-11-06T21:00:00Z',
    drawAt: '2027-11-07T15:00:00Z',
    publishAt: '2027-11-07T15:05:00Z',
    settleAt: '2027-11-08T18:00:00Z',
  },
  {
    // At 02:30, which that night does not have, it is 03:30.
    what: 'drawn in the hour that is left out',
    zone: 'Europe/Berlin',
    settings: { ...SUNDAY, drawTime: '02:30' },
    plannedAt: '2027-03-21T09:00:00Z',
    date: '2027-04-10',
    openAt: '2027-03-22T08:00:00Z',
    closeAt: '2027-03-27T16:00:00Z',
    drawAt: '2027-03-28T01:30:00Z',
    publishAt: '2027-03-28T01:35:00Z',
    settleAt: '2027-03-29T11:00:00Z',
  },
])(
  'the standing plan keeps the hours of the club, $what in $zone; a clock that goes back and forth does no step twice',
  async (known) => {
    const { zone, settings, plannedAt, date, openAt, closeAt, drawAt, publishAt, settleAt } = known
    const { club } = holder
    await inZone(zone, settings)
    const planned = Temporal.Instant.from(plannedAt)
    await club.setClock(plannedAt)
    await waitingDay(club, date)
    await club.sql`update slot set starts_at = (date + time) at time zone ${zone} where date = ${date}`
    await at(planned)
    const me = await club.member()
    const posts = (await club.ask(contract.drawPost.posts, { state: 'PLANNED' }, me)).data.list
    expect(posts).toMatchObject([{ openAt, closeAt, drawAt, publishAt, settleAt }])
    const { drawIdx } = posts[0]!
    const { termsIdx } = (await club.ask(contract.draw.form, { memberIdx: me.memberIdx, drawIdx }, me)).data
    const enter = () => {
      const wishes = [{ ideal: '07:00', earliest: '07:00', latest: '09:00' }]
      const input = {
        drawIdx,
        playDate: date,
        wishes,
        partySize: 4,
        party: [me.memberIdx],
        nonce: 'a'.repeat(32),
        termsIdx,
      }
      return club.ask(contract.draw.enter, input, me)
    }
    const steps = { OPEN: openAt, CLOSED: closeAt, DRAWN: drawAt, PUBLISHED: publishAt, SETTLED: settleAt }
    for (const [state, instant] of Object.entries(steps)) {
      const before = await outcomeOf(club.sql, date)
      // The steps take time of their own on a slow machine, and the club's clock goes on.
      await at(Temporal.Instant.from(instant).subtract({ minutes: 1 }))
      expect(await outcomeOf(club.sql, date)).toEqual(before)
      if (state === 'OPEN') expect((await enter()).code).toBe('NOT_OPEN')
      if (state === 'CLOSED') expect((await enter()).code).toBeUndefined()
      await at(Temporal.Instant.from(instant))
      expect((await club.ask(contract.drawPost.post, { memberIdx: me.memberIdx, drawIdx }, me)).data).toMatchObject({
        draw: { state },
      })
      if (state === 'CLOSED') expect((await enter()).code).toBe('PAST_DEADLINE')
      const done = await outcomeOf(club.sql, date)
      for (const moment of [planned, Temporal.Instant.from(openAt), Temporal.Instant.from(instant)]) {
        await at(moment)
        expect(await outcomeOf(club.sql, date)).toEqual(done)
      }
    }
    expect(verify((await club.ask(proof, { drawIdx })).data)).toEqual([])
    const logged = await club.sql<{ state: string }[]>`
    select after ->> 'state' as state from audit
    where noun = 'draw' and record_idx = ${drawIdx} and after ? 'state' order by audit_idx`
    expect(logged.map(({ state }) => state)).toEqual(['PLANNED', 'OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED'])
    expect((await outcomeOf(club.sql, date)).bookings).toHaveLength(1)
  },
)
