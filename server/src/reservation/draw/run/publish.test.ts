import { contract } from '@clubhouse/contract'
import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { proof } from '@clubhouse/contract/reservation/draw/post'
import type { Bundle } from '@clubhouse/draw/bundle'
import { verify } from '@clubhouse/draw/verify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { doTasks } from '../../../../test/draw/draw-jobs.ts'
import { bookingTerms } from '../../../../test/draws.ts'
import { freeing } from '../../../../test/freeing.ts'
import { calendarOf, openDraw, type TestDraw } from '../../../../test/open-draw.ts'
import { lastMail } from '../../../../test/people.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { standbyJobs } from '../../standby/offer/job.ts'
import { tendDraws } from './jobs.ts'

const holder = TestClub.use()
const [onFreed] = standbyJobs({ notify })
type Member = Awaited<ReturnType<typeof holder.club.member>>
let bosses: Awaited<ReturnType<typeof holder.club.manager>>[]
let week = 0
let date: string
beforeAll(async () => {
  const rights = { '940000': 'R', '940400': 'CRUD', '940600': 'RU', '940700': 'CRUD' }
  bosses = await Promise.all([1, 2].map(() => holder.club.manager({ rights })))
  await holder.club.sql`update opening_rule set weeks = 8, quota_month = null where member_type = '10'`
})
beforeEach(async () => {
  // A weekend of a month of its own, because of the quotas.
  date = Temporal.PlainDate.from('2027-03-06')
    .add({ weeks: 5 * week++ })
    .toString()
  await holder.club.setClock(calendarOf(date).openAt)
  await holder.club.sql`delete from job_task`
})

const ctx = () => jobContext(holder.club.platform, 'test')
const tend = () => tendDraws(ctx())
const members = (count: number) => Promise.all(Array.from({ length: count }, () => holder.club.member()))
const day = (slots = 3, more = {}) => holder.club.day(date, { slots, dayClass: 'WEEKEND', ...more })

/** Closes and draws; the clock shows the time of publishing. */
async function drawn(of: Pick<TestDraw, 'slots' | 'entries'> & Partial<TestDraw>) {
  const { drawIdx, entries } = await openDraw(holder.club, { dates: [date], ...of })
  const calendar = { ...calendarOf(date), ...of.at }
  await holder.club.setClock(calendar.closeAt)
  await tend()
  await holder.club.setClock(calendar.drawAt)
  for (const boss of bosses)
    await holder.club.ask(manage.draw, { drawIdx, version: 2, value: `${calendar.drawAt.slice(0, 10)},3,11,17` }, boss)
  await holder.club.setClock(calendar.publishAt)
  const [bundle] = await holder.club.sql<{ whole: Bundle }[]>`
    select frozen || drawn as whole from draw_bundle where draw_idx = ${drawIdx}`
  return { drawIdx, entries, bundle: bundle!.whole, calendar }
}
const publish = (drawIdx: number, version = 3) => holder.club.ask(manage.publish, { drawIdx, version }, bosses[0])

interface Row {
  entryIdx: number
  memberIdx: number
  state: string
  why: { code: string } | null
  place: number
  slotIdx: number | null
  wish: number | null
  distance: number | null
  bookingIdx: number | null
  waitingIdx: number | null
}
/** By place. */
const rowsOf = async (drawIdx: number) => [
  ...(await holder.club.sql<Row[]>`
    select entry_idx, member_idx, state, why, place, slot_idx, wish, distance, booking_idx, waiting_idx from draw_entry
    where draw_idx = ${drawIdx} order by play_date, place`),
]
const bookingOf = async (bookingIdx: number) =>
  (
    await holder.club.sql`
      select b.type, b.state, b.member_idx, b.slot_idx, b.names_due_at, b.free_cancel_until, b.terms_idx, (b.price ->> 'total')::int as total,
        (select array_agg(coalesce(p.member_idx, 0) order by p.no) from booking_player p where p.booking_idx = b.booking_idx) as players
      from booking b where b.booking_idx = ${bookingIdx}`
  )[0]!
const instant = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Seoul').toInstant()

describe('publishing', () => {
  it('books what was won, and lets losers stand by in the order of the draw', async () => {
    const people = await members(6)
    const slots = await day(3)
    const { drawIdx, bundle } = await drawn({ slots, entries: people })
    const { data } = await publish(drawIdx)
    expect(data).toMatchObject({ state: 'PUBLISHED', version: 4, bookings: 3, standby: 3, mails: 6 })
    const rows = await rowsOf(drawIdx)
    expect(rows.map(({ place, slotIdx, wish, distance }) => [place, slotIdx, wish, distance])).toEqual(
      bundle.result.dates[0]!.places.map(({ place, slotIdx = null, wish = null, distance = null }) => [
        place,
        slotIdx,
        wish,
        distance,
      ]),
    )
    expect(rows.map(({ state }) => state)).toEqual(['WON', 'WON', 'WON', 'STANDBY', 'STANDBY', 'STANDBY'])
    const booking = await bookingOf(rows[0]!.bookingIdx!)
    expect(booking).toMatchObject({
      ...{ type: 'D', state: 'CF', memberIdx: rows[0]!.memberIdx, slotIdx: rows[0]!.slotIdx },
      players: [rows[0]!.memberIdx, 0, 0, 0],
      namesDueAt: instant(`${Temporal.PlainDate.from(date).subtract({ days: 4 })}T17:00`),
      freeCancelUntil: instant(`${Temporal.PlainDate.from(date).subtract({ days: 4 })}T17:00`),
    })
    expect(booking.total).toBeGreaterThan(0)
    const { list } = (await holder.club.ask(contract.standbyManage.list, { date }, bosses[0])).data
    expect(list.map((one) => one.memberIdx)).toEqual(rows.slice(3).map((one) => one.memberIdx))
    expect(list.map((one) => one.drawPlace)).toEqual([4, 5, 6])
    expect(list[0]).toMatchObject({ state: 'W', hours: ['07', '08', '09'], partySize: 4, noticeHours: 12, auto: false })
    // The whole bundle is public now.
    expect(verify((await holder.club.ask(proof, { drawIdx })).data)).toEqual([])
  })

  it('is refused early, twice and with another version, and done by the job', async () => {
    const { drawIdx, calendar } = await drawn({ slots: await day(), entries: await members(2) })
    await holder.club.setClock(calendar.drawAt)
    expect((await publish(drawIdx)).fail).toMatchObject({
      code: 'TOO_SOON',
      msgVar: { at: instant(calendar.publishAt).toString() },
    })
    await holder.club.setClock(calendar.publishAt)
    expect((await publish(drawIdx, 2)).fail.code).toBe('CHANGED_MEANWHILE')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const again = () => holder.club.ask(manage.publish, { drawIdx, version: 3 }, bosses[0], key)
    const first = await again()
    expect(first.data).toMatchObject({ state: 'PUBLISHED', bookings: 2 })
    expect((await again()).body).toEqual(first.body)
    expect((await publish(drawIdx, 4)).fail.code).toBe('WRONG_STATE')
    await tend()
    expect(await holder.club.sql`select from booking where type = 'D' and play_date = ${date}`).toHaveLength(2)
  })

  it('by several processes at once books each tee time once', async () => {
    const { drawIdx } = await drawn({ slots: await day(3), entries: await members(4) })
    await Promise.all([tend(), publish(drawIdx), tend(), publish(drawIdx), tend()])
    expect(await holder.club.sql`select from booking where type = 'D' and play_date = ${date}`).toHaveLength(3)
    expect(await holder.club.sql`select from standby_entry where date = ${date}`).toHaveLength(1)
  })

  it('of no entry books nothing, and all tee times are left', async () => {
    const slots = await day(2)
    const { drawIdx, calendar } = await drawn({ slots, entries: [] })
    expect((await publish(drawIdx)).data).toMatchObject({ bookings: 0, standby: 0, mails: 0 })
    await holder.club.setClock(calendar.settleAt)
    expect((await holder.club.ask(manage.settle, { drawIdx, version: 4 }, bosses[0])).data).toEqual({
      released: 2,
      offered: 0,
    })
  })

  it.each([
    ['one entry', 1, 2, ['WON']],
    ['as many equal entries as tee times', 2, 2, ['WON', 'WON']],
    ['more equal entries than tee times', 4, 2, ['WON', 'WON', 'STANDBY', 'STANDBY']],
    ['no tee time', 2, 0, ['STANDBY', 'STANDBY']],
  ])('of %s gives each tee time once, in the order of the draw', async (_, entries, count, states) => {
    const { drawIdx } = await drawn({ slots: count ? await day(count) : [], entries: await members(entries) })
    await publish(drawIdx)
    const rows = await rowsOf(drawIdx)
    expect(rows.map(({ state }) => state)).toEqual(states)
    expect(rows.map(({ place }) => place)).toEqual(states.map((_state, i) => i + 1))
    const won = rows.flatMap(({ slotIdx }) => slotIdx ?? [])
    expect(new Set(won).size).toBe(won.length)
  })

  it('of fewer entries than tee times gives each its best one', async () => {
    const [me, other] = await members(2)
    const slots = await day(3)
    const late = [{ ideal: '07:16', earliest: '07:00', latest: '08:00' }]
    const { drawIdx } = await drawn({ slots, entries: [{ ...me!, wishes: late }, other!] })
    await publish(drawIdx)
    const won = new Map((await rowsOf(drawIdx)).map((row) => [row.memberIdx, row]))
    expect(won.get(me!.memberIdx)).toMatchObject({ slotIdx: slots[2], wish: 0, distance: 0 })
    expect(won.get(other!.memberIdx)).toMatchObject({ slotIdx: slots[0] })
  })

  it('fills a shared tee time with whole parties', async () => {
    const people = await members(3)
    const slots = await day(1, { mode: 'SHARED' })
    const { drawIdx } = await drawn({ slots, entries: people.map((one) => ({ ...one, partySize: 2 })) })
    expect((await publish(drawIdx)).data).toMatchObject({ bookings: 2, standby: 1 })
    const seats = await holder.club.sql`select seat, kind from claim where slot_idx = ${slots[0]!} order by seat`
    expect(seats.map(({ kind }) => kind)).toEqual(['BOOKING', 'BOOKING', 'BOOKING', 'BOOKING'])
  })
})

describe('a winner who cannot take it', () => {
  it.each<[string, string, (me: Member) => Promise<unknown>]>([
    [
      'is suspended',
      'SUSPENDED',
      ({ memberIdx }) => holder.club.sql`
        insert into penalty (member_idx, code, state, from_date, until_date) values (${memberIdx}, 'W1', 'ACTIVE', current_club_date(), '2099-01-01')`,
    ],
    [
      'plays',
      'PLAYER_ALREADY_BOOKED',
      async (me) => {
        const [slot] = await holder.club.day(date, { slots: 1, from: '06:00', dayClass: 'WEEKEND' })
        const other = await holder.club.member()
        const players = [other, me].map((one, i) => ({ no: i + 1, kind: 'MEMBER' as const, memberIdx: one.memberIdx }))
        const open = [3, 4].map((no) => ({ no, kind: 'TBD' as const }))
        const hold = await holder.club.hold(other, slot!)
        expect((await holder.club.book(other, slot!, hold, { players: [...players, ...open] })).result).toBe(true)
      },
    ],
    [
      'closed the account',
      'WRONG_STATE',
      ({ memberIdx }) => holder.club.sql`update member set state = 'WITHDRAWN' where member_idx = ${memberIdx}`,
    ],
  ])('because the member %s is shown as not taken up, and the tee time is left', async (_, code, become) => {
    const [me, friend] = await members(2)
    const slots = await day(1)
    const { drawIdx, calendar } = await drawn({ slots, entries: [{ ...me!, party: [friend!] }] })
    await become(me!)
    expect((await publish(drawIdx)).data).toMatchObject({ bookings: 0, standby: 0 })
    expect(await rowsOf(drawIdx)).toMatchObject([
      { state: 'NOT_TAKEN', why: { code }, slotIdx: slots[0], bookingIdx: null },
    ])
    await doTasks(holder.club)
    expect((await lastMail(holder.club, `${friend!.id}@example.com`, 'DRAW_NAMED'))?.text).toContain(
      'the tee time could not be booked. It counts neither',
    )
    if (code !== 'WRONG_STATE')
      expect(await lastMail(holder.club, `${me!.id}@example.com`, 'DRAW_NOT_TAKEN')).toBeDefined()
    await holder.club.setClock(calendar.settleAt)
    await tend()
    expect(await holder.club.sql`select from claim where slot_idx = ${slots[0]!}`).toHaveLength(0)
  })

  it('has a suspended day: neither a win nor a miss', async () => {
    const [me] = await members(1)
    const slots = await day(1)
    const { drawIdx } = await drawn({ slots, entries: [me!] })
    await holder.club.sql`update slot set is_shut = true where slot_idx = ${slots[0]!}`
    await publish(drawIdx)
    expect(await rowsOf(drawIdx)).toMatchObject([{ state: 'NOT_TAKEN', why: { code: 'DAY_CLOSED' } }])
    await holder.club.sql`update slot set is_shut = false where slot_idx = ${slots[0]!}`
  })

  it('wins on more dates than the quota allows: the later ones are not taken up', async () => {
    const [me] = await members(1)
    const sunday = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const slots = [...(await day(1)), ...(await holder.club.day(sunday, { slots: 1, dayClass: 'WEEKEND' }))]
    await holder.club.sql`update opening_rule set quota_month = 1 where member_type = '10' and day_class = 'WEEKEND'`
    holder.club.platform.cache.invalidate('rule')
    const { drawIdx } = await drawn({
      dates: [date, sunday],
      slots,
      entries: [me!, { ...me!, playDate: sunday }],
    })
    await publish(drawIdx)
    expect(await rowsOf(drawIdx)).toMatchObject([
      { state: 'WON' },
      { state: 'NOT_TAKEN', why: { code: 'QUOTA_MONTH' } },
    ])
    await holder.club.sql`update opening_rule set quota_month = null where member_type = '10'`
    holder.club.platform.cache.invalidate('rule')
  })
})

describe('the party', () => {
  it('plays as it was at the close; who plays elsewhere is left to be named', async () => {
    const [me, mate, busy] = await members(3)
    const slots = await day(1)
    const { drawIdx } = await drawn({ slots, entries: [{ ...me!, party: [busy!, mate!] }] })
    const [slot] = await holder.club.day(date, { slots: 1, from: '06:00', dayClass: 'WEEKEND' })
    await holder.club.book(busy!, slot!, await holder.club.hold(busy!, slot!))
    await publish(drawIdx)
    const [{ bookingIdx }] = (await rowsOf(drawIdx)) as [Row]
    expect((await bookingOf(bookingIdx!)).players).toEqual([me!.memberIdx, mate!.memberIdx, 0, 0])
  })

  it('takes in nobody later who had an entry of their own, unless it named them at the close', async () => {
    const people = await members(3)
    const free = await holder.club.member()
    const { drawIdx } = await drawn({ slots: await day(1), entries: people })
    await publish(drawIdx)
    const rows = await rowsOf(drawIdx)
    const me = people.find(({ memberIdx }) => memberIdx === rows[0]!.memberIdx)!
    const loser = people.find(({ memberIdx }) => memberIdx === rows[1]!.memberIdx)!
    await holder.club.knows(me, [...people, free])
    const termsIdx = await bookingTerms(holder.club)
    const name = (who: Member, as = me) =>
      holder.club.ask(
        contract.change.changePlayers,
        {
          bookingIdx: rows[0]!.bookingIdx!,
          version: 1,
          termsIdx,
          players: [
            { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
            { no: 2, kind: 'MEMBER', memberIdx: who.memberIdx },
            { no: 3, kind: 'TBD' },
            { no: 4, kind: 'TBD' },
          ],
        },
        as,
      )
    expect((await name(loser)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 2, name: loser.name },
    })
    expect((await name(free)).result).toBe(true)
  })
})

describe('standby of losers', () => {
  const standBy = (as: Member, hours = ['07']) =>
    holder.club.ask(contract.standby.standBy, { date, hours, partySize: 4, auto: false }, as)

  it('comes before those who joined, and one who stands by already keeps one entry, at the better place', async () => {
    const joined = await holder.club.member()
    const people = await members(3)
    await holder.club.day(date, { slots: 1, from: '07:40', dayClass: 'WEEKEND' })
    expect((await standBy(joined)).result).toBe(true)
    for (const one of people) expect((await standBy(one)).result).toBe(true)
    const { drawIdx } = await drawn({ slots: await day(1), entries: people })
    await freeing(holder.club, () => publish(drawIdx))
    const rows = await rowsOf(drawIdx)
    const { list } = (await holder.club.ask(contract.standbyManage.list, { date, state: 'W' }, bosses[0])).data
    const winner = rows[0]!.memberIdx
    expect(list.map((one) => one.memberIdx)).toEqual([rows[1]!.memberIdx, rows[2]!.memberIdx, joined.memberIdx, winner])
    expect(list.map((one) => one.hours)).toEqual([['07'], ['07'], ['07'], ['07']])
    const mine = (await holder.club.ask(contract.standby.forDay, { memberIdx: joined.memberIdx, date }, joined)).data
    expect(mine.mine?.position).toBe(3)
  })

  it('does not count in the limits of own entries, but is the one of its day', async () => {
    const people = await members(2)
    const { drawIdx } = await drawn({ slots: await day(1), entries: people })
    await publish(drawIdx)
    const [, lost] = await rowsOf(drawIdx)
    const me = people.find(({ memberIdx }) => memberIdx === lost!.memberIdx)!
    const counted = (await holder.club.ask(contract.standby.forDay, { memberIdx: me.memberIdx, date }, me)).data
    expect(counted.used).toBe(0)
    expect((await standBy(me)).fail.code).toBe('STANDBY_LIMIT')
  })

  it('is not for a member who does not want it or plays that day', async () => {
    const people = await members(3)
    const { drawIdx } = await drawn({
      slots: await day(1),
      entries: people.map((one) => ({ ...one, standbyIfLost: false })),
    })
    expect((await publish(drawIdx)).data).toMatchObject({ standby: 0 })
    expect((await rowsOf(drawIdx)).map(({ state }) => state)).toEqual(['WON', 'LOST', 'LOST'])
  })

  it('is offered what is left, in the order of the draw, as an offer also with standby by itself', async () => {
    const people = await members(3)
    await holder.club.sql`update member set auto_standby = true`
    const { drawIdx, calendar } = await drawn({
      slots: await day(2),
      entries: people.map((one) => ({
        ...one,
        // All want the same tee time, so that another one is left, in an hour that they stand by for.
        wishes: [{ ideal: '07:00', earliest: '07:00', latest: '07:00' }],
      })),
    })
    await publish(drawIdx)
    await holder.club.setClock(calendar.settleAt)
    const settle = () => holder.club.ask(manage.settle, { drawIdx, version: 4 }, bosses[0])
    expect((await freeing(holder.club, settle)).data).toEqual({ released: 1, offered: 1 })
    while (await performTasks(ctx(), onFreed!));
    const rows = await rowsOf(drawIdx)
    const offers = await holder.club.sql`
      select e.member_idx from standby_offer o join standby_entry e using (waiting_idx) where e.date = ${date}`
    expect(offers.map(({ memberIdx }) => memberIdx)).toEqual([rows[1]!.memberIdx])
  })
})

describe('messages', () => {
  it('say the place and what took the wished tee times, once to each', async () => {
    const people = await members(4)
    const mate = await holder.club.member()
    const { drawIdx } = await drawn({
      slots: await day(2),
      entries: people.map((one, i) => ({ ...one, party: i ? [] : [mate] })),
    })
    await publish(drawIdx)
    const tasks = await holder.club.sql`select * from job_task where name = 'tell-draw'`
    await doTasks(holder.club)
    // The same tasks again, as after a process that ended before it said that it was done.
    for (const { data } of tasks)
      await holder.club.sql`insert into job_task (name, data, due_at) values ('tell-draw', ${data}, club_now())`
    await doTasks(holder.club)
    const rows = await rowsOf(drawIdx)
    const idOf = (memberIdx: number) => people.find((one) => one.memberIdx === memberIdx)!.id
    const mails = async (id: string, kind: string) => [
      ...(await holder.club.sql`select text from mail where to_email = ${`${id}@example.com`} and kind = ${kind}`),
    ]
    const lost = await mails(idOf(rows[3]!.memberIdx), 'DRAW_LOST')
    expect(lost).toHaveLength(1)
    expect(lost[0]!.text).toMatch(
      /yours was number 4\. Your wishes: 07:00 went to entry number 1, .* 07:08 went to entry number 2, /s,
    )
    expect(lost[0]!.text).toMatch(/You stand by for that day:/)
    const won = await mails(idOf(rows[0]!.memberIdx), 'DRAW_WON')
    expect(won).toHaveLength(1)
    expect(won[0]!.text).toMatch(/your entry was number 1.*07:00.*Names needed by.*You can release it until /s)
    expect(await mails(idOf(rows[0]!.memberIdx), 'BOOKING_BOOKED')).toEqual([])
    const said = await holder.club
      .sql`select from mail where to_email = ${`${mate.id}@example.com`} and kind in ('DRAW_LOST', 'DRAW_CLOSED')`
    const isLost = rows.find(({ memberIdx }) => memberIdx === people[0]!.memberIdx)!.bookingIdx === null
    expect(said).toHaveLength(isLost ? 2 : 1)
  })
})

describe('giving a win back', () => {
  it('until its time does not count as a cancellation', async () => {
    const [me] = await members(1)
    const { drawIdx } = await drawn({ slots: await day(1), entries: [me!] })
    await publish(drawIdx)
    const [{ bookingIdx }] = (await rowsOf(drawIdx)) as [Row]
    const counts = async () =>
      (await holder.club.ask(contract.profile.penalties, { memberIdx: me!.memberIdx }, me!)).data.cancelsThisMonth
    const before = await counts()
    const gone = await holder.club.ask(
      contract.booking.cancel,
      { bookingIdx: bookingIdx!, version: 1, reason: 'other' },
      me!,
    )
    expect(gone.data).toMatchObject({ state: 'CX' })
    expect(await counts()).toBe(before)
  })
})

describe('settling', () => {
  it('releases what is left at its time: standby first, then everyone', async () => {
    const slots = await day(2, {})
    const [me, other] = await members(2)
    const { drawIdx, calendar } = await drawn({ slots, entries: [me!], w05: 'D' })
    await publish(drawIdx)
    const settle = (version = 4) => holder.club.ask(manage.settle, { drawIdx, version }, bosses[0])
    expect((await settle()).fail.code).toBe('TOO_SOON')
    const stateFor = async (slot: number) => (await holder.club.hold(other!, slot)).code
    expect(await stateFor(slots[1]!)).toBe('DRAW_ONLY')
    await holder.club.setClock(calendar.settleAt)
    expect((await settle(3)).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await settle()).data).toEqual({ released: 1, offered: 0 })
    expect((await settle(5)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'SETTLED' } })
    expect((await holder.club.hold(other!, slots[1]!)).result).toBe(true)
  })
})

describe('revoking', () => {
  const revoke = (drawIdx: number, version: number, as = bosses[0]!) =>
    holder.club.ask(manage.revoke, { drawIdx, version, reason: 'A wrong date' }, as)

  it('before publishing shows the reason, tells everyone and gives the tee times back at their time', async () => {
    const [me] = await members(1)
    const slots = await day(1)
    const { drawIdx, calendar } = await drawn({ slots, entries: [me!] })
    expect((await revoke(drawIdx, 2)).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await revoke(drawIdx, 3)).data).toMatchObject({
      state: 'REVOKED',
      revokeReason: 'A wrong date',
      version: 4,
    })
    expect((await publish(drawIdx, 4)).fail.code).toBe('WRONG_STATE')
    await doTasks(holder.club)
    const letter = await lastMail(holder.club, `${me!.id}@example.com`, 'DRAW_ENDED')
    expect(letter?.text).toMatch(/revoked.*A wrong date/s)
    // Draws with the same title differ by their days.
    expect(letter?.subject).toMatch(/^Draw for .*\d.*: no result$/)
    expect(await rowsOf(drawIdx)).toMatchObject([{ state: 'ENDED' }])
    expect(await holder.club.sql`select from claim where slot_idx = ${slots[0]!} and kind = 'DRAW'`).toHaveLength(1)
    await holder.club.setClock(calendar.settleAt)
    await tend()
    expect(await holder.club.sql`select from claim where slot_idx = ${slots[0]!}`).toHaveLength(0)
  })

  it('is refused afterwards, and needs the right', async () => {
    const { drawIdx } = await drawn({ slots: await day(1), entries: [] })
    const other = await holder.club.manager({ rights: { '940000': 'R', '940700': 'RU' } })
    expect((await revoke(drawIdx, 3, other)).status).toBe(403)
    await publish(drawIdx)
    expect((await revoke(drawIdx, 4)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED' } })
    expect(
      (await holder.club.ask(manage.revoke, { drawIdx, version: 4, reason: 'x', translated: { fr: {} } }, bosses[0]))
        .status,
    ).toBe(400)
  })
})
