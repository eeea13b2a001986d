import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { horizonJob } from '../../sheet/template/horizon-job.ts'
import { generate, publish } from '../../sheet/template/service.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.template.create>
type Part = Fields['parts'][number]
let manager: Awaited<ReturnType<TestClub['manager']>>
let course: Record<string, number>
beforeAll(async () => {
  manager = await holder.club.manager({ rights: { '940000': 'R', '940100': 'CRU', '940400': 'CRUD' } })
  const rows = await holder.club.sql<{ code: string; courseIdx: number }[]>`select code, course_idx from course`
  course = Object.fromEntries(rows.map(({ code, courseIdx }) => [code, courseIdx]))
  await holder.club.setClock('2027-03-01T12:00')
})

/** Ten tee times from the hour on, with the shares that are given; without any, with those that a part begins with. */
const part = (no: string, hour: string, shares?: Part['shares']): Part => ({
  part: no,
  firstTime: `${hour}:00`,
  lastTime: `${hour}:54`,
  interval: 6,
  routes: [{ startCourseIdx: course['1']!, turnCourseIdx: null }],
  holes: '9',
  mode: 'EXCLUSIVE',
  minPlayers: 3,
  capacity: 4,
  w05: 'F',
  shares,
})
async function template(parts: Part[], before?: { templateIdx: number; version: number }) {
  const fields: Fields = {
    ...{ name: 'All year', dayTypes: ['WD', 'SA', 'SU', 'HO', 'EV'], weekdays: [...'1234567'] },
    ...{ from: '01-01', to: '12-31', parts },
  }
  if (!before) return (await holder.club.ask(contract.template.create, fields, manager)).data
  return (
    await holder.club.ask(
      contract.template.change,
      { templateIdx: before.templateIdx, ...fields, version: before.version },
      manager,
    )
  ).data
}

/** The tee times of each part of a day that is made now. */
async function made(date: string): Promise<Record<string, number[]>> {
  const ctx = jobContext(holder.club.platform, horizonJob.name)
  await generate(ctx, date, date)
  await publish(ctx, [date])
  return slots(date)
}

async function slots(date: string): Promise<Record<string, number[]>> {
  const rows = await holder.club.sql<{ part: string; slots: number[] }[]>`
    select part, array_agg(slot_idx order by time)::int[] as slots from slot where date = ${date} group by part`
  return Object.fromEntries(rows.map((row) => [row.part, row.slots]))
}

async function forClub(slotIdx: number) {
  const { memberIdx } = await holder.club.member()
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx },
    ...[2, 3, 4].map((no): Player => ({ no, kind: 'TBD' })),
  ]
  return holder.club.ask(
    contract.bookingManage.make,
    { slotIdx, type: 'H', memberIdx, players, reason: 'for the club' },
    manager,
  )
}

const move = async (bookingIdx: number, slotIdx: number) =>
  await holder.club.ask(contract.bookingManage.move, { bookingIdx, version: 1, slotIdx, reason: 'called' }, manager)

const capOf = ({ fail }: { fail: { code: string; msgVar: object } }) => [fail.code, fail.msgVar]

describe('bookings for the club', () => {
  it('have the share of each part of the day, which is 10 % where the part sets none', async () => {
    await template([
      part('1', '07', { draw: 0, fcfs: 80, house: 20, team: 0 }),
      part('2', '10'),
      part('3', '15', { draw: 50, fcfs: 50, house: 0, team: 0 }),
    ])
    const day = await made('2027-03-10')
    for (const slot of day['1']!.slice(0, 2)) expect((await forClub(slot)).result).toBe(true)
    expect(capOf(await forClub(day['1']![2]!))).toEqual(['HOUSE_CAP', { used: 2, max: 2 }])
    expect((await forClub(day['2']![0]!)).result).toBe(true)
    expect(capOf(await forClub(day['2']![1]!))).toEqual(['HOUSE_CAP', { used: 1, max: 1 }])
    expect(capOf(await forClub(day['3']![0]!))).toEqual(['HOUSE_CAP', { used: 0, max: 0 }])
  })

  it('count with the tee times that are kept for the club', async () => {
    const day = await made('2027-03-11')
    await holder.club.sql`insert into claim (slot_idx, seat, kind) values (${day['1']![9]!}, 0, 'HOUSE')`
    expect((await forClub(day['1']![0]!)).result).toBe(true)
    expect(capOf(await forClub(day['1']![1]!))).toEqual(['HOUSE_CAP', { used: 2, max: 2 }])
  })

  it('cannot be moved into a part whose share is used up, but within their own', async () => {
    const day = await made('2027-03-12')
    await forClub(day['2']![0]!)
    const { bookingIdx } = (await forClub(day['1']![0]!)).data
    const quote = await holder.club.ask(
      contract.bookingManage.moveQuote,
      { bookingIdx, slotIdx: day['2']![1]! },
      manager,
    )
    expect(capOf(quote)).toEqual(['HOUSE_CAP', { used: 1, max: 1 }])
    expect(capOf(await move(bookingIdx, day['2']![1]!))).toEqual(['HOUSE_CAP', { used: 1, max: 1 }])
    await forClub(day['1']![1]!)
    expect((await move(bookingIdx, day['1']![2]!)).data).toMatchObject({ slotIdx: day['1']![2] })
  })

  it('follow the shares that the day was made with, also after the template has others', async () => {
    const [row] = await holder.club.sql<{ templateIdx: number; version: number }[]>`
      select template_idx, version from template where name = 'All year'`
    const before = await made('2027-03-15')
    await template([part('1', '07', { draw: 0, fcfs: 90, house: 10, team: 0 })], row!)
    const after = await made('2027-03-16')
    for (const slot of before['1']!.slice(0, 2)) expect((await forClub(slot)).result).toBe(true)
    expect((await forClub(after['1']![0]!)).result).toBe(true)
    expect(capOf(await forClub(after['1']![1]!))).toEqual(['HOUSE_CAP', { used: 1, max: 1 }])
  })

  it('leave one where managers take the last one of a part in the same moment', async () => {
    const day = await made('2027-03-17')
    const answers = await Promise.all(day['1']!.slice(0, 4).map(forClub))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('HOUSE_CAP'))
  })
})
