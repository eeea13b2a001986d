import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'
import { jobContext } from '../../../job/context.ts'
import { perform, performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { write } from '../../../platform/write.ts'
import { proposeNoShows } from '../../booking/conduct/propose-no-shows.ts'
import { rulebookOf } from '../../rulebook.ts'
import { freeBlocks } from '../../sheet/day/manage/slot/free-job.ts'
import { tellDelay } from '../../sheet/delay/tell.ts'
import { standbyJobs } from './job.ts'
import { place } from './place.ts'
import * as rows from './rows.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Tuesday that is open for booking; the clock shows noon two weeks before. */
let date: string
const jobs = standbyJobs({ notify })
const [onTask, tend] = jobs as [(typeof jobs)[number], (typeof jobs)[number]]
const noon = (daysBefore: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
beforeAll(() => countAllCancellations(holder.club))
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02')
    .add({ weeks: 2 * week++ })
    .toString()
  await noon(14)
  holder.club.platform.chance = () => 30
  await holder.club.sql`delete from job_task`
})

/** Runs what is due, in two processes at once. */
async function settle() {
  const ctx = jobContext(holder.club.platform, 'test')
  while ((await Promise.all([performTasks(ctx, onTask), performTasks(ctx, onTask)])).some(Boolean));
}
const sweep = () => tend.run(jobContext(holder.club.platform, 'test'))

const standBy = async (as: Member, wish: Partial<InputOf<typeof contract.standby.standBy>> = {}) =>
  (await holder.club.ask(contract.standby.standBy, { date, hours: ['07'], partySize: 4, auto: false, ...wish }, as))
    .data
const entryOf = async (as: Member) => {
  const list = await holder.club.ask(contract.standby.mine, { memberIdx: as.memberIdx }, as)
  return list.data.list.find((one) => one.date === date)!
}
const offerOf = async (as: Member) => (await entryOf(as)).offer
const answer = (as: Member, offerIdx: number, said: 'ACCEPT' | 'DECLINE', more = {}) =>
  holder.club.ask(contract.standby.answer, { offerIdx, answer: said, ...more }, as)

/** A booked tee time at 07:00, and its member. */
async function booked(more: { from?: string; mode?: string; count?: number } = {}) {
  const [slot] = await holder.club.day(date, { slots: 1, from: more.from, mode: more.mode })
  const me = await holder.club.member()
  const held = await holder.club.hold(me, slot!, more.count ? { count: more.count } : {})
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
    ...Array.from({ length: (more.count ?? 4) - 1 }, (_, i) => ({ no: i + 2, kind: 'TBD' as const })),
  ]
  const made = await holder.club.book(me, slot!, held, { players })
  expect(made.body).toMatchObject({ result: true })
  return {
    me,
    slot: slot!,
    bookingIdx: made.data.bookingIdx,
    total: made.data.price.total,
  }
}
const cancel = async ({ me, bookingIdx }: { me: Member; bookingIdx: number }) => {
  const gone = await holder.club.ask(
    contract.booking.cancel,
    { bookingIdx, version: 1, reason: 'other', accept: true },
    me,
  )
  expect(gone.result).toBe(true)
}
const claimOf = async (slot: number) => {
  const [row] = await holder.club.sql`
    select kind, holder, offer_idx is not null as is_offer, frees_at from claim where slot_idx = ${slot} order by seat`
  return row
}
const stateFor = async (as: Member, slot: number) => {
  const sheet = await holder.club.ask(contract.sheet.forMember, { memberIdx: as.memberIdx, date }, as)
  return sheet.data.slots.find(({ slotIdx }) => slotIdx === slot)!
}
const messages = async (as: Member) => {
  const { data } = await holder.club.ask(contract.inbox.mine, {}, as)
  return data.list.map(({ title }) => title)
}

describe('a cancelled tee time', () => {
  it('is offered to the first who stands by, with its price, and held for them', async () => {
    const [first, second, visitor] = [
      await holder.club.member(),
      await holder.club.member(),
      await holder.club.member(),
    ]
    const was = await booked()
    await standBy(first)
    await standBy(second)
    await cancel(was)
    // Nobody can take it before the job has looked.
    expect((await holder.club.hold(visitor, was.slot)).code).toBe('TAKEN')
    await settle()
    const offer = (await offerOf(first))!
    expect(offer).toMatchObject({ slotIdx: was.slot, time: '07:00', price: { total: was.total } })
    expect(Date.parse(offer.expiresAt) - holder.club.now()).toBeGreaterThan(59 * 60_000)
    expect(await offerOf(second)).toBeFalsy()
    expect((await stateFor(visitor, was.slot)).state).toBe('HELD')
    expect((await stateFor(first, was.slot)).state).toBe('MINE_HELD')
    expect((await holder.club.hold(visitor, was.slot)).code).toBe('HELD_BY_OTHER')
    expect((await messages(first))[0]).toMatch(/^A tee time for you: .*, 07:00, Lake$/)
    await answer(first, offer.offerIdx, 'DECLINE')
    await settle()
    expect(await offerOf(second)).toBeTruthy()
    await answer(second, (await offerOf(second))!.offerIdx, 'DECLINE')
  })

  it('is booked by accepting, as the form of a hold does', async () => {
    const me = await holder.club.member()
    const was = await booked()
    await standBy(me)
    await cancel(was)
    await settle()
    const { offerIdx } = (await offerOf(me))!
    const stranger = await holder.club.member()
    expect((await answer(stranger, offerIdx, 'ACCEPT')).status).toBe(404)
    expect((await answer(me, offerIdx, 'ACCEPT', { total: 1 })).fail).toMatchObject({ code: 'PRICE_CHANGED' })
    const made = (await answer(me, offerIdx, 'ACCEPT')).data
    expect(made).toMatchObject({ state: 'CF', type: 'S', slotIdx: was.slot, price: { total: was.total } })
    expect(await entryOf(me)).toMatchObject({ state: 'A', bookingIdx: (made as { bookingIdx: number }).bookingIdx })
    expect((await answer(me, offerIdx, 'ACCEPT')).code).toBe('OFFER_EXPIRED')
  })

  it('is booked by the booking form too', async () => {
    const me = await holder.club.member()
    const was = await booked()
    await standBy(me)
    await cancel(was)
    await settle()
    const held = await holder.club.hold(me, was.slot)
    expect(held.data).toMatchObject({ slotIdx: was.slot, extendsLeft: 0 })
    expect((await holder.club.ask(contract.booking.relock, { slotIdx: was.slot, x: 'E' }, me)).code).toBe(
      'EXTEND_LIMIT',
    )
    expect((await holder.club.book(me, was.slot, held)).data).toMatchObject({ type: 'S' })
    expect(await entryOf(me)).toMatchObject({ state: 'A' })
  })

  it('is booked without asking for who agreed to that, and offered at a higher price', async () => {
    const me = await holder.club.member()
    const was = await booked()
    const { queue, termsIdx } = (await holder.club.ask(contract.standby.forDay, { memberIdx: me.memberIdx, date }, me))
      .data
    const total = queue.find(({ hour }) => hour === '07')!.totals[3]!
    await standBy(me, { auto: true, total, termsIdx })
    await cancel(was)
    await settle()
    expect(await entryOf(me)).toMatchObject({ state: 'A' })
    const [row] = await holder.club
      .sql`select type, state, member_idx::int from booking where slot_idx = ${was.slot} and state = 'CF'`
    expect(row).toEqual({ type: 'S', state: 'CF', memberIdx: me.memberIdx })
    const ann = await holder.club.member()
    const again = await booked({ from: '08:00' })
    await standBy(ann, { auto: true, total: queue[0]!.totals[3]!, termsIdx, hours: ['08'] })
    await holder.club.sql`update standby_entry set total = 1 where member_idx = ${ann.memberIdx}`
    await holder.club.sql`
      insert into audit (call, request_id, noun, record_idx, xact)
      select 'test', 'test', 'standby', waiting_idx, xact from standby_entry where member_idx = ${ann.memberIdx}`
    await cancel(again)
    await settle()
    expect(await offerOf(ann)).toBeTruthy()
  })

  describe('for who agreed to be booked without asking, with a companion', () => {
    async function withCompanion() {
      const { club } = holder
      const [me, friend] = [await club.member(), await club.member()]
      const was = await booked()
      await club.knows(me, [friend])
      const { queue, termsIdx } = (await club.ask(contract.standby.forDay, { memberIdx: me.memberIdx, date }, me)).data
      const total = queue.find(({ hour }) => hour === '07')!.totals[3]!
      const players: Player[] = [
        { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
        { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
      ]
      await standBy(me, { auto: true, total, termsIdx, players })
      return { me, friend, was }
    }

    it('is booked for both', async () => {
      const { me, friend, was } = await withCompanion()
      await cancel(was)
      await settle()
      expect(await entryOf(me)).toMatchObject({ state: 'A' })
      const [row] = await holder.club.sql`
        select p.member_idx from booking_player p join booking b using (booking_idx)
        where b.slot_idx = ${was.slot} and b.state = 'CF' and p.no = 2`
      expect(row).toEqual({ memberIdx: friend.memberIdx })
    })

    it('who plays that part by now is offered instead', async () => {
      const { me, friend, was } = await withCompanion()
      const [other] = (await holder.club.day(date, { slots: 1, from: '08:00' })) as [number]
      await holder.club.book(friend, other, await holder.club.hold(friend, other))
      await cancel(was)
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx: was.slot })
    })

    it('who was blocked is offered instead', async () => {
      const { me, friend, was } = await withCompanion()
      await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${friend.memberIdx}`
      await cancel(was)
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx: was.slot })
    })

    it('who is suspended is offered instead, where the club lets no suspended member play', async () => {
      const { sql, platform } = holder.club
      const mayPlay = async (is: boolean) => {
        await sql`
          insert into rule_setting (name, "values") values ('booking', ${sql.json({ suspendedMayPlay: is })})
          on conflict (name) do update set "values" = rule_setting."values" || excluded."values"`
        platform.cache.invalidate('rule')
      }
      const { me, friend, was } = await withCompanion()
      await mayPlay(false)
      await sql`
        insert into penalty (member_idx, code, state, from_date, until_date)
        values (${friend.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2031-04-30')`
      await cancel(was)
      await settle()
      expect(await offerOf(me)).toMatchObject({ slotIdx: was.slot })
      await mayPlay(true)
    })
  })

  it('does not go back to who cancelled it for the hours of the setting, whatever the order', async () => {
    const was = await booked()
    await cancel(was)
    const { queue, termsIdx } = (
      await holder.club.ask(contract.standby.forDay, { memberIdx: was.me.memberIdx, date }, was.me)
    ).data
    const total = queue.find(({ hour }) => hour === '07')!.totals[3]!
    const { waitingIdx } = await standBy(was.me, { auto: true, total, termsIdx })
    const other = await holder.club.member()
    await settle()
    expect([await entryOf(was.me), await claimOf(was.slot)]).toMatchObject([{ state: 'W' }, { kind: 'BLOCK' }])
    const manager = await holder.club.manager({ rights: { '940000': 'R', '940600': 'RU' } })
    const wanted = { waitingIdx, slotIdx: was.slot, reason: 'Asked for it' }
    expect((await holder.club.ask(contract.standbyManage.offer, wanted, manager)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'COOLDOWN' },
    })
    await standBy(other)
    await settle()
    const theirs = (await offerOf(other))!
    expect(theirs.slotIdx).toBe(was.slot)
    await answer(other, theirs.offerIdx, 'ACCEPT')
    // A day later it is anyone’s again.
    await holder.club.moveClock(24 * 3600 + 1)
    const [row] = await holder.club.sql<{ bookingIdx: number }[]>`
      select booking_idx from booking where slot_idx = ${was.slot} and state = 'CF'`
    await cancel({ me: other, bookingIdx: row!.bookingIdx })
    await settle()
    expect(await entryOf(was.me)).toMatchObject({ state: 'A' })
  })

  it('goes back at once where the club sets no hours', async () => {
    const { sql, platform } = holder.club
    await sql`update rule_setting set "values" = "values" || '{"retakeHours": 0}' where name = 'cancel'`
    platform.cache.invalidate('rule')
    const was = await booked()
    await cancel(was)
    await standBy(was.me)
    await settle()
    expect((await offerOf(was.me))!.slotIdx).toBe(was.slot)
    await answer(was.me, (await offerOf(was.me))!.offerIdx, 'DECLINE')
    await sql`update rule_setting set "values" = "values" - 'retakeHours' where name = 'cancel'`
    platform.cache.invalidate('rule')
  })

  it('is asked of nobody whose checks fail, and that is no silence', async () => {
    const [first, second] = [await holder.club.member(), await holder.club.member()]
    const was = await booked()
    await standBy(first)
    await standBy(second)
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${first.memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2029-04-30')`
    await cancel(was)
    await settle()
    expect(await offerOf(second)).toBeTruthy()
    expect(await entryOf(first)).toMatchObject({ state: 'W', paused: true })
  })

  it('whose only seat is freed for a smaller party goes to one that fits', async () => {
    const [three, one] = [await holder.club.member(), await holder.club.member()]
    const was = await booked({ mode: 'SHARED', count: 2 })
    await holder.club.sql`
      insert into claim (slot_idx, seat, kind) select ${was.slot}, seat, 'BLOCK' from generate_series(3, 4) seat`
    await standBy(three, { partySize: 3 })
    await standBy(one, { partySize: 1 })
    await cancel(was)
    await settle()
    expect(await offerOf(three)).toBeFalsy()
    const offer = (await offerOf(one))!
    expect(offer.price.rows[0]).toMatchObject({ qty: 1 })
    expect((await answer(one, offer.offerIdx, 'ACCEPT')).data).toMatchObject({ seats: [1] })
  })
})

it('nothing is offered to an entry that changed after it was read', async () => {
  const me = await holder.club.member()
  const was = await booked()
  const { waitingIdx, version } = await standBy(me)
  await cancel(was)
  const ctx = jobContext(holder.club.platform, 'test')
  const [entry] = await rows.waiting(ctx.sql, date)
  expect((await holder.club.ask(contract.standby.change, { waitingIdx, version, noticeHours: 13 }, me)).result).toBe(
    true,
  )
  const manner = { rulebook: await rulebookOf(ctx), channels: { notify } }
  expect(await write(ctx, (tx) => place(tx, was.slot, entry!, manner))).toMatchObject({ code: 'WRONG_STATE' })
  await settle()
  expect(await entryOf(me)).toMatchObject({ state: 'O', noticeHours: 13 })
})

describe('an offer', () => {
  async function offered(more: { daysBefore?: number; time?: string } = {}) {
    const me = await holder.club.member()
    const was = await booked()
    const next = await holder.club.member()
    await standBy(me)
    await standBy(next)
    if (more.daysBefore !== undefined) await noon(more.daysBefore, more.time)
    await cancel(was)
    await settle()
    return { me, next, was, offer: (await offerOf(me))! }
  }

  it('that is not answered goes to the next; twice in a row pauses the entry, which keeps its place', async () => {
    const { me, next, was, offer } = await offered()
    await holder.club.moveClock(3601)
    expect((await answer(me, offer.offerIdx, 'ACCEPT')).code).toBe('OFFER_EXPIRED')
    // Until the job has looked it is still nobody's.
    expect((await holder.club.hold(await holder.club.member(), was.slot)).code).toBe('TAKEN')
    await settle()
    expect(await offerOf(next)).toBeTruthy()
    expect(await entryOf(me)).toMatchObject({ state: 'W', paused: false })
    await answer(next, (await offerOf(next))!.offerIdx, 'ACCEPT')
    const again = await booked({ from: '07:30' })
    await cancel(again)
    await settle()
    expect(await offerOf(me)).toMatchObject({ slotIdx: again.slot })
    await holder.club.moveClock(3601)
    await sweep()
    expect(await entryOf(me)).toMatchObject({ state: 'W', paused: true, position: 1 })
    expect((await messages(me))[0]).toMatch(/^Your standby for .* has stopped for now$/)
    const { version, waitingIdx } = await entryOf(me)
    const on = await holder.club.ask(contract.standby.change, { waitingIdx, version, paused: false }, me)
    expect(on.data).toMatchObject({ paused: false, position: 1 })
  })

  it('runs a quarter of an hour shortly before the tee time', async () => {
    const { offer } = await offered({ daysBefore: 1 })
    expect(Math.round((Date.parse(offer.expiresAt) - holder.club.now()) / 60_000)).toBe(15)
  })

  it('does not begin at night, and goes out in the morning', async () => {
    const { me, was, offer } = await offered({ daysBefore: 5, time: '23:00' })
    expect(offer).toBeFalsy()
    expect((await holder.club.hold(await holder.club.member(), was.slot)).code).toBe('TAKEN')
    await noon(4, '06:59')
    await sweep()
    expect(await offerOf(me)).toBeFalsy()
    await noon(4, '07:00')
    await sweep()
    expect(await offerOf(me)).toMatchObject({ slotIdx: was.slot })
  })

  it('that waits for the morning leaves the random minute as it is, and no task for each minute', async () => {
    const { was } = await offered({ daysBefore: 5, time: '23:00' })
    const minute = Temporal.PlainDate.from(date).subtract({ days: 4 }).toPlainDateTime('08:20')
    const freesAt = minute.toZonedDateTime('Asia/Seoul').toInstant()
    expect(await claimOf(was.slot)).toMatchObject({ kind: 'BLOCK', freesAt })
    await holder.club.sql`delete from job_task where due_at <= club_now()`
    const tasks = () => holder.club.sql`select from job_task where data ->> 'date' = ${date}`
    await holder.club.moveClock(60)
    await sweep()
    expect(await claimOf(was.slot)).toMatchObject({ kind: 'BLOCK', freesAt })
    expect(await tasks()).toHaveLength(0)
  })

  it('has the price of the party that the entry names', async () => {
    const { club } = holder
    await club.sql`
      insert into fee (key, day_class, part, member_type, unit, amount) values ('GUEST', 'WEEKDAY', null, null, 'PERSON', 150000)`
    club.platform.cache.invalidate('rule')
    const was = await booked()
    const me = await club.member()
    const guest = { no: 3, kind: 'GUEST' as const, name: 'Ann', phoneNo: '010-1', consent: true }
    const players = [
      { no: 1, kind: 'MEMBER' as const, memberIdx: me.memberIdx },
      { no: 2, kind: 'TBD' as const },
      guest,
    ]
    await standBy(me, { players })
    await cancel(was)
    await settle()
    const { offerIdx, price } = (await offerOf(me))!
    expect(price.rows).toContainEqual(expect.objectContaining({ key: 'GUEST', qty: 1, amount: 150_000 }))
    const made = (await answer(me, offerIdx, 'ACCEPT')).data
    expect(made).toMatchObject({ state: 'CF', price: { total: price.total } })
    expect('players' in made && made.players.map(({ kind }) => kind)).toEqual(['MEMBER', 'TBD', 'GUEST', 'TBD'])
    await club.sql`delete from fee where key = 'GUEST'`
    club.platform.cache.invalidate('rule')
  })

  it('of a manager that is declined does not come again', async () => {
    const { club } = holder
    const [slot] = await club.day(date, { slots: 1 })
    const me = await club.member()
    const { waitingIdx } = await standBy(me)
    const boss = await club.manager({ rights: { '940000': 'R', '940600': 'RUD' } })
    const made = await club.ask(contract.standbyManage.offer, { waitingIdx, slotIdx: slot! }, boss)
    await answer(me, made.data.offerIdx, 'DECLINE')
    await settle()
    expect(await offerOf(me)).toBeFalsy()
  })

  it('is no hold of the member: no limit, no tab and no logout concerns it', async () => {
    const { me, was } = await offered()
    const [other] = await holder.club.day(date, { from: '11:00' })
    expect((await holder.club.hold(me, other!)).result).toBe(true)
    await holder.club.ask(contract.booking.relock, { slotIdx: was.slot, x: 'N' }, me)
    await holder.club.ask(contract.session.logout, {}, me)
    expect(await claimOf(was.slot)).toMatchObject({ kind: 'HOLD', holder: me.memberIdx, isOffer: true })
    expect((await claimOf(other!))?.kind).toBeUndefined()
  })

  it.each(['SUSPEND', 'BLOCK'] as const)(
    'ends when its member may no longer book (%s), and the next is asked',
    async (action) => {
      const { me, next, was } = await offered()
      const boss = await holder.club.manager({ isSSAdmin: true })
      const until = action === 'SUSPEND' ? date : undefined
      const input = { memberIdx: me.memberIdx, version: 1, action, until, reason: 'test' }
      expect((await holder.club.ask(contract.memberManage.setState, input, boss)).result).toBe(true)
      await settle()
      expect(await offerOf(next)).toMatchObject({ slotIdx: was.slot })
      const [row] = await holder.club.sql`select state from standby_entry where member_idx = ${me.memberIdx}`
      expect(row!.state).toBe(action === 'BLOCK' ? 'C' : 'W')
    },
  )

  it('is declined with the entry that is left', async () => {
    const { me, next, was } = await offered()
    const { waitingIdx } = await entryOf(me)
    expect((await holder.club.ask(contract.standby.leave, { waitingIdx }, me)).data).toEqual({ state: 'C' })
    await settle()
    expect(await offerOf(next)).toMatchObject({ slotIdx: was.slot })
  })

  it('that is late has a grace, and no W1 ever', async () => {
    const { me, offer } = await offered({ daysBefore: 2 })
    const made = (await answer(me, offer.offerIdx, 'ACCEPT')).data as { bookingIdx: number; freeCancelUntil: string }
    const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toZonedDateTime('Asia/Seoul').toInstant()
    expect(made.freeCancelUntil).toBe(dayBefore.toString())
    await holder.club.moveClock(3 * 3600)
    const gone = await holder.club.ask(
      contract.booking.cancel,
      { bookingIdx: made.bookingIdx, version: 1, reason: 'other' },
      me,
    )
    expect(gone.data).toMatchObject({ state: 'CX' })
  })
})

describe('a no-show of an accepted offer', () => {
  it.each([
    ['05:30', undefined],
    ['04:30', 'W4'],
  ])('accepted at %s for 07:00 has the penalty %s: within two hours there is none', async (time, code) => {
    const office = await holder.club.manager({
      rights: { '940000': 'R', '940400': 'RU', '940500': 'RU', '940900': 'RU' },
    })
    const { bookingIdx, me, version } = await acceptedAt(time)
    await noon(0, '07:30')
    const other = await booked({ from: '18:00' })
    await holder.club.sql`
      insert into check_in (booking_idx, state, checked_in_at) values (${other.bookingIdx}, 'ARRIVED', club_now())`
    await proposeNoShows.run(jobContext(holder.club.platform, 'test'))
    const mine = async () =>
      (await holder.club.ask(contract.penaltyList.list, { memberIdx: me.memberIdx }, office)).data.list
    expect((await mine()).map((one) => one.code)).toEqual(code ? [code] : [])
    const asked = (await holder.club.ask(contract.bookingManage.one, { bookingIdx }, office)).data
    expect(asked.noShow?.consequence?.code).toBe(code)
    const input = { bookingIdx, version, isNoShow: true, reason: 'nobody came' }
    const { state, penalty } = (await holder.club.ask(contract.conduct.noShow, input, office)).data
    expect([state, penalty?.code]).toEqual(['NS', code])
  })

  /** On the day of play, for 07:00; the member stands by until the last moment. */
  async function acceptedAt(time: string) {
    const me = await holder.club.member()
    const was = await booked()
    await standBy(me, { noticeHours: 1 })
    await noon(0, time)
    await cancel(was)
    await settle()
    const made = (await answer(me, (await offerOf(me))!.offerIdx, 'ACCEPT')).data as {
      bookingIdx: number
      version: number
    }
    return { ...made, me }
  }
})

describe('a freed tee time that nobody who stands by can have', () => {
  it('is taken until a random minute, and then free', async () => {
    const was = await booked()
    const other = await holder.club.member()
    await cancel(was)
    await settle()
    expect(await stateFor(other, was.slot)).toMatchObject({ state: 'BOOKED' })
    expect((await holder.club.hold(other, was.slot)).code).toBe('TAKEN')
    await holder.club.moveClock(30 * 60 - 5)
    expect((await holder.club.hold(other, was.slot)).code).toBe('TAKEN')
    await holder.club.moveClock(6)
    // No job has to run: the claim counts as none.
    expect((await holder.club.hold(was.me, was.slot)).code).toBe('COOLDOWN')
    expect((await holder.club.hold(other, was.slot)).result).toBe(true)
  })

  it('is removed by the job, so that sheets show it', async () => {
    const was = await booked()
    await cancel(was)
    await holder.club.moveClock(31 * 60)
    await freeBlocks.run(jobContext(holder.club.platform, freeBlocks.name))
    expect(await claimOf(was.slot)).toBeUndefined()
  })

  it('is free immediately on the last day, and after a cancellation by the club', async () => {
    const late = await booked()
    await noon(1, '12:00')
    await cancel(late)
    expect(await claimOf(late.slot)).toBeUndefined()
    await noon(14)
    const byClub = await booked({ from: '08:00' })
    const boss = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const { bookingIdx } = byClub
    const gone = await holder.club.ask(
      contract.bookingManage.cancel,
      { bookingIdx, version: 1, by: 'CLUB', reason: 'other', penalty: false },
      boss,
    )
    expect(gone.body).toMatchObject({ result: true })
    expect(await claimOf(byClub.slot)).toBeUndefined()
  })

  it('is free after three who declined', async () => {
    const was = await booked()
    const members = await Promise.all([1, 2, 3, 4].map(() => holder.club.member()))
    for (const one of members) await standBy(one)
    await cancel(was)
    for (const one of members.slice(0, 3)) {
      await settle()
      await answer(one, (await offerOf(one))!.offerIdx, 'DECLINE')
    }
    await settle()
    expect(await offerOf(members[3]!)).toBeFalsy()
    expect(await claimOf(was.slot)).toMatchObject({ kind: 'BLOCK' })
    await holder.club.moveClock(31 * 60)
    expect((await holder.club.hold(await holder.club.member(), was.slot)).result).toBe(true)
  })
})

it('an entry ends when its last tee time is too near', async () => {
  const me = await holder.club.member()
  await holder.club.day(date, { slots: 1 })
  await standBy(me)
  await noon(1, '18:00')
  await sweep()
  expect(await entryOf(me)).toMatchObject({ state: 'W' })
  await noon(1, '19:01')
  await sweep()
  expect(await entryOf(me)).toMatchObject({ state: 'E' })
})

describe('an entry whose last tee time a delay moves away', () => {
  let boss: Awaited<ReturnType<TestClub['manager']>>
  beforeAll(async () => {
    boss = await holder.club.manager({ rights: { '940000': 'R', '940500': 'CRU' } })
  })
  const delayed = async () => {
    const me = await holder.club.member()
    await holder.club.day(date, { slots: 1 })
    await standBy(me)
    const wish = { date, minutes: 60, from: '06:00', reason: 'FROST' as const }
    const { data } = await holder.club.ask(contract.delay.make, wish, boss)
    await sweep()
    expect(await entryOf(me)).toMatchObject({ state: 'W' })
    return { me, delayIdx: data.delayIdx }
  }

  it('waits while the delay can be undone, and is asked once it was', async () => {
    const { me, delayIdx } = await delayed()
    expect((await holder.club.ask(contract.delay.undo, { delayIdx }, boss)).result).toBe(true)
    await sweep()
    expect(await offerOf(me)).toMatchObject({ time: '07:00' })
  })

  it('ends when the delay can no longer be undone', async () => {
    const { me } = await delayed()
    await holder.club.moveClock(61)
    const tell = tellDelay({ notify, mailWanted: async () => true })
    await performTasks(jobContext(holder.club.platform, 'test'), tell)
    await sweep()
    expect(await entryOf(me)).toMatchObject({ state: 'E' })
  })
})

it('runs each minute beside the tasks', async () => {
  await perform(jobContext(holder.club.platform, 'test'), tend, false)
})
