import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { calendarOf, openDraw } from '../../../../test/open-draw.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { jobContext } from '../../../job/context.ts'
import { tendDraws } from './jobs.ts'

const holder = TestClub.use()
const DATE = '2027-03-06'
const SLOTS = 70

/** Members without sessions, who only enter. */
const members = async (count: number) => [
  ...(await holder.club.sql<{ memberIdx: number }[]>`
    insert into member (id, password_hash, name, email, member_type)
    select 'many' || n, '-', 'Many ' || n, 'many' || n || '@example.com', '10' from generate_series(1, ${count}) n returning member_idx`),
]

it('2,000 entries take as many statements as few, but for what is won', async () => {
  const { club } = holder
  const calendar = calendarOf(DATE)
  await club.setClock(calendar.openAt)
  const slots = [
    ...(await club.day(DATE, { slots: SLOTS / 2, from: '06:00', dayClass: 'WEEKEND' })),
    ...(await club.day(DATE, { slots: SLOTS / 2, from: '06:00', dayClass: 'WEEKEND', course: '2' })),
  ]
  const people = await members(2000)
  const entries = people.map((one, i) => ({
    ...one,
    wishes: [{ ideal: `0${7 + (i % 3)}:00`, earliest: '06:00', latest: '10:40' }],
  }))
  const { drawIdx } = await openDraw(club, { dates: [DATE], slots, entries })
  const tend = async (at: string) => {
    await club.setClock(at)
    return (await statementsOf(club, () => tendDraws(jobContext(club.platform, 'tend-draws')))).length
  }
  const closing = await tend(calendar.closeAt)
  await club.setClock(calendar.drawAt)
  for (let i = 0; i < 2; i++) {
    const boss = await club.manager({ rights: { '940000': 'R', '940700': 'CRUD' } })
    const value = `${calendar.drawAt.slice(0, 10)},3,11,17`
    await club.ask(manage.draw, { drawIdx, version: 2, value }, boss)
  }
  const publishing = await tend(calendar.publishAt)
  const [ended] = await club.sql`
    select (select count(*) from booking where play_date = ${DATE})::int as bookings,
      (select count(*) from standby_entry where date = ${DATE})::int as standby`
  expect({ ...ended }).toEqual({ bookings: SLOTS, standby: 2000 - SLOTS })
  expect(closing).toBeLessThan(40)
  expect(publishing).toBeLessThan(40 + 40 * SLOTS)
})
