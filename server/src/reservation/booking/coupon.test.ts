import { contract } from '@clubhouse/contract'
import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'
import { setPolicy } from '../../../test/set-policy.ts'
import { jobContext } from '../../job/context.ts'
import { performTasks } from '../../job/perform.ts'
import { notify } from '../../member/inbox/notify.ts'
import { closeAccount } from '../../member/withdrawal/close.ts'
import { write } from '../../platform/write.ts'
import { endCoupons } from '../rules/coupon/job.ts'
import { CANCEL_SUSPENDED } from '../rules/penalty/begin.ts'
import { cancelSuspended } from './conduct/cancel-suspended.ts'
import { playedUntilNow } from './conduct/finish-rounds.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let office: Awaited<ReturnType<TestClub['manager']>>
let week = 0
/** A Wednesday, with three tee times. */
let date: string
let slots: number[]
let me: Member

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const REASON = { reason: 'at the desk' }

beforeAll(async () => {
  office = await holder.club.manager({
    rights: {
      '940000': 'R',
      '940200': 'RU',
      '940400': 'CRUD',
      '940500': 'RU',
      '940900': 'CRU',
      '950000': 'R',
      '950100': 'RU',
      '950300': 'CRUD',
    },
  })
})

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-03')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  me = await holder.club.member()
  slots = await holder.club.day(date)
})

const breaches = () =>
  holder.club.sql<{ record: string; what: string }[]>`select record, what from invariant_violations order by 1, 2`

afterEach(async () => expect([...(await breaches())]).toEqual([]))

interface Terms {
  kind: string
  amount?: number
  percent?: number
  dayClasses?: string[]
  parts?: string[]
  minPlayers?: number
}

/** A coupon of the member that is valid until the day of play, unless told otherwise. */
async function coupon(terms: Partial<Terms> = {}, { owner = me, until = date, from = day(-14) } = {}): Promise<number> {
  const { kind = 'FIXED', amount = kind === 'FIXED' ? 20_000 : null, percent = null } = terms
  const [row] = await holder.club.sql<{ couponIdx: number }[]>`
    with k as (
      insert into coupon_kind (kind, name, amount, percent) values (${kind}, '{"en": "Gift", "ko": "선물"}', ${amount}, ${percent})
      returning kind_idx, kind, name, amount, percent)
    insert into coupon (kind_idx, member_idx, kind, name, amount, percent, day_classes, parts, min_players, valid_from, valid_to, reason)
    select kind_idx, ${owner.memberIdx}, kind, name, amount, percent, ${terms.dayClasses ?? []}::text[], ${terms.parts ?? []}::text[],
      ${terms.minPlayers ?? 1}, ${from}, ${until}, 'Thanks' from k
    returning coupon_idx`
  return row!.couponIdx
}

const stateOf = async (couponIdx: number) => {
  const [row] = await holder.club.sql<{ state: string; bookingIdx: number | null; validTo: string }[]>`
    select state, booking_idx, valid_to from coupon where coupon_idx = ${couponIdx}`
  return row!
}
const priceLess = (price: Price, off: number) => price.total + (price.discount?.amount ?? 0) - off

type Made = DataOf<typeof contract.booking.book>
type Quoted = InputOf<typeof contract.change.quote>

async function booked(couponIdx: number | null, more: Partial<Quoted> = {}, as = me, slotIdx = slots[0]!) {
  const hold = await holder.club.hold(as, slotIdx)
  const asked = await quote(slotIdx, { couponIdx, ...more }, as)
  const made = await holder.club.book(as, slotIdx, hold, { couponIdx, total: asked.data.total, ...more })
  if (!made.result) throw new Error(JSON.stringify(made.body))
  return made.data
}

const tbd = (...nos: number[]) => nos.map((no): Player => ({ no, kind: 'TBD' }))
const guest = (no: number): Player => ({
  no,
  kind: 'GUEST',
  name: `Guest ${week} ${no}`,
  phoneNo: `010-77${week}0-000${no}`,
  consent: true,
})
const four = (as = me): Player[] => [{ no: 1, kind: 'MEMBER', memberIdx: as.memberIdx }, ...tbd(2, 3, 4)]
const quote = (slotIdx: number, body: Partial<Quoted>, as = me) =>
  holder.club.ask(contract.change.quote, { slotIdx, players: four(as), ...body }, as)
const cancel = ({ bookingIdx, version }: Made, more: Partial<InputOf<typeof contract.booking.cancel>> = {}) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'illness', ...more }, me)
const why = ({ fail }: Answer) => {
  expect(fail.code, JSON.stringify(fail)).toBe('COUPON_NOT_USABLE')
  return fail.msgVar.why
}
const change = (made: Made, body: Partial<InputOf<typeof contract.change.changePlayers>>, as = me) =>
  holder.club.ask(
    contract.change.changePlayers,
    { bookingIdx: made.bookingIdx, version: made.version, players: four(as), ...body },
    as,
  )

describe('a quote', () => {
  it('has both totals: with the discounts, and with each coupon that is valid there', async () => {
    await holder.club.sql`
      insert into discount (key, percent, from_date, to_date) values ('EVENT', 10, ${date}, ${date})`
    holder.club.platform.cache.invalidate('rule')
    const gift = await coupon()
    const cart = await coupon({ kind: 'CART' })
    await coupon({ dayClasses: ['WEEKEND'] })
    const many = await coupon({ minPlayers: 4 }, { until: day(5) })
    const plain = (await quote(slots[0]!, { cart: false })).data
    const green = plain.rows[0]!.amount
    expect(plain.discount!.amount).toBe(green / 10)
    expect(plain.totalWithout).toBe(plain.total)
    const full = priceLess(plain, 0)
    expect(plain.coupons).toEqual([
      { couponIdx: gift, name: 'Gift', amount: 20_000, total: full - 20_000, why: null },
      { couponIdx: cart, name: 'Gift', amount: 0, total: null, why: 'NO_CART' },
      { couponIdx: many, name: 'Gift', amount: 20_000, total: full - 20_000, why: null },
    ])
    const chosen = (await quote(slots[0]!, { cart: false, couponIdx: gift })).data
    expect(chosen).toMatchObject({
      ...{ total: full - 20_000, totalWithout: plain.total, discount: null },
      coupon: { couponIdx: gift, name: 'Gift', amount: 20_000 },
    })
    await holder.club.sql`delete from discount`
    holder.club.platform.cache.invalidate('rule')
  })

  it.each<[string, Partial<Terms>, object?, { until?: string; from?: string }?]>([
    ['DAY_CLASS', { dayClasses: ['WEEKEND'] }],
    ['PART', { parts: ['2'] }],
    ['MIN_PLAYERS', { minPlayers: 4 }, { players: 3 }],
    ['NO_CART', { kind: 'CART' }, { cart: false }],
    ['NO_GUEST', { kind: 'GUEST' }],
  ])(
    'refuses a coupon that cannot be used there: %s',
    async (reason, terms, { players, ...body }: { players?: number } = {}) => {
      const couponIdx = await coupon(terms)
      const list = players ? four().slice(0, players) : four()
      expect(why(await quote(slots[0]!, { couponIdx, players: list, ...body }))).toBe(reason)
    },
  )

  it('refuses a coupon of another day, one of someone else and one that has ended', async () => {
    const [late, theirs, gone] = [
      await coupon({}, { until: day(-1) }),
      await coupon({}, { owner: await holder.club.member() }),
      await coupon(),
    ]
    await holder.club.sql`update coupon set state = 'REVOKED' where coupon_idx = ${gone}`
    expect(why(await quote(slots[0]!, { couponIdx: late }))).toBe('DATE')
    expect(why(await quote(slots[0]!, { couponIdx: theirs }))).toBe('UNKNOWN')
    expect(why(await quote(slots[0]!, { couponIdx: 999_999 }))).toBe('UNKNOWN')
    expect(why(await quote(slots[0]!, { couponIdx: gone }))).toBe('STATE')
  })
})

describe('a tee time of a member', () => {
  it('lists the coupons and the discounts that can be used there', async () => {
    const couponIdx = await coupon()
    await coupon({ parts: ['2'] })
    const { data } = await holder.club.ask(
      contract.sheet.detail,
      { memberIdx: me.memberIdx, date, slotIdx: slots[0]! },
      me,
    )
    expect(data.coupons).toMatchObject([{ couponIdx, kind: 'FIXED', name: 'Gift', state: 'ISSUED' }])
  })
})

describe('a booking with a coupon', () => {
  it('reserves it in place of discounts, and logs it', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    expect(made).toMatchObject({ couponIdx, price: { coupon: { couponIdx, amount: 20_000 }, discount: null } })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'RESERVED', bookingIdx: made.bookingIdx })
    const log = await holder.club.sql`select after from audit where noun = 'coupon' and record_idx = ${couponIdx}`
    expect(log).toEqual([{ after: { state: 'RESERVED', bookingIdx: made.bookingIdx } }])
    const korean = await holder.club.ask(contract.change.read, { bookingIdx: made.bookingIdx }, me, {
      'accept-language': 'ko',
    })
    expect(korean.data.price.coupon?.name).toBe('선물')
  })

  it('is refused with another total, and the coupon stays free', async () => {
    const couponIdx = await coupon()
    const hold = await holder.club.hold(me, slots[0]!)
    const { price } = hold.data
    expect((await holder.club.book(me, slots[0]!, hold, { couponIdx })).fail).toMatchObject({
      code: 'PRICE_CHANGED',
      msgVar: { total: price.total - 20_000 },
    })
    expect(why(await holder.club.book(me, slots[0]!, hold, { couponIdx: 999_999 }))).toBe('UNKNOWN')
    expect((await stateOf(couponIdx)).state).toBe('ISSUED')
    expect((await holder.club.book(me, slots[0]!, hold)).result).toBe(true)
  })

  it('keeps it from another booking, and from being revoked', async () => {
    const couponIdx = await coupon({}, { until: day(7) })
    await booked(couponIdx)
    const [next] = await holder.club.day(day(1))
    expect(why(await quote(next!, { couponIdx }))).toBe('STATE')
    const revoked = await holder.club.ask(contract.coupon.revoke, { ...REASON, couponIdx: [couponIdx] }, office)
    expect(revoked.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'RESERVED' } })
  })

  it('keeps the coupon when players change, or refuses the change', async () => {
    const couponIdx = await coupon({ kind: 'PERCENT', percent: 10, minPlayers: 4 })
    await holder.club.sql`update slot set min_players = 3 where slot_idx = any (${slots})`
    const made = await booked(couponIdx)
    expect(why(await change(made, { players: four().slice(0, 3) }))).toBe('MIN_PLAYERS')
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'RESERVED', bookingIdx: made.bookingIdx })
    const bare = await change(made, { caddie: false })
    expect(bare.data).toMatchObject({ couponIdx, price: { coupon: made.price.coupon } })
    const without = await change({ ...made, version: 2 }, { players: four().slice(0, 3), couponIdx: null })
    expect(without.data).toMatchObject({ couponIdx: null, price: { coupon: null } })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'ISSUED', bookingIdx: null })
  })

  it('refuses to go without its cart', async () => {
    const made = await booked(await coupon({ kind: 'CART' }))
    expect(why(await change(made, { cart: false }))).toBe('NO_CART')
  })

  it('gives no coupon back after the deadline, when a cancellation would cost it', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(-2)
    expect((await change(made, { couponIdx: null })).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'coupon' },
    })
    expect((await stateOf(couponIdx)).state).toBe('RESERVED')
  })

  it('moves with it to where it can be used, and nowhere else', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    const [sooner] = await holder.club.day(day(-3))
    const [later] = await holder.club.day(day(1))
    const move = async (slotIdx: number, total: number) => {
      const hold = await holder.club.hold(me, slotIdx, { bookingIdx: made.bookingIdx })
      const { termsIdx } = hold.data
      const body = { version: made.version, slotIdx, total, termsIdx }
      const answer = await holder.club.ask(contract.change.move, { bookingIdx: made.bookingIdx, ...body }, me)
      if (!answer.result) await holder.club.ask(contract.booking.relock, { slotIdx, x: 'N' }, me)
      return answer
    }
    expect(why(await quote(later!, { bookingIdx: made.bookingIdx }))).toBe('DATE')
    expect(why(await move(later!, made.price.total))).toBe('DATE')
    const { total } = (await quote(sooner!, { bookingIdx: made.bookingIdx })).data
    expect((await move(sooner!, total)).data).toMatchObject({ couponIdx, price: { coupon: { amount: 20_000 } } })
  })

  it('hands over without it: it returns to its owner, and the price is new', async () => {
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('booking', '{"transferIsAllowed": true}')
      on conflict (name) do update set "values" = excluded."values"`
    holder.club.platform.cache.invalidate('rule')
    const couponIdx = await coupon()
    const friend = await holder.club.member()
    const players: Player[] = [four()[0]!, { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx }, ...tbd(3, 4)]
    await holder.club.knows(me, [friend])
    const made = await booked(couponIdx, { players })
    const { bookingIdx } = made
    const offer = { bookingIdx, version: made.version, memberIdx: friend.memberIdx }
    const { version } = (await holder.club.ask(contract.change.transfer, offer, me)).data
    const { data } = await holder.club.ask(
      contract.change.answerTransfer,
      { bookingIdx, version, answer: 'ACCEPT' },
      friend,
    )
    expect(data).toMatchObject({ couponIdx: null, price: { coupon: null, total: made.price.total + 20_000 } })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'ISSUED', bookingIdx: null })
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    holder.club.platform.cache.invalidate('rule')
  })
})

describe('a cancellation', () => {
  it('gives the coupon back while it is free', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    expect((await cancel(made)).data).toMatchObject({ state: 'CX', couponReturned: true })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'ISSUED', bookingIdx: null, validTo: date })
    expect((await cancel(await booked(null, {}, me, slots[1]))).data.couponReturned).toBe(false)
  })

  it('forfeits it when it is late, and a waived penalty gives it back', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(-2)
    const { data } = await cancel(made, { accept: true })
    expect(data).toMatchObject({ state: 'CL', couponReturned: false })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'FORFEITED', bookingIdx: made.bookingIdx })
    const { penaltyIdx, version } = data.penalty!
    expect(
      (
        await holder.club.ask(
          contract.conduct.decide,
          { penaltyIdx, ...REASON, version: version ?? 1, action: 'WAIVE' },
          office,
        )
      ).result,
    ).toBe(true)
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'ISSUED', bookingIdx: null })
  })

  it('by the club gives it back, and so does bad weather', async () => {
    const [first, second] = [await coupon(), await coupon()]
    const made = await booked(first)
    const gone = await holder.club.ask(
      contract.bookingManage.cancel,
      {
        bookingIdx: made.bookingIdx,
        ...REASON,
        ...{ version: made.version, by: 'CLUB', reason: 'weather', penalty: false },
      },
      office,
    )
    expect(gone.data.state).toBe('CC')
    expect((await stateOf(first)).state).toBe('ISSUED')
    const late = await booked(second, {}, me, slots[1])
    await at(-2)
    await cancel(late, { accept: true })
    expect((await stateOf(second)).state).toBe('FORFEITED')
    await holder.club.ask(contract.waiver.waive, { ...REASON, date, kind: 'RAIN', measured: '20 mm' }, office)
    expect(await stateOf(second)).toMatchObject({ state: 'ISSUED', bookingIdx: null })
  })

  it('of all bookings of a day that the club suspends gives it back', async () => {
    const couponIdx = await coupon()
    await booked(couponIdx)
    const [row] = await holder.club.sql<{ version: number }[]>`select version from sheet_day where date = ${date}`
    const input = { date, reason: 'Snow', translated: {}, cancelBookings: true, version: row!.version }
    expect((await holder.club.ask(contract.dayManage.suspend, input, office)).data.cancelled).toBe(1)
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'ISSUED', bookingIdx: null })
  })

  it('by the desk forfeits it with the penalty and not without it', async () => {
    const [first, second] = [await coupon(), await coupon()]
    const one = await booked(first)
    const other = await holder.club.member()
    const theirs = await coupon({}, { owner: other })
    const two = await booked(theirs, {}, other, slots[1])
    await at(-2)
    const by = (made: Made, penalty: boolean) =>
      holder.club.ask(
        contract.bookingManage.cancel,
        {
          bookingIdx: made.bookingIdx,
          ...REASON,
          ...{ version: made.version, by: 'MEMBER', reason: 'illness', penalty },
        },
        office,
      )
    await by(one, true)
    await by(two, false)
    expect((await stateOf(first)).state).toBe('FORFEITED')
    expect((await stateOf(theirs)).state).toBe('ISSUED')
    expect((await stateOf(second)).state).toBe('ISSUED')
  })
})

describe('a suspension for a late cancellation', () => {
  it('that the club ends at the member gives the coupon back too', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(-2)
    await cancel(made, { accept: true })
    expect((await stateOf(couponIdx)).state).toBe('FORFEITED')
    const resume = { memberIdx: me.memberIdx, version: 1, action: 'RESUME' as const, ...REASON }
    expect((await holder.club.ask(contract.memberManage.setState, resume, office)).data.state).toBe('ACTIVE')
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'ISSUED', bookingIdx: null })
  })
})

describe('a round', () => {
  const noShow = (made: Made, isNoShow: boolean, version: number) =>
    holder.club.ask(contract.conduct.noShow, { bookingIdx: made.bookingIdx, ...REASON, isNoShow, version }, office)

  it('that was played uses the coupon up', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(0, '14:00')
    await playedUntilNow(jobContext(holder.club.platform, 'finish-rounds'))
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'USED', bookingIdx: made.bookingIdx })
  })

  it('begins with the check-in, which uses the coupon until it is undone', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(0, '06:30')
    const mark = (version: number, state: 'CHECKED_IN' | 'ARRIVED') =>
      holder.club.ask(
        contract.checkIn.mark,
        {
          ...{ bookingIdx: made.bookingIdx, version, state },
          players: [1, 2, 3, 4].map((no) => ({ no, present: true, idSeen: true })),
        },
        office,
      )
    expect((await mark(1, 'CHECKED_IN')).status).toBe(200)
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'USED', bookingIdx: made.bookingIdx })
    expect((await mark(2, 'ARRIVED')).status).toBe(200)
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'RESERVED', bookingIdx: made.bookingIdx })
  })

  it('to which fewer come than the coupon needs keeps and uses it, as an absent player changes no place', async () => {
    await setPolicy(holder.club, 'booking', { fewerPayForAll: false })
    await holder.club.sql`update slot set min_players = 3 where slot_idx = ${slots[0]!}`
    const couponIdx = await coupon({ kind: 'PERCENT', percent: 10, minPlayers: 4 })
    const made = await booked(couponIdx)
    await at(0, '06:30')
    const mark = async (version: number, present: number) => {
      const players = [1, 2, 3, 4].map((no) => ({ no, present: no <= present }))
      const input = { bookingIdx: made.bookingIdx, version, state: 'CHECKED_IN' as const, players }
      return (await holder.club.ask(contract.checkIn.mark, input, office)).data
    }
    const three = await mark(1, 3)
    expect(three.checkIn.flags).toContain('COUPON')
    expect(three.price.coupon).toMatchObject({ couponIdx, amount: (made.price.coupon!.amount / 4) * 3 })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'USED', bookingIdx: made.bookingIdx })
    expect((await mark(2, 4)).price.total).toBe(made.price.total)
    await setPolicy(holder.club, 'booking', { fewerPayForAll: true })
  })

  it('that nobody came to forfeits it; undone, the booking has it again', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(0, '07:30')
    await noShow(made, true, 1)
    expect((await stateOf(couponIdx)).state).toBe('FORFEITED')
    await noShow(made, false, 2)
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'RESERVED', bookingIdx: made.bookingIdx })
    await noShow(made, true, 3)
    await at(1)
    await noShow(made, false, 4)
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'USED', bookingIdx: made.bookingIdx })
  })

  it('whose penalty is waived gives it back, 14 days longer where it had ended, once', async () => {
    const couponIdx = await coupon()
    const made = await booked(couponIdx)
    await at(0, '07:30')
    const { penalty } = (await noShow(made, true, 1)).data
    await at(3)
    const { penaltyIdx } = penalty!
    await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx, ...REASON, version: penalty!.version ?? 1, action: 'WAIVE' },
      office,
    )
    expect(await stateOf(couponIdx)).toEqual({ state: 'ISSUED', bookingIdx: null, validTo: day(17) })
    const [later] = await holder.club.day(day(17), { slots: 1 })
    const again = await booked(couponIdx, {}, me, later)
    await at(17, '07:30')
    const second = (await noShow(again, true, 1)).data.penalty
    await at(18)
    await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: second!.penaltyIdx, ...REASON, version: second!.version ?? 1, action: 'WAIVE' },
      office,
    )
    expect(await stateOf(couponIdx)).toEqual({ state: 'EXPIRED', bookingIdx: null, validTo: day(17) })
  })

  it('undone after its coupon was used elsewhere is priced without it', async () => {
    const couponIdx = await coupon({}, { until: day(20) })
    const made = await booked(couponIdx)
    await at(0, '07:30')
    const { penalty } = (await noShow(made, true, 1)).data
    await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: penalty!.penaltyIdx, ...REASON, version: penalty!.version ?? 1, action: 'WAIVE' },
      office,
    )
    const [later] = await holder.club.day(day(5), { slots: 1 })
    const again = await booked(couponIdx, {}, me, later)
    const undone = await noShow(made, false, 2)
    expect(undone.data).toMatchObject({
      couponIdx: null,
      price: { coupon: null, total: made.price.total + 20_000 },
    })
    expect(await stateOf(couponIdx)).toMatchObject({ state: 'RESERVED', bookingIdx: again.bookingIdx })
  })
})

describe('the desk', () => {
  const make = (body: Partial<InputOf<typeof contract.bookingManage.make>>) =>
    holder.club.ask(
      contract.bookingManage.make,
      { ...REASON, slotIdx: slots[0]!, type: 'P', memberIdx: me.memberIdx, players: four(), ...body },
      office,
    )

  it('books with a coupon of the member, and with no other', async () => {
    const couponIdx = await coupon()
    const theirs = await coupon({}, { owner: await holder.club.member() })
    expect(why(await make({ couponIdx: theirs }))).toBe('UNKNOWN')
    expect((await make({ couponIdx })).data).toMatchObject({ couponIdx, price: { coupon: { amount: 20_000 } } })
    expect((await stateOf(couponIdx)).state).toBe('RESERVED')
  })

  it('lists the coupons of the member that can be used there', async () => {
    const couponIdx = await coupon()
    await coupon({ parts: ['2'] })
    const input = { memberIdx: me.memberIdx, slotIdx: slots[0]! }
    expect((await holder.club.ask(contract.bookingManage.coupons, input, office)).data).toMatchObject([{ couponIdx }])
    const other = await holder.club.manager({ rights: { '950000': 'R', '950300': 'R' } })
    expect((await holder.club.ask(contract.bookingManage.coupons, input, other)).status).toBe(403)
  })

  it('books for no guest with a coupon', async () => {
    const couponIdx = await coupon()
    const who = { name: 'Grace', phoneNo: `010-99${week}0-0001` }
    const players: Player[] = [{ no: 1, kind: 'GUEST', ...who, consent: true }, ...tbd(2, 3, 4)]
    expect(why(await make({ couponIdx, memberIdx: undefined, guest: who, players }))).toBe('UNKNOWN')
  })

  it('puts a coupon in and takes it out, with a reason', async () => {
    const [couponIdx, other] = [await coupon(), await coupon({ kind: 'CART' })]
    const made = await booked(null)
    const put = (version: number, body: object) =>
      holder.club.ask(contract.bookingManage.change, { bookingIdx: made.bookingIdx, version, ...body }, office)
    expect((await put(1, { couponIdx })).fail.msgDetail).toBe('reason')
    expect((await put(1, { couponIdx, ...REASON })).data.price.coupon!.amount).toBe(20_000)
    expect((await put(2, { couponIdx: other, ...REASON })).data).toMatchObject({ couponIdx: other })
    expect((await stateOf(couponIdx)).state).toBe('ISSUED')
    expect(why(await put(3, { cart: false, ...REASON }))).toBe('NO_CART')
    expect((await put(3, { couponIdx: null, ...REASON })).data).toMatchObject({
      couponIdx: null,
      price: { total: made.price.total },
    })
    expect((await stateOf(other)).state).toBe('ISSUED')
  })

  it('moves a booking only to where its coupon can be used', async () => {
    const made = await booked(await coupon())
    const [later] = await holder.club.day(day(1))
    expect(
      why(
        await holder.club.ask(
          contract.bookingManage.moveQuote,
          { bookingIdx: made.bookingIdx, slotIdx: later! },
          office,
        ),
      ),
    ).toBe('DATE')
    expect(
      why(
        await holder.club.ask(
          contract.bookingManage.move,
          { bookingIdx: made.bookingIdx, ...REASON, version: 1, slotIdx: later! },
          office,
        ),
      ),
    ).toBe('DATE')
    expect(
      (
        await holder.club.ask(
          contract.bookingManage.move,
          { bookingIdx: made.bookingIdx, ...REASON, version: 1, slotIdx: slots[2]! },
          office,
        )
      ).data.price.coupon!.amount,
    ).toBe(20_000)
  })
})

describe('a guest', () => {
  const addFee = async () => {
    await holder.club.sql`
      insert into fee (key, day_class, part, member_type, unit, amount) values ('GUEST', 'WEEKDAY', null, null, 'PERSON', 150000)`
    holder.club.platform.cache.invalidate('rule')
  }
  const removeFee = async () => {
    await holder.club.sql`delete from fee where key = 'GUEST'`
    holder.club.platform.cache.invalidate('rule')
  }
  const withGuests = () => [four()[0]!, guest(2), guest(3), ...tbd(4)]

  it('pays what the booker pays until the club has a fee for guests', async () => {
    const plain = (await quote(slots[0]!, { players: withGuests() })).data
    expect(plain.rows[0]).toMatchObject({ key: 'GREEN', qty: 4 })
    await addFee()
    const priced = (await quote(slots[0]!, { players: withGuests() })).data
    expect(priced.rows).toMatchObject([
      { key: 'GREEN', qty: 2 },
      { key: 'GUEST', qty: 2, amount: 300_000 },
      { key: 'CART' },
      { key: 'CADDIE' },
    ])
    expect(priced.guestUnit).toBe(150_000)
    await removeFee()
  })

  it('is at the member’s price with a coupon, where there is such a fee', async () => {
    const kind = () =>
      holder.club.ask(
        contract.couponKind.create,
        {
          ...REASON,
          ...{ kind: 'GUEST', name: 'Guest', translated: {}, dayClasses: [], parts: [], minPlayers: 1, isUse: true },
        },
        office,
      )
    expect((await kind()).fail.msgDetail).toContain('kind')
    await addFee()
    const { kindIdx } = (await kind()).data
    const couponIdx = await coupon({ kind: 'GUEST' })
    const made = await booked(couponIdx, { players: withGuests() })
    expect(made.price.coupon?.amount).toBe(150_000 - made.price.rows[0]!.unit)
    expect(why(await change(made, {}))).toBe('NO_GUEST')
    await removeFee()
    const issued = await holder.club.ask(
      contract.coupon.issue,
      { ...REASON, ...{ kindIdx, memberIdx: [me.memberIdx], validFrom: date, validTo: date } },
      office,
    )
    expect(issued.fail.msgDetail).toContain('kindIdx')
  })

  it('who arrives late pays the guest fee after arriving', async () => {
    await setPolicy(holder.club, 'booking', { fewerPayForAll: false })
    await holder.club.sql`update slot set min_players = 3 where slot_idx = ${slots[0]!}`
    await addFee()
    const made = await booked(null, { players: [...four().slice(0, 1), guest(2), ...tbd(3, 4)] })
    await at(0, '06:30')
    const mark = async (version: number, absent: number[]) => {
      const players = [1, 2, 3, 4].map((no) => ({ no, present: !absent.includes(no) }))
      const input = { bookingIdx: made.bookingIdx, version, state: 'CHECKED_IN' as const, players }
      const { rows, total } = (await holder.club.ask(contract.checkIn.mark, input, office)).data.price
      return [...rows.slice(0, 2).map(({ key, qty }) => `${key} ${qty}`), total]
    }
    expect((await mark(1, [2])).slice(0, 2)).toEqual(['GREEN 3', 'CART 1'])
    expect((await mark(2, [3])).slice(0, 2)).toEqual(['GREEN 2', 'GUEST 1'])
    expect((await mark(3, [2])).slice(0, 2)).toEqual(['GREEN 3', 'CART 1'])
    expect(await mark(4, [])).toEqual(['GREEN 3', 'GUEST 1', made.price.total])
    await removeFee()
    await setPolicy(holder.club, 'booking', { fewerPayForAll: true })
  })

  it('who was booked before keeps the price of then', async () => {
    const made = await booked(null, { players: withGuests() })
    await addFee()
    const changed = (await change(made, { players: withGuests(), caddie: false })).data
    expect(changed.price.rows).toMatchObject([{ key: 'GREEN', qty: 4 }, { key: 'CART' }])
    await removeFee()
  })
})

describe('with time and the account', () => {
  it('a coupon is given back where a suspension cancels its booking', async () => {
    await setPolicy(holder.club, 'booking', { suspensionCancels: true })
    const held = await coupon()
    await booked(held)
    const suspended = { memberIdx: me.memberIdx, version: 1, action: 'SUSPEND', until: day(10), ...REASON } as const
    expect((await holder.club.ask(contract.memberManage.setState, suspended, office)).result).toBe(true)
    await holder.club.moveClock(600)
    while (await performTasks(jobContext(holder.club.platform, CANCEL_SUSPENDED), cancelSuspended));
    expect((await stateOf(held)).state).toBe('ISSUED')
    await setPolicy(holder.club, 'booking', { suspensionCancels: false })
  })

  it('a late group that has checked in moves with the coupon that it used', async () => {
    const held = await coupon()
    const made = await booked(held)
    await at(0, '06:30')
    const players = [1, 2, 3, 4].map((no) => ({ no, present: true }))
    const input = { bookingIdx: made.bookingIdx, version: made.version, state: 'CHECKED_IN' as const, players }
    const { version } = (await holder.club.ask(contract.checkIn.mark, input, office)).data.checkIn
    await at(0, '07:02')
    const to = { bookingIdx: made.bookingIdx, version, slotIdx: slots[1]!, ...REASON }
    const moved = await holder.club.ask(contract.bookingManage.move, to, office)
    expect(moved.code).toBeUndefined()
    expect(moved.data).toMatchObject({ slotIdx: slots[1]!, couponIdx: held, price: made.price })
    expect((await stateOf(held)).state).toBe('USED')
  })

  it('a coupon in a booking does not expire, and is given back when an account is closed only if it was free', async () => {
    const [held, free] = [await coupon(), await coupon()]
    const made = await booked(held)
    const job = endCoupons({ notify })
    await at(0, '07:30')
    await holder.club.ask(
      contract.conduct.noShow,
      { bookingIdx: made.bookingIdx, ...REASON, isNoShow: true, version: 1 },
      office,
    )
    await at(2)
    await job.run(jobContext(holder.club.platform, job.name))
    expect((await stateOf(held)).state).toBe('FORFEITED')
    expect((await stateOf(free)).state).toBe('EXPIRED')
    await write(jobContext(holder.club.platform, 'test'), (tx) => closeAccount(tx, me.memberIdx, { days: 7 }))
    await holder.club.ask(contract.waiver.waive, { ...REASON, date, kind: 'RAIN', measured: '20 mm' }, office)
    expect(await stateOf(held)).toMatchObject({ state: 'REVOKED', bookingIdx: null })
  })

  it('a coupon in a booking outlives its last day', async () => {
    const couponIdx = await coupon()
    await booked(couponIdx)
    const job = endCoupons({ notify })
    await at(0, '23:50')
    await holder.club.sql`update coupon set valid_to = current_club_date() - 1 where coupon_idx = ${couponIdx}`
    await job.run(jobContext(holder.club.platform, job.name))
    expect((await stateOf(couponIdx)).state).toBe('RESERVED')
  })
})

describe('at the same moment', () => {
  it('a coupon comes into one booking, however many want it', async () => {
    const couponIdx = await coupon({}, { until: day(10) })
    const others = await Promise.all([1, 2, 3, 4].map((n) => holder.club.day(day(n), { slots: 1 })))
    // The desk may set the limits of a member aside, so that only the coupon decides.
    const answers = await Promise.all(
      [slots, ...others].map(([slotIdx]) =>
        holder.club.ask(
          contract.bookingManage.make,
          { ...REASON, slotIdx: slotIdx!, type: 'P', memberIdx: me.memberIdx, players: four(), couponIdx },
          office,
        ),
      ),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter((one) => !one.result && one.fail.msgVar.why === 'STATE')).toHaveLength(4)
    const rows = await holder.club.sql`select from booking where coupon_idx = ${couponIdx}`
    expect(rows).toHaveLength(1)
  })

  it('a coupon is either booked or revoked', async () => {
    const couponIdx = await coupon()
    const [made, revoked] = await Promise.all([
      holder.club.ask(
        contract.bookingManage.make,
        { ...REASON, slotIdx: slots[0]!, type: 'P', memberIdx: me.memberIdx, players: four(), couponIdx },
        office,
      ),
      holder.club.ask(contract.coupon.revoke, { ...REASON, couponIdx: [couponIdx] }, office),
    ])
    expect([made.result, revoked.result].filter(Boolean)).toHaveLength(1)
  })
})

describe('what must never be', () => {
  it('is found: a coupon without its booking, and a booking without its coupon', async () => {
    const couponIdx = await coupon({}, { until: day(7) })
    const made = await booked(couponIdx)
    const { sql } = holder.club
    const [booking, gift] = [`booking ${made.bookingIdx}`, `coupon ${couponIdx}`]
    await sql`update coupon set state = 'ISSUED', booking_idx = null where coupon_idx = ${couponIdx}`
    expect([...(await breaches())]).toEqual([{ record: booking, what: 'a coupon that is not in it' }])
    await sql`update coupon set state = 'USED', booking_idx = ${made.bookingIdx} where coupon_idx = ${couponIdx}`
    expect([...(await breaches())]).toEqual([
      { record: booking, what: 'a coupon that is not in it' },
      { record: gift, what: 'in a booking that does not use it' },
    ])
    await sql`update coupon set state = 'RESERVED' where coupon_idx = ${couponIdx}`
    await sql`update booking set price = price || jsonb_build_object('coupon', null, 'total', (price ->> 'total')::bigint + 20000) where booking_idx = ${made.bookingIdx}`
    expect((await breaches()).map(({ what }) => what)).toContain('a price without its coupon')
    await sql`update booking set price = ${sql.json(made.price)} where booking_idx = ${made.bookingIdx}`
    await cancel(made)
  })
})
