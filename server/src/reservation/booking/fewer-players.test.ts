import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'
import { migratedFrom } from '../../../test/migrated-from.ts'
import { setPolicy } from '../../../test/set-policy.ts'
import { migrate } from '../../platform/migrate.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday with two tee times that three may play. */
let date: string
let slots: number[]
let me: Member
let desk: Awaited<ReturnType<TestClub['manager']>>

const at = (daysBefore: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
const payForAll = (fewerPayForAll: boolean) => setPolicy(holder.club, 'booking', { fewerPayForAll })

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 6 * week++ })
    .toString()
  await at(14)
  me = await holder.club.member()
  desk = await holder.club.manager({ isSSAdmin: true })
  slots = await holder.club.day(date, { slots: 2 })
  await holder.club.sql`update slot set min_players = 3 where slot_idx = any (${slots}::bigint[])`
})

const party = (count: number): Player[] => [
  { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
  ...[2, 3, 4].slice(0, count - 1).map((no) => ({ no, kind: 'TBD' as const })),
]
const paying = ({ rows }: Pick<Price, 'rows'>) => rows.find(({ key }) => key === 'GREEN')!.qty
const quoted = async (count: number, slotIdx = slots[0]!) => {
  const input = { slotIdx, players: party(count), cart: true, caddie: true }
  return (await holder.club.ask(contract.change.quote, input, me)).data
}
const booked = async (count: number) => {
  const hold = await holder.club.hold(me, slots[0]!)
  const { total } = await quoted(count)
  return (await holder.club.book(me, slots[0]!, hold, { players: party(count), total })).data
}
/** The price once so many of the players of a booking are here. */
const checkedIn = async (bookingIdx: number, version: number, count: number, present: number) => {
  await at(0, '06:30')
  const players = [1, 2, 3, 4].slice(0, count).map((no) => ({ no, present: no <= present }))
  const mark = { bookingIdx, version, state: 'CHECKED_IN' as const, players }
  return (await holder.club.ask(contract.checkIn.mark, mark, desk)).data.price
}
const putPlayers = async (bookingIdx: number, version: number, count: number) =>
  (
    await holder.club.ask(
      contract.change.changePlayers,
      { bookingIdx, version, players: party(count), cart: true, caddie: true },
      me,
    )
  ).data

describe.each([
  [true, 4],
  [false, 3],
])('three of four, where fewer pay for all: %s', (isForAll, three) => {
  beforeEach(() => payForAll(isForAll))

  it('is the same price on the sheet, in the hold, in a quote, for standby, and in the booking', async () => {
    const slot = { memberIdx: me.memberIdx, date, slotIdx: slots[0]! }
    expect(paying((await holder.club.ask(contract.sheet.detail, slot, me)).data.price)).toBe(three)
    const standby = (await holder.club.ask(contract.standby.forDay, { memberIdx: me.memberIdx, date }, me)).data
    const { totals } = standby.queue[0]!
    expect(totals[2]).toBe((await quoted(3)).total)
    expect(totals[3]).toBe((await quoted(4)).total)
    const hold = await holder.club.hold(me, slots[0]!)
    expect(paying(hold.data.price)).toBe(three)
    expect(paying(await quoted(3))).toBe(three)
    const made = await holder.club.book(me, slots[0]!, hold, { players: party(3), total: hold.data.price.total })
    expect(paying(made.data.price)).toBe(three)
    const more = await putPlayers(made.data.bookingIdx, 1, 4)
    expect(paying(more.price)).toBe(4)
    expect((await putPlayers(made.data.bookingIdx, 2, 3)).price).toEqual(made.data.price)
  })

  it('is what the desk asks for', async () => {
    const wanted = { slotIdx: slots[1]!, memberIdx: me.memberIdx, type: 'P' as const, players: party(3) }
    const input = { ...wanted, cart: true, caddie: true }
    expect(paying((await holder.club.ask(contract.bookingManage.make, input, desk)).data.price)).toBe(three)
  })

  it('is what three pay who come of four', async () => {
    const { bookingIdx } = await booked(4)
    await at(0, '06:30')
    const players = [1, 2, 3, 4].map((no) => ({ no, present: no < 4 }))
    const mark = { bookingIdx, version: 1, state: 'CHECKED_IN' as const, players }
    expect(paying((await holder.club.ask(contract.checkIn.mark, mark, desk)).data.price)).toBe(three)
  })

  it('never is more because one is missing, also when the club has changed it', async () => {
    const made = await booked(3)
    await payForAll(!isForAll)
    expect(paying(await checkedIn(made.bookingIdx, 1, 3, 2))).toBe(three)
    expect((await checkedIn(made.bookingIdx, 2, 3, 3)).total).toBe(made.price.total)
  })

  it('stays with a booking when the club changes it', async () => {
    const made = await booked(3)
    await payForAll(!isForAll)
    const named = await putPlayers(made.bookingIdx, 1, 3)
    expect(named.price).toEqual(made.price)
    await at(0, '06:30')
    const players = [1, 2, 3].map((no) => ({ no, present: true }))
    const mark = { bookingIdx: made.bookingIdx, version: named.version, state: 'CHECKED_IN' as const, players }
    expect((await holder.club.ask(contract.checkIn.mark, mark, desk)).data.price).toEqual(made.price)
  })
})

describe('surcharges', () => {
  const fees = (...keys: string[]) => holder.club.sql`
    insert into fee (key, day_class, unit, amount, from_date)
    select key, 'WEEKDAY', case key when 'THREE' then 'PERSON' else 'TEAM' end, 10000, '2020-01-01' from unnest(${keys}::text[]) key`
  const keysOf = ({ rows }: Pick<Price, 'rows'>) =>
    rows.map(({ key }) => key).filter((key) => !['CART', 'CADDIE'].includes(key))
  beforeEach(async () => {
    await payForAll(false)
    await fees('THREE', 'EXTRA9')
    holder.club.platform.cache.invalidate('rule')
  })
  afterEach(async () => {
    await holder.club.sql`delete from fee where key in ('THREE', 'EXTRA9')`
    await holder.club.sql`update fee set unit = 'PERSON' where key = 'GREEN'`
    holder.club.platform.cache.invalidate('rule')
  })

  it('are paid by three, from the hold on, and go and come with the fourth player', async () => {
    const hold = await holder.club.hold(me, slots[0]!)
    expect(keysOf(hold.data.price)).toEqual(['GREEN', 'THREE'])
    const { total } = hold.data.price
    const made = (await holder.club.book(me, slots[0]!, hold, { players: party(3), total })).data
    expect(made.price.rows.find(({ key }) => key === 'THREE')).toMatchObject({ qty: 3, amount: 30_000 })
    const four = await putPlayers(made.bookingIdx, 1, 4)
    expect(keysOf(four.price)).toEqual(['GREEN'])
    const three = await putPlayers(made.bookingIdx, 2, 3)
    expect(three.price.total).toBe(total)
    const slot = { memberIdx: me.memberIdx, date, slotIdx: slots[1]! }
    expect(keysOf((await holder.club.ask(contract.sheet.detail, slot, me)).data.price)).toEqual(['GREEN', 'THREE'])
  })

  it('are not paid by three who pay for four, and the guide does not list them there', async () => {
    const listed = async () =>
      (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data.fees.some(
        ({ key }) => key === 'THREE',
      )
    await expect.poll(listed).toBe(true)
    await payForAll(true)
    await expect.poll(listed).toBe(false)
    expect(keysOf((await holder.club.hold(me, slots[0]!)).data.price)).toEqual(['GREEN'])
    expect(keysOf(await quoted(3))).toEqual(['GREEN'])
  })

  it('are paid for 27 holes, once where the team pays', async () => {
    await holder.club.sql`update slot set holes = '27' where slot_idx = ${slots[0]!}`
    expect((await quoted(4)).rows.find(({ key }) => key === 'EXTRA9')).toMatchObject({ qty: 1, amount: 10_000 })
    expect(keysOf(await quoted(4, slots[1]!))).toEqual(['GREEN'])
  })

  it('come to no booking that was made before the club had a price for them', async () => {
    await holder.club.sql`delete from fee where key = 'THREE'`
    holder.club.platform.cache.invalidate('rule')
    const made = await booked(3)
    await fees('THREE')
    holder.club.platform.cache.invalidate('rule')
    expect((await putPlayers(made.bookingIdx, 1, 3)).price.total).toBe(made.price.total)
  })

  it('come with no absentee to a booking of before', async () => {
    await holder.club.sql`delete from fee where key = 'THREE'`
    holder.club.platform.cache.invalidate('rule')
    const four = await booked(4)
    await fees('THREE')
    holder.club.platform.cache.invalidate('rule')
    expect(keysOf(await checkedIn(four.bookingIdx, 1, 4, 3))).toEqual(['GREEN'])
  })

  it('stay with three of whom two come first, and are in the price of the form alone before', async () => {
    await holder.club.sql`update slot set min_players = 2 where slot_idx = ${slots[0]!}`
    expect((await quoted(2)).threeRow).toMatchObject({ qty: 3, amount: 30_000 })
    const three = await booked(3)
    expect(three.price).not.toHaveProperty('threeRow')
    expect(keysOf(await checkedIn(three.bookingIdx, 1, 3, 2))).toEqual(['GREEN'])
    expect((await checkedIn(three.bookingIdx, 2, 3, 3)).total).toBe(three.price.total)
  })

  it('come to no booking of before where the team pays the green fee', async () => {
    await holder.club.sql`delete from fee where key = 'THREE'`
    await holder.club.sql`update fee set unit = 'TEAM' where key = 'GREEN'`
    holder.club.platform.cache.invalidate('rule')
    const made = await booked(3)
    await fees('THREE')
    holder.club.platform.cache.invalidate('rule')
    expect((await putPlayers(made.bookingIdx, 1, 3)).price).toEqual(made.price)
    expect((await checkedIn(made.bookingIdx, 2, 3, 3)).total).toBe(made.price.total)
  })
})

it('is in the guide where fewer may play a template in use', async () => {
  const guests = async () => (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data.guests
  await payForAll(true)
  expect(await guests()).not.toContain('pay for all its places')
  await holder.club.sql`
    with made as (insert into template (name, day_types, is_use) values ('Three', '{WD}', true) returning template_idx)
    insert into template_part (template_idx, part, first_time, last_time, min_players)
    select template_idx, '1', '07:00', '08:00', 3 from made`
  await payForAll(true)
  await expect.poll(guests).toContain('Where fewer players may book a whole tee time, they pay for all its places.')
  await payForAll(false)
  await expect.poll(guests).not.toContain('pay for all its places')
})

it('is off in a club that had tee times for fewer before', () =>
  migratedFrom('0402', async (sql) => {
    await sql`insert into rule_setting (name, "values") values ('booking', '{"namesDueDays": 5}')`
    await sql`insert into club (club_idx, club_code, site_code, club_name, lang, langs) values (1, 'AB123', 'AB', 'Old', 'ko', '{en,ko}')`
    await sql`
      with made as (insert into template (name, day_types, is_use) values ('Three', '{WD}', true) returning template_idx)
      insert into template_part (template_idx, part, first_time, last_time, min_players)
      select template_idx, '1', '07:00', '08:00', 3 from made`
    expect(await migrate(sql)).toContain('0402-who-pays-for-all-places.sql')
    expect([...(await sql`select "values", version from rule_setting where name = 'booking'`)]).toEqual([
      { values: { namesDueDays: 5, fewerPayForAll: false }, version: 2 },
    ])
  }))

it('is on in every other club', () =>
  migratedFrom('0402', async (sql) => {
    await migrate(sql)
    expect(await sql`select from rule_setting where name = 'booking'`).toHaveLength(0)
  }))
