import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { setPolicy } from '../../../../test/set-policy.ts'

const holder = TestClub.use()
let month = 0

/** A new weekday in a month of its own; the clock shows noon two weeks before. */
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ months: month++ }).toString()
  await noon(14)
})

type Person = Awaited<ReturnType<TestClub['member']>>

const dayAfter = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const noon = (daysBefore: number, time = '12:00') => holder.club.setClock(`${dayAfter(-daysBefore)}T${time}`)
const tbd = (...numbers: number[]): Player[] => numbers.map((no) => ({ no, kind: 'TBD' }))
const me1 = ({ memberIdx }: Person): Player => ({ no: 1, kind: 'MEMBER', memberIdx })
const mate = (no: number, { memberIdx }: Person): Player => ({ no, kind: 'MEMBER', memberIdx })
const guest = (no: number, name: string, phoneNo?: string): Player => ({
  no,
  kind: 'GUEST',
  name,
  phoneNo,
  consent: true,
})

async function booked({ players, slot }: { players?: (me: Person) => Player[]; slot?: number } = {}) {
  const at = slot ?? (await holder.club.day(date))[0]!
  const me = await holder.club.member()
  const made = await holder.club.book(me, at, await holder.club.hold(me, at), players ? { players: players(me) } : {})
  if (!made.result) throw new Error(JSON.stringify(made.body))
  return { me, slot: at, booking: made.data, bookingIdx: made.data.bookingIdx }
}

const read = (as: Person | null, bookingIdx: number) => holder.club.ask(contract.change.read, { bookingIdx }, as)
/** Sends the players; those who are members are known to the booker. */
async function putPlayers(
  as: Person,
  bookingIdx: number,
  input: Omit<InputOf<typeof contract.change.changePlayers>, 'bookingIdx'>,
  headers?: Record<string, string>,
) {
  await holder.club.knows(as, input.players)
  return holder.club.ask(contract.change.changePlayers, { bookingIdx, ...input }, as, headers)
}

/** What is sent of a booking of 1 + 3: the version, and the players by number. */
const naming = (me: Person, version: number, ...others: Player[]) => ({
  version,
  players: [me1(me), ...others, ...tbd(2, 3, 4).slice(others.length)],
})
const whats = async (as: Person, bookingIdx: number) =>
  (await read(as, bookingIdx)).data.history.map(({ what }) => what)

/** What the people of a booking will be told of, the first first. */
async function tasks(bookingIdx: number): Promise<string[]> {
  const rows = await holder.club.sql<{ change: string }[]>`
    select data ->> 'change' as change from job_task
    where name = 'notify-booking' and (data ->> 'bookingIdx')::bigint = ${bookingIdx} order by task_idx`
  return rows.map(({ change }) => change)
}

describe('GET /reservation/booking/{id}', () => {
  it('is for who is in it: the booker sees phone numbers, a companion does not, others nothing', async () => {
    const friend = await holder.club.member({ name: 'Ha-eun Choi' })
    const phoneNo = `010-31${month}0-0001`
    const { me, booking, bookingIdx } = await booked({
      players: (one) => [me1(one), mate(2, friend), guest(3, 'Alex Roh', phoneNo), ...tbd(4)],
    })
    const mine = (await read(me, bookingIdx)).data
    expect(mine).toMatchObject(booking)
    expect(mine.may).toEqual({ places: true, names: true, move: true, transfer: false, cancel: true })
    expect(mine.history).toEqual([
      { version: 1, at: expect.any(String), by: { memberIdx: me.memberIdx, name: me.name }, what: 'Booked' },
    ])
    const theirs = await read(friend, bookingIdx)
    expect(theirs.data.may).toMatchObject({ places: false, names: false, move: false, cancel: false })
    expect(JSON.stringify(theirs.body)).not.toContain(phoneNo)
    expect((await read(await holder.club.member(), bookingIdx)).status).toBe(404)
    expect((await read(await holder.club.member(), 999_999)).status).toBe(404)
    expect((await read(null, bookingIdx)).status).toBe(401)
    const boss = await holder.club.manager({ isSSAdmin: true })
    expect((await holder.club.ask(contract.change.read, { bookingIdx }, boss)).status).toBe(403)
  })

  it('tells the history in the language of the reader, with the club for a manager', async () => {
    const friend = await holder.club.member({ name: 'Ha-eun Choi', otherName: '최하은' })
    const { me, bookingIdx } = await booked()
    await putPlayers(me, bookingIdx, { ...naming(me, 1, mate(2, friend)), cart: false })
    await holder.club.ask(contract.booking.cancel, { bookingIdx, version: 2, reason: 'business' }, me)
    expect(await whats(me, bookingIdx)).toEqual(['Cancelled', 'Ha-eun Choi added · Cart removed', 'Booked'])
    const korean = await holder.club.ask(contract.change.read, { bookingIdx }, me, { 'accept-language': 'ko' })
    expect(korean.data.history[1]!.what).toBe('최하은 님 추가 · 카트 제외')
    expect(korean.data.may.cancel).toBe(false)
  })
})

describe('GET /reservation/booking/{id}/ics', () => {
  const file = async (as: Person, bookingIdx: number) => {
    const answer = await holder.club.app.inject({
      url: `/hp/api/reservation/booking/${bookingIdx}/ics`,
      headers: { authorization: `Bearer ${as.token}` },
    })
    return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
  }

  it('replaces itself: the same number, a higher sequence, and the new time', async () => {
    const [slot, other] = await holder.club.day(date)
    const { me, bookingIdx, booking } = await booked({ slot: slot! })
    const first = await file(me, bookingIdx)
    expect(first.type).toBe('text/calendar; charset=utf-8')
    const uid = /UID:.+/.exec(first.text)![0]
    const start = (text: string) => /DTSTART:(.+)Z/.exec(text)![1]
    expect(first.text).toContain('METHOD:PUBLISH\r\n')
    expect(first.text).toContain('SEQUENCE:1\r\n')
    const moved = await moving(me, booking, other!)
    expect(moved.result).toBe(true)
    const second = await file(me, bookingIdx)
    expect(second.text).toContain(uid)
    expect(second.text).toContain('SEQUENCE:2\r\n')
    expect(start(second.text)).not.toBe(start(first.text))
    await holder.club.ask(contract.booking.cancel, { bookingIdx, version: 2, reason: 'business' }, me)
    expect((await file(me, bookingIdx)).text).toContain('METHOD:CANCEL\r\n')
    expect((await file(await holder.club.member(), bookingIdx)).status).toBe(404)
  })
})

describe('PUT /reservation/booking/{id}/players', () => {
  it('names, replaces and removes players, with a version for each change', async () => {
    const friend = await holder.club.member({ name: 'Ji-ho Lee' })
    const { me, booking, bookingIdx } = await booked()
    const named = await putPlayers(me, bookingIdx, {
      ...naming(me, 1, mate(2, friend), guest(3, 'Grace Park')),
      memo: 'left-handed',
    })
    expect(named.data).toMatchObject({ version: 2, memo: 'left-handed', price: booking.price })
    expect(named.data.players.map(({ kind, name }) => name ?? kind)).toEqual([
      me.name,
      'Ji-ho Lee',
      'Grace Park',
      'TBD',
    ])
    const next = await putPlayers(me, bookingIdx, naming(me, 2, guest(2, 'Noa Kim')))
    expect(next.data).toMatchObject({ version: 3, memo: 'left-handed' })
    expect((await read(friend, bookingIdx)).status).toBe(404)
    expect(await whats(me, bookingIdx)).toEqual(['Ji-ho Lee removed', 'Ji-ho Lee added · Guest added', 'Booked'])
    // Who was taken off can play elsewhere in that part of the day.
    const [free] = await holder.club.day(date, { from: '09:00' })
    const hold = await holder.club.hold(friend, free!)
    expect((await holder.club.book(friend, free!, hold)).result).toBe(true)
  })

  it('prices what is added or left out at the fees of the booking, and only the price shown', async () => {
    const { me, booking, bookingIdx, slot } = await booked()
    await holder.club.sql`update fee set amount = amount + 1000`
    holder.club.platform.cache.invalidate('rule')
    const fee = (key: string) => booking.price.rows.find((row: { key: string }) => row.key === key)!.amount
    const body = { ...naming(me, 1), cart: false }
    const asked = await holder.club.ask(
      contract.change.quote,
      { slotIdx: slot!, players: body.players, cart: false, bookingIdx },
      me,
    )
    const total = booking.price.total - fee('CART')
    expect(asked.data.total).toBe(total)
    expect((await putPlayers(me, bookingIdx, { ...body, total: total + 1 })).fail).toMatchObject({
      code: 'PRICE_CHANGED',
      msgVar: { total },
    })
    expect((await putPlayers(me, bookingIdx, { ...body, total })).data).toMatchObject({
      cart: false,
      caddie: true,
      price: { total },
    })
    // The cart comes back at the fee of today, because nothing was booked for it any more.
    const again = await putPlayers(me, bookingIdx, { ...naming(me, 2), cart: true })
    expect(again.data.price.total).toBe(booking.price.total + 1000)
    await holder.club.sql`update fee set amount = amount - 1000`
    holder.club.platform.cache.invalidate('rule')
  })

  it('takes fewer or more players where the tee time allows it, down to its minimum', async () => {
    await setPolicy(holder.club, 'booking', { fewerPayForAll: false })
    const [slot] = await holder.club.day(date)
    await holder.club.sql`update slot set min_players = 3 where slot_idx = ${slot!}`
    const { me, bookingIdx, booking } = await booked({ slot: slot!, players: (one) => [me1(one), ...tbd(2, 3)] })
    const green = booking.price.rows[0]!.unit
    const four = await putPlayers(me, bookingIdx, { version: 1, players: [me1(me), ...tbd(2, 3, 4)] })
    expect(four.data.price.total).toBe(booking.price.total + green)
    const three = await putPlayers(me, bookingIdx, { version: 2, players: [me1(me), ...tbd(2, 3)] })
    expect(three.data.price).toEqual(booking.price)
    expect((await whats(me, bookingIdx)).slice(0, 2)).toEqual(['Players removed', 'Players added'])
    expect((await putPlayers(me, bookingIdx, { version: 3, players: [me1(me), ...tbd(2)] })).fail).toMatchObject({
      code: 'MIN_PLAYERS',
      msgVar: { min: 3 },
    })
    await setPolicy(holder.club, 'booking', { fewerPayForAll: true })
  })

  it('gives up shared seats, which are freed', async () => {
    const [slot] = await holder.club.day(date, { mode: 'SHARED' })
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const hold = await holder.club.hold(me, slot!, { count: 4 })
    const made = await holder.club.book(me, slot!, hold, { players: [me1(me), ...tbd(2, 3, 4)] })
    const { bookingIdx } = made.data
    const two = await putPlayers(me, bookingIdx, { version: 1, players: [me1(me), ...tbd(2)] })
    expect(two.data).toMatchObject({ seats: [1, 2], price: { rows: [{ qty: 2 }, {}, {}] } })
    const more = await putPlayers(me, bookingIdx, { version: 2, players: [me1(me), ...tbd(2, 3)] })
    expect([more.status, more.fail.msgDetail]).toEqual([400, 'players[2]'])
    await holder.club.passRelease()
    expect((await holder.club.hold(you, slot!, { count: 2 })).data.seats).toEqual([3, 4])
  })

  it('ends at the deadline for names, but for one name in the place of another', async () => {
    const [friend, other] = [await holder.club.member(), await holder.club.member()]
    const { me, bookingIdx, booking } = await booked({ players: (one) => [me1(one), mate(2, friend), ...tbd(3, 4)] })
    await noon(2, '17:00:01')
    const late = { code: 'PAST_DEADLINE', msgVar: { rule: 'names', at: booking.namesDueAt } }
    expect((await putPlayers(me, bookingIdx, naming(me, 1, mate(2, friend), mate(3, other)))).fail).toMatchObject(late)
    expect((await putPlayers(me, bookingIdx, naming(me, 1))).fail).toMatchObject(late)
    expect((await putPlayers(me, bookingIdx, { ...naming(me, 1, mate(2, friend)), cart: false })).fail).toMatchObject(
      late,
    )
    expect((await putPlayers(me, bookingIdx, naming(me, 1, mate(2, other)))).data.version).toBe(2)
    expect((await read(me, bookingIdx)).data.may).toMatchObject({ places: false, names: true })
  })

  it('asks for the booking rules in force where a win accepted older ones, and keeps what was accepted', async () => {
    const { sql } = holder.club
    const friend = await holder.club.member()
    const { me, bookingIdx } = await booked()
    const termsOf = async () =>
      (await sql`select terms_idx from booking where booking_idx = ${bookingIdx}`)[0]!.termsIdx
    const termsIdx = await termsOf()
    const older = sql`(select min(terms_idx) from terms_version where terms_type <> 'BOOKING')`
    await sql`update booking set terms_idx = ${older} where booking_idx = ${bookingIdx}`
    const named = naming(me, 1, mate(2, friend))
    expect((await putPlayers(me, bookingIdx, { ...named, termsIdx: 999 })).code).toBe('TERMS_REQUIRED')
    expect((await putPlayers(me, bookingIdx, named)).data.version).toBe(2)
    expect(await termsOf()).not.toBe(termsIdx)
    await sql`update booking set type = 'D' where booking_idx = ${bookingIdx}`
    const back = naming(me, 2)
    expect((await putPlayers(me, bookingIdx, back)).fail).toMatchObject({
      code: 'TERMS_REQUIRED',
      msgVar: { termsIdx: [termsIdx] },
    })
    expect((await putPlayers(me, bookingIdx, { ...back, termsIdx })).data.version).toBe(3)
    expect(await termsOf()).toBe(termsIdx)
    expect((await putPlayers(me, bookingIdx, naming(me, 3, mate(2, friend)))).data.version).toBe(4)
  })

  it('has no deadline for names where the booking was made after it', async () => {
    const [slot] = await holder.club.day(date)
    await noon(1)
    const { me, bookingIdx } = await booked({ slot: slot! })
    expect((await putPlayers(me, bookingIdx, naming(me, 1, guest(2, 'Late Guest')))).result).toBe(true)
  })

  it('refuses who plays already, guests over the limit, another version, another booker and what has begun', async () => {
    const [slot, second] = await holder.club.day(date)
    const busy = await booked({ slot: second! })
    const { me, bookingIdx } = await booked({ slot: slot! })
    expect((await putPlayers(me, bookingIdx, naming(me, 1, mate(2, busy.me)))).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 2, name: busy.me.name },
    })
    const phoneNo = `010-32${month}0-0002`
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('guest', '{"perDay": 1}')`
    holder.club.platform.cache.invalidate('rule')
    const two = naming(me, 1, guest(2, 'A', phoneNo), guest(3, 'B'))
    expect((await putPlayers(me, bookingIdx, two)).fail).toMatchObject({
      code: 'GUEST_LIMIT',
      msgVar: { max: 1 },
    })
    await holder.club.sql`delete from rule_setting where name = 'guest'`
    holder.club.platform.cache.invalidate('rule')
    expect((await putPlayers(me, bookingIdx, naming(me, 7))).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 1 },
    })
    expect((await putPlayers(busy.me, bookingIdx, naming(busy.me, 1))).status).toBe(404)
    const notMe = await putPlayers(me, bookingIdx, { version: 1, players: [me1(busy.me), ...tbd(2, 3, 4)] })
    expect([notMe.status, notMe.fail.msgDetail]).toEqual([400, 'players[0].memberIdx'])
    const nobody: Player = { no: 2, kind: 'MEMBER', memberIdx: 1 }
    const unknown = { version: 1, players: [me1(me), nobody, ...tbd(3, 4)] }
    expect((await putPlayers(me, bookingIdx, unknown)).fail.msgDetail).toBe('players[1].memberIdx')
    await noon(0)
    expect((await putPlayers(me, bookingIdx, naming(me, 1))).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'CF' },
    })
  })

  it('names nobody whom the booker does not know, and tells nothing of them; who plays in it stays', async () => {
    const [friend, stranger] = [await holder.club.member(), await holder.club.member({ name: 'Not Known' })]
    const { me, bookingIdx } = await booked({ players: (one) => [me1(one), mate(2, friend), ...tbd(3, 4)] })
    await holder.club.sql`delete from found_member where member_idx = ${me.memberIdx}`
    // Plays then already, which a stranger is not told either.
    const [there] = await holder.club.day(date, { course: '2' })
    await holder.club.book(stranger, there!, await holder.club.hold(stranger, there!))
    const change = (...others: Player[]) =>
      holder.club.ask(contract.change.changePlayers, { bookingIdx, ...naming(me, 1, ...others) }, me)
    const none = { ...mate(3, stranger), memberIdx: 999_999 }
    for (const wrong of [mate(3, stranger), none]) {
      const answer = await change(mate(2, friend), wrong)
      expect([answer.status, answer.fail.msgDetail]).toEqual([400, 'players[2].memberIdx'])
      expect(JSON.stringify(answer.body)).not.toContain('Not Known')
    }
    expect((await change(mate(2, friend))).result).toBe(true)
  })

  it('happens once for the same key', async () => {
    const { me, bookingIdx } = await booked()
    const key = { 'idempotency-key': randomUUID() }
    const first = await putPlayers(me, bookingIdx, naming(me, 1), key)
    expect(first.data.version).toBe(2)
    expect((await putPlayers(me, bookingIdx, naming(me, 1), key)).body).toEqual(first.body)
  })
})

/** Holds another tee time for a booking and moves it there. */
async function moving(me: Person, { bookingIdx, version }: { bookingIdx: number; version: number }, to: number) {
  const hold = await holder.club.hold(me, to, { bookingIdx })
  if (!hold.result) return hold
  const { price, termsIdx } = hold.data
  return holder.club.ask(contract.change.move, { bookingIdx, version, slotIdx: to, total: price.total, termsIdx }, me)
}

describe('PUT /reservation/booking/{id}/move', () => {
  it('takes the new tee time, lets the old one go and keeps the booking', async () => {
    const friend = await holder.club.member()
    const [, there] = await holder.club.day(dayAfter(1), { part: '2', from: '13:00' })
    const { me, booking, slot } = await booked({ players: (one) => [me1(one), mate(2, friend), ...tbd(3, 4)] })
    const moved = (await moving(me, booking, there!)).data
    if (!('bookingNo' in moved)) throw new Error('The booking was not moved.')
    expect(moved).toMatchObject({
      bookingIdx: booking.bookingIdx,
      version: 2,
      state: 'CF',
      slotIdx: there,
      date: dayAfter(1),
      time: '13:08',
      part: '2',
      players: booking.players,
      memo: booking.memo,
    })
    expect(moved.bookingNo).toContain(dayAfter(1).slice(2).replaceAll('-', ''))
    expect(Date.parse(moved.freeCancelUntil) - Date.parse(booking.freeCancelUntil)).toBe(86_400_000)
    const [row] = await holder.club.sql`
      select b.play_date = s.date and b.part = s.part and b.day_class = d.day_class
        and bool_and(p.play_date = s.date and p.part = s.part) as agrees
      from booking b join slot s using (slot_idx) join sheet_day d using (date) join booking_player p using (booking_idx)
      where b.booking_idx = ${booking.bookingIdx} group by b.booking_idx, s.slot_idx, d.date`
    expect(row).toEqual({ agrees: true })
    // As after a cancellation, the old one is free for others, and not for its former booker.
    await holder.club.passRelease()
    expect((await holder.club.hold(me, slot)).fail).toMatchObject({
      code: 'COOLDOWN',
      msgVar: { why: 'CANCELLED' },
    })
    expect((await holder.club.hold(friend, slot)).result).toBe(true)
    expect((await whats(me, booking.bookingIdx))[0]).toMatch(/^Moved from .*07:00.* to .*13:08/)
    expect(await tasks(booking.bookingIdx)).toEqual(['BOOKED', 'CHANGED'])
  })

  it('is what its hold is for on every device of the member, and on nobody else’s', async () => {
    const [slot, other, third] = await holder.club.day(date)
    const { me, booking } = await booked({ slot: slot! })
    const held = await holder.club.hold(me, other!, { bookingIdx: booking.bookingIdx })
    expect(held.data.bookingIdx).toBe(booking.bookingIdx)
    const onPhone = (as: Person) => holder.club.ask(contract.sheet.heldHere, { tab: 'tab-phone', isOpen: true }, as)
    expect((await onPhone(me)).data!.hold.bookingIdx).toBe(booking.bookingIdx)
    expect((await holder.club.hold(me, other!)).data.bookingIdx).toBe(booking.bookingIdx)
    const you = await holder.club.member()
    expect((await holder.club.hold(you, third!, { bookingIdx: booking.bookingIdx })).data.bookingIdx).toBeNull()
    expect((await onPhone(you)).data!.hold.bookingIdx).toBeNull()
    expect((await moving(me, booking, other!)).result).toBe(true)
    const claims = await holder.club.sql`
      select moves_booking_idx, booking_idx::int from claim where slot_idx = ${other!}`
    expect(claims).toEqual([{ movesBookingIdx: null, bookingIdx: booking.bookingIdx }])
  })

  it('moves within the day and part whose limits the booking itself uses up', async () => {
    const [slot, other, third] = await holder.club.day(date)
    const { me, booking } = await booked({ slot: slot! })
    expect((await holder.club.hold(me, other!)).fail.code).toBe('QUOTA_DAY')
    const { data } = await holder.club.ask(
      contract.sheet.detail,
      { memberIdx: me.memberIdx, date, slotIdx: other!, bookingIdx: booking.bookingIdx },
      me,
    )
    expect(data.blocks).toEqual([])
    const bookingNo = `GC001-${date.slice(2).replaceAll('-', '')}-0708-1`
    expect((await moving(me, booking, other!)).data).toMatchObject({ bookingNo })
    // Its number is free for the next booking of the old tee time.
    await holder.club.passRelease()
    const next = await booked({ slot: slot! })
    expect(next.booking.bookingNo).toBe(booking.bookingNo)
    expect((await moving(me, { ...booking, version: 2 }, third!)).data).toMatchObject({ version: 3 })
  })

  it('needs a running hold, the price and the rules that were shown', async () => {
    const [slot, other] = await holder.club.day(date)
    const you = await holder.club.member()
    const { me, booking } = await booked({ slot: slot! })
    const { bookingIdx } = booking
    const ask = (changes: Partial<InputOf<typeof contract.change.move>> = {}) => {
      const body = {
        version: 1,
        slotIdx: other!,
        total: booking.price.total,
        termsIdx: 1,
        ...changes,
      }
      return holder.club.ask(contract.change.move, { bookingIdx, ...body }, me).then(({ fail }) => fail)
    }
    expect((await ask()).code).toBe('HOLD_EXPIRED')
    const hold = (await holder.club.hold(me, other!, { bookingIdx })).data
    const { termsIdx } = hold
    expect(await ask({ termsIdx, total: 1 })).toMatchObject({
      code: 'PRICE_CHANGED',
      msgVar: { total: hold.price.total },
    })
    expect((await ask({ termsIdx: 999 })).code).toBe('TERMS_REQUIRED')
    expect(await ask({ termsIdx, version: 4 })).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    await noon(14, '12:05:01')
    expect((await ask({ termsIdx })).code).toBe('HOLD_EXPIRED')
    await holder.club.book(you, other!, await holder.club.hold(you, other!))
    expect((await ask({ termsIdx })).code).toBe('TAKEN')
    expect((await read(me, bookingIdx)).data).toMatchObject({ version: 1, slotIdx: slot })
  })

  it('refuses by the limits of the new day, for who plays there already, and after the deadline', async () => {
    const [there, elsewhere, free] = await holder.club.day(dayAfter(1))
    const friend = await holder.club.member()
    const { me, booking } = await booked({ players: (one) => [me1(one), mate(2, friend), ...tbd(3, 4)] })
    await holder.club.book(friend, elsewhere!, await holder.club.hold(friend, elsewhere!))
    expect((await moving(me, booking, there!)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 2, name: friend.name },
    })
    await holder.club.ask(contract.booking.relock, { slotIdx: there!, x: 'N' }, me)
    await holder.club.book(me, there!, await holder.club.hold(me, there!))
    expect((await moving(me, booking, free!)).fail.code).toBe('QUOTA_DAY')
    const later = await holder.club.day(dayAfter(2))
    await noon(3, '17:00:01')
    expect((await moving(me, booking, later[0]!)).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'move', at: booking.freeCancelUntil },
    })
    expect((await read(me, booking.bookingIdx)).data.may.move).toBe(false)
  })

  it('goes on with a hold that was made for a new booking, and logs it once', async () => {
    const [[here], [there]] = [await holder.club.day(date), await holder.club.day(dayAfter(1))]
    const me = await holder.club.member()
    const made = await holder.club.book(me, here!, await holder.club.hold(me, here!))
    expect((await holder.club.hold(me, there!)).result).toBe(true)
    const { bookingIdx } = made.data
    for (let n = 0; n < 2; n++)
      expect((await holder.club.ask(contract.booking.lock, { slotIdx: there!, bookingIdx }, me)).result).toBe(true)
    expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
    const logged = await holder.club.sql`
      select from audit where noun = 'hold' and record_idx = ${there!} and after ? 'movesBookingIdx'`
    expect(logged).toHaveLength(1)
  })

  it('is not to another seat of the tee time that the booking has: the booking keeps its seats', async () => {
    const [slot] = await holder.club.day(date, { slots: 1, mode: 'SHARED' })
    const me = await holder.club.member()
    const made = await holder.club.book(me, slot!, await holder.club.hold(me, slot!), { players: [me1(me)] })
    const { bookingIdx } = made.data
    const held = await holder.club.ask(contract.booking.lock, { slotIdx: slot!, bookingIdx }, me)
    const { price, termsIdx } = held.data
    const input = { bookingIdx, version: 1, slotIdx: slot!, total: price.total, termsIdx }
    const moved = await holder.club.ask(contract.change.move, input, me)
    expect([moved.status, moved.fail.msgDetail]).toEqual([400, 'slotIdx'])
    const seats = await holder.club.sql`select seat from claim where booking_idx = ${bookingIdx}`
    expect([...seats]).toEqual([{ seat: 1 }])
  })

  it('is for the booker', async () => {
    const [, there] = await holder.club.day(dayAfter(1))
    const friend = await holder.club.member()
    const { booking } = await booked({ players: (one) => [me1(one), mate(2, friend), ...tbd(3, 4)] })
    expect((await moving(friend, booking, there!)).status).toBe(404)
  })
})

describe('a booking that is handed over', () => {
  const allow = async (values: object = {}) => {
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('booking', ${holder.club.sql.json({ transferIsAllowed: true, ...values })})`
    holder.club.platform.cache.invalidate('rule')
  }
  const withFriend = async (fields: Parameters<TestClub['member']>[0] = {}) => {
    const friend = await holder.club.member(fields)
    const made = await booked({ players: (one) => [me1(one), guest(2, 'Kim Guest'), mate(3, friend), ...tbd(4)] })
    const { bookingIdx, me } = made
    return {
      ...made,
      friend,
      offer: (version = 1, memberIdx = friend.memberIdx) =>
        holder.club.ask(contract.change.transfer, { bookingIdx, version, memberIdx }, me),
      withdraw: (version: number, as: Person = me) =>
        holder.club.ask(contract.change.withdrawTransfer, { bookingIdx, version }, as),
      say: (answer: 'ACCEPT' | 'DECLINE', version = 2, as: Person = friend) =>
        holder.club.ask(contract.change.answerTransfer, { bookingIdx, version, answer }, as),
    }
  }
  it('is off until the club allows it', async () => {
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    holder.club.platform.cache.invalidate('rule')
    const { offer } = await withFriend()
    expect((await offer()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NOT_ALLOWED' } })
  })

  it('stays with its booker until the companion accepts, who is asked', async () => {
    await allow()
    const { me, friend, bookingIdx, offer, say } = await withFriend()
    expect((await read(me, bookingIdx)).data.may.transfer).toBe(true)
    expect((await offer()).data).toMatchObject({
      version: 2,
      booker: { memberIdx: me.memberIdx },
      offeredTo: friend.memberIdx,
    })
    expect((await read(friend, bookingIdx)).data.offeredTo).toBe(friend.memberIdx)
    expect((await putPlayers(friend, bookingIdx, naming(friend, 2, mate(2, me)))).status).toBe(404)
    const given = await say('ACCEPT')
    expect(given.data).toMatchObject({
      version: 3,
      offeredTo: null,
      booker: { memberIdx: friend.memberIdx },
      players: [{ memberIdx: friend.memberIdx }, { name: 'Kim Guest' }, { memberIdx: me.memberIdx }, { kind: 'TBD' }],
    })
    expect(await whats(friend, bookingIdx)).toEqual([
      `Handed over to ${friend.name}`,
      `Offered to ${friend.name}`,
      'Booked',
    ])
    expect(await tasks(bookingIdx)).toEqual(['BOOKED', 'OFFERED', 'HANDED_OVER'])
    // From now on it is the friend's: to change, and among the limits.
    expect((await putPlayers(me, bookingIdx, naming(me, 3))).status).toBe(404)
    expect((await putPlayers(friend, bookingIdx, naming(friend, 3, mate(2, me)))).result).toBe(true)
    const [other] = await holder.club.day(date, { from: '14:00', part: '2' })
    expect((await holder.club.hold(friend, other!)).fail.code).toBe('QUOTA_DAY')
    expect((await holder.club.hold(me, other!)).result).toBe(true)
  })

  it('stays with its booker when the companion declines, who plays along', async () => {
    await allow()
    const { me, friend, bookingIdx, offer, say } = await withFriend()
    await offer()
    expect((await say('DECLINE')).data).toMatchObject({
      version: 3,
      offeredTo: null,
      booker: { memberIdx: me.memberIdx },
    })
    expect(await tasks(bookingIdx)).toEqual(['BOOKED', 'OFFERED', 'OFFER_DECLINED'])
    expect(await whats(me, bookingIdx)).toEqual([
      `Offer to ${friend.name} ended`,
      `Offered to ${friend.name}`,
      'Booked',
    ])
    expect((await say('ACCEPT', 3)).status).toBe(404)
  })

  it('is offered to one companion at a time, is withdrawn, and ends with a change', async () => {
    await allow()
    const [ann, other] = [await holder.club.member(), await holder.club.member()]
    const made = await booked({ players: (one) => [me1(one), mate(2, ann), mate(3, other), ...tbd(4)] })
    const { me, bookingIdx } = made
    const offer = (version: number, to: Person) =>
      holder.club.ask(contract.change.transfer, { bookingIdx, version, memberIdx: to.memberIdx }, me)
    const say = (as: Person | null, version: number) =>
      holder.club.ask(contract.change.answerTransfer, { bookingIdx, version, answer: 'ACCEPT' }, as)
    await offer(1, ann)
    expect((await offer(2, other)).data.offeredTo).toBe(other.memberIdx)
    expect((await say(ann, 3)).status).toBe(404)
    expect((await say(me, 3)).status).toBe(404)
    expect((await say(null, 3)).status).toBe(401)
    // It is a matter between two.
    expect((await read(ann, bookingIdx)).data.offeredTo).toBeNull()
    expect((await say(other, 2)).fail.code).toBe('CHANGED_MEANWHILE')
    const withdraw = (as: Person, version: number) =>
      holder.club.ask(contract.change.withdrawTransfer, { bookingIdx, version }, as)
    expect((await withdraw(other, 3)).status).toBe(404)
    expect((await withdraw(me, 2)).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await withdraw(me, 3)).data).toMatchObject({ version: 4, offeredTo: null })
    expect((await withdraw(me, 4)).data.version).toBe(4)
    expect((await say(other, 4)).status).toBe(404)
    await offer(4, other)
    await putPlayers(me, bookingIdx, naming(me, 5, mate(2, ann), mate(3, other)))
    expect((await say(other, 6)).status).toBe(404)
  })

  it('is asked once, however often the booker offers it to the same companion', async () => {
    await allow()
    const { bookingIdx, offer } = await withFriend()
    await offer()
    expect((await offer(2)).data.version).toBe(2)
    expect(await tasks(bookingIdx)).toEqual(['BOOKED', 'OFFERED'])
  })

  it('goes to the companion or stays, where both act at the same moment, and not without an offer', async () => {
    await allow()
    const { me, friend, bookingIdx, offer, say, withdraw } = await withFriend()
    await offer()
    const both = await Promise.all([say('ACCEPT'), say('ACCEPT'), withdraw(2), say('DECLINE')])
    expect(both.filter(({ result }) => result)).toHaveLength(1)
    const booker = both[0].result || both[1].result ? friend : me
    expect((await read(me, bookingIdx)).data).toMatchObject({ version: 3, booker: { memberIdx: booker.memberIdx } })
    // An answer that waits for a withdrawal finds no offer, also with the version that comes.
    date = dayAfter(3)
    const late = await withFriend()
    await late.offer()
    const { said } = await holder.club.sql.begin(async (sql) => {
      await sql`select from booking where booking_idx = ${late.bookingIdx} for update`
      const said = late.say('ACCEPT', 3)
      await holder.club.untilWaiting()
      await sql`update booking_player set offered_at = null where booking_idx = ${late.bookingIdx}`
      await sql`update booking set version = 3 where booking_idx = ${late.bookingIdx}`
      await sql`
        insert into audit (call, noun, record_idx, member_idx, before, after)
        values ('change.withdrawTransfer', 'booking', ${late.bookingIdx}, ${late.me.memberIdx}, '{}', '{"offeredTo": null}')`
      return { said }
    })
    expect((await said).status).toBe(404)
  })

  it('is not offered any more once the companion gives the place up', async () => {
    await allow()
    const { me, friend, bookingIdx, offer, say } = await withFriend()
    await offer()
    await holder.club.ask(contract.companion.answer, { bookingIdx, version: 2, answer: 'DECLINE' }, friend)
    expect((await read(me, bookingIdx)).data.offeredTo).toBeNull()
    expect((await say('ACCEPT', 3)).status).toBe(404)
    expect(
      await holder.club.sql`select from booking_player where booking_idx = ${bookingIdx} and offered_at is not null`,
    ).toHaveLength(0)
  })

  it('stays when it was cancelled, or the booker has no transfer left, which is not told by number', async () => {
    await allow({ transferWeekday: 1 })
    const { me, friend, bookingIdx, offer, say } = await withFriend()
    await offer()
    const [slot] = await holder.club.day(dayAfter(1))
    const other = await holder.club.book(me, slot!, await holder.club.hold(me, slot!), {
      players: [me1(me), mate(2, friend), ...tbd(3, 4)],
    })
    const second = { bookingIdx: other.data.bookingIdx, version: 1 }
    await holder.club.ask(contract.change.transfer, { ...second, memberIdx: friend.memberIdx }, me)
    expect((await say('ACCEPT')).result).toBe(true)
    const accept = { ...second, version: 2, answer: 'ACCEPT' as const }
    expect((await holder.club.ask(contract.change.answerTransfer, accept, friend)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'BOOKER_LIMIT' },
    })
    await holder.club.ask(contract.booking.cancel, { ...second, version: 2, reason: 'business' }, me)
    expect((await holder.club.ask(contract.change.answerTransfer, accept, friend)).fail.code).toBe('WRONG_STATE')
    expect((await read(friend, bookingIdx)).data.booker.memberIdx).toBe(friend.memberIdx)
  })

  it('refuses over the limit of a month, for a suspended companion, and after the deadline', async () => {
    await allow({ transferWeekday: 1 })
    const { friend, offer, say, me } = await withFriend()
    expect((await offer(1, me.memberIdx)).fail.msgDetail).toBe('memberIdx')
    const stranger = await holder.club.member()
    expect((await offer(1, stranger.memberIdx)).fail.msgDetail).toBe('memberIdx')
    const suspend = () => holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${friend.memberIdx}, 'W2', 'ACTIVE', current_club_date() - 1, current_club_date() + 5)`
    const clear = () => holder.club.sql`delete from penalty where member_idx = ${friend.memberIdx}`
    await suspend()
    // Why and until when it runs stays with the companion.
    const suspended = { code: 'SUSPENDED', msgVar: { until: date, why: '' } }
    expect((await offer()).fail).toMatchObject(suspended)
    await clear()
    expect((await offer()).result).toBe(true)
    // The limits count when the offer is accepted, too.
    await suspend()
    const until = dayAfter(-9)
    expect((await say('ACCEPT')).fail).toMatchObject({ code: 'SUSPENDED', msgVar: { until, why: 'W2' } })
    await clear()
    expect((await say('ACCEPT')).result).toBe(true)
    const [again] = await holder.club.day(dayAfter(1))
    const made = await holder.club.book(me, again!, await holder.club.hold(me, again!), {
      players: [me1(me), mate(2, friend), ...tbd(3, 4)],
    })
    const { bookingIdx } = made.data
    const next = () =>
      holder.club.ask(contract.change.transfer, { bookingIdx, version: 1, memberIdx: friend.memberIdx }, me)
    expect((await next()).fail).toMatchObject({ code: 'QUOTA_MONTH', msgVar: { used: 1, max: 1 } })
    await noon(0, '06:00')
    expect((await next()).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'transfer' } })
  })

  it('refuses an acceptance once names are due, or the club has switched it off', async () => {
    await allow()
    const { offer, say } = await withFriend()
    await offer()
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    holder.club.platform.cache.invalidate('rule')
    expect((await say('ACCEPT')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NOT_ALLOWED' } })
    await allow()
    await noon(0, '06:00')
    expect((await say('ACCEPT')).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'transfer' } })
    expect((await say('DECLINE')).result).toBe(true)
  })

  it('refuses a companion whose own limits are used up, or who may not book', async () => {
    await allow()
    const { friend, offer } = await withFriend()
    const [other] = await holder.club.day(date, { from: '14:00', part: '2' })
    await holder.club.book(friend, other!, await holder.club.hold(friend, other!))
    expect((await offer()).fail.code).toBe('QUOTA_DAY')
    date = dayAfter(3)
    const staff = await withFriend({ memberType: '99' })
    expect((await staff.offer()).fail.code).toBe('TYPE_NOT_ALLOWED')
  })
})

describe('POST /reservation/quote', () => {
  const quote = (as: Person, input: InputOf<typeof contract.change.quote>) =>
    holder.club.ask(contract.change.quote, input, as)

  it('prices a tee time that is not held, and one that a booking would move to', async () => {
    const [slot, other] = await holder.club.day(date)
    const me = await holder.club.member()
    const players = [me1(me), ...tbd(2, 3, 4)]
    const full = await quote(me, { slotIdx: slot!, players })
    expect(full.data).toEqual((await holder.club.hold(me, slot!)).data.price)
    const bare = await quote(me, { slotIdx: slot!, players, cart: false, caddie: false })
    expect(bare.data.rows.map(({ key }) => key)).toEqual(['GREEN'])
    const { booking, me: mover } = await booked({ slot: other! })
    const [there] = await holder.club.day(dayAfter(1))
    const ask = { slotIdx: there!, players: [me1(mover), ...tbd(2, 3, 4)], bookingIdx: booking.bookingIdx }
    expect((await quote(mover, ask)).data.total).toBe(booking.price.total)
    expect((await quote(me, { ...ask, players })).status).toBe(404)
  })

  it('refuses a coupon, guests over the limit, an unknown tee time and another booker', async () => {
    const [slot, taken] = await holder.club.day(date)
    const [me, you] = [await holder.club.member(), await holder.club.member()]
    const players = [me1(me), ...tbd(2, 3, 4)]
    expect((await quote(me, { slotIdx: slot!, players, couponIdx: 7 })).fail.code).toBe('COUPON_NOT_USABLE')
    const phoneNo = `010-33${month}0-0003`
    await booked({ slot: taken!, players: (one) => [me1(one), guest(2, 'Grace', phoneNo), ...tbd(3, 4)] })
    const [next] = await holder.club.day(dayAfter(1))
    const withGuest = { slotIdx: next!, players: [me1(me), guest(2, 'Grace', phoneNo), ...tbd(3, 4)] }
    expect((await quote(me, withGuest)).fail).toMatchObject({ code: 'GUEST_LIMIT', msgVar: { max: 1, which: 2 } })
    expect((await quote(me, { slotIdx: 999_999, players })).status).toBe(404)
    expect((await quote(you, { slotIdx: slot!, players })).fail.msgDetail).toBe('players[0].memberIdx')
  })
})
