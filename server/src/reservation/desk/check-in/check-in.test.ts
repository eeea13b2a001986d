import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { setPolicy } from '../../../../test/set-policy.ts'
import { jobContext } from '../../../job/context.ts'
import { playedUntilNow } from '../../booking/conduct/finish-rounds.ts'

const holder = TestClub.use()
const { checkIn, conduct, bookingManage } = contract
const KEY = '0b6a7f0e-5f0b-4c59-9a53-6a5f6f3f9b11'
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let week = 0
/** A Thursday on which `me` has booked 07:00 with a member and two places to be named. */
let date: string
let me: Member
let friend: Member
let desk: Manager
let bookingIdx: number
let slots: number[]

const at = (time: string) => holder.club.setClock(`${date}T${time}`)
const ALL = [1, 2, 3, 4]
const players = (present: readonly number[], more: object = {}) =>
  ALL.map((no) => ({ no, present: present.includes(no), ...more }))
type Marked = InputOf<typeof checkIn.mark>
const mark = (state: Marked['state'], version: number, more: Partial<Marked> = {}, as: Manager = desk) =>
  holder.club.ask(checkIn.mark, { bookingIdx, version, state, players: players(ALL), ...more }, as)
const arrivals = async (more: InputOf<typeof checkIn.arrivals> = {}) =>
  (await holder.club.ask(checkIn.arrivals, { date, ...more }, desk)).data
const group = async () => (await arrivals())[0]!
const proposals = async () => [
  ...(await holder.club.sql`
    select code, state, until_date - from_date + 1 as days from penalty where booking_idx = ${bookingIdx} order by code`),
]

beforeEach(async () => {
  // A year and a day apart, so that no test counts what an earlier one did.
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 7 })}T12:00`)
  me = await holder.club.member({ name: 'Kim Min-jun', otherName: '김민준' })
  friend = await holder.club.member({ name: 'Lee Seo-yeon' })
  desk = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRU', '940500': 'CRU' } })
  slots = await holder.club.day(date, { slots: 4 })
  await holder.club.sql`update member set phone_no = '010-1234-5678' where member_idx = ${me.memberIdx}`
  const made = await holder.club.book(me, slots[0]!, await holder.club.hold(me, slots[0]!), {
    players: [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ],
  })
  bookingIdx = made.data.bookingIdx
  await at('06:00')
})

describe('cart, caddie and note', () => {
  it('are kept with a check-in, stay where a press leaves them out, and go where it is empty', async () => {
    const given = { cartNo: '12, 13', caddieNo: '7', note: 'One has a bad knee' }
    expect((await mark('ARRIVED', 1, { players: players([]), ...given })).data.checkIn).toMatchObject({
      state: 'EXPECTED',
      ...given,
    })
    await mark('CHECKED_IN', 2)
    expect(await group()).toMatchObject({ state: 'CHECKED_IN', ...given })
    await mark('CHECKED_IN', 3, { cartNo: '14', note: '' })
    expect(await group()).toMatchObject({ cartNo: '14', caddieNo: '7', note: null })
    const logged = await holder.club.sql<{ after: object }[]>`
      select after from audit where noun = 'booking' and record_idx = ${bookingIdx} and after ? 'cartNo' order by audit_idx`
    expect(logged.map(({ after }) => after)).toMatchObject([
      { cartNo: '12, 13' },
      { cartNo: '12, 13' },
      { cartNo: '14' },
    ])
    expect(JSON.stringify(logged)).not.toContain('knee')
    expect((await mark('CHECKED_IN', 4, { cartNo: 'x'.repeat(21) })).status).toBe(400)
  })

  it('are on the starter’s sheet', async () => {
    await mark('CHECKED_IN', 1, { cartNo: '12', caddieNo: 'Soo', note: 'Bad knee' })
    const reader = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R', '940400': 'R' } })
    const { bookings } = (await holder.club.ask(contract.sheet.forManager, { date }, reader)).data
    expect(bookings[0]).toMatchObject({ cartNo: '12', caddieNo: 'Soo', note: 'Bad knee' })
  })
})

describe('GET /manage/frontdesk', () => {
  it('lists the groups of the day with their times, people and flags', async () => {
    const seen = await group()
    expect(seen).toMatchObject({
      bookingIdx,
      state: 'EXPECTED',
      time: '07:00',
      version: 1,
      booker: { memberIdx: me.memberIdx },
      phoneTail: '5678',
      feeClass: '10',
      flags: ['UNNAMED'],
      players: [
        { no: 1, name: 'Kim Min-jun', present: false, words: 'Kim Min-jun 김민준' },
        { no: 2 },
        { no: 3, kind: 'TBD' },
        { no: 4 },
      ],
    })
    expect([seen.opensAt, seen.askedAt, seen.lateAt].map((one) => new Date(one).getTime())).toEqual(
      ['05:00', '06:20', '06:50'].map((time) => new Date(`${date}T${time}+09:00`).getTime()),
    )
    await at('06:50')
    expect((await group()).flags).toEqual(['LATE', 'UNNAMED'])
  })

  it('is today unless a day is given, by part and by state', async () => {
    expect((await holder.club.ask(checkIn.arrivals, {}, desk)).data).toHaveLength(1)
    expect(await arrivals({ part: '2' })).toEqual([])
    expect(await arrivals({ state: 'ARRIVED' })).toEqual([])
    expect(await arrivals({ state: 'EXPECTED', part: '1' })).toHaveLength(1)
  })

  it('is for managers of the front desk', async () => {
    const other = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const reader = await holder.club.manager({ rights: { '940000': 'R', '940500': 'R' } })
    for (const as of [me, other, null]) {
      const status = as ? 403 : 401
      expect((await holder.club.ask(checkIn.arrivals, {}, as)).status).toBe(status)
      expect((await holder.club.ask(checkIn.scan, { keyword: 'Kim' }, as)).status).toBe(status)
    }
    expect((await holder.club.ask(checkIn.arrivals, {}, reader)).status).toBe(200)
    for (const as of [me, other, reader]) {
      const walkIn = { slotIdx: slots[1]!, name: 'Guest', phoneNo: '010-0000-0000', players: 4, reason: 'came' }
      expect((await holder.club.ask(checkIn.mark, markInput(), as)).status).toBe(403)
      expect((await holder.club.ask(checkIn.walkIn, walkIn, as)).status).toBe(403)
      const settled = { bookingIdx, version: 1, holesPlayed: 9, reason: 'rain' }
      expect((await holder.club.ask(checkIn.settle, settled, as)).status).toBe(403)
    }
  })
})

const markInput = (): Marked => ({ bookingIdx, version: 1, state: 'ARRIVED', players: players(ALL) })

describe('POST /manage/frontdesk/scan', () => {
  const find = async (keyword: string) => (await holder.club.ask(checkIn.scan, { keyword }, desk)).data
  it('finds by a part of a name in either order and form, the end of a phone number, and the booking number', async () => {
    const { bookingNo } = await group()
    for (const keyword of ['min-jun', 'Min-jun Kim', '김민준', 'seo', '5678', bookingNo.toLowerCase()])
      expect([keyword, (await find(keyword)).map((one) => one.bookingIdx)]).toEqual([keyword, [bookingIdx]])
    for (const keyword of ['1234', 'nobody', '%', '678']) expect(await find(keyword)).toEqual([])
    expect((await holder.club.ask(checkIn.scan, {}, desk)).status).toBe(400)
  })

  it('reads a member’s code of this minute, and says whose it is', async () => {
    const { today } = (await holder.club.ask(checkIn.mine, { memberIdx: friend.memberIdx }, friend)).data
    const scan = async (qr: string) => (await holder.club.ask(checkIn.scan, { qr }, desk)).data
    expect(await scan(today!.qr)).toMatchObject([{ bookingIdx, scannedNo: 2 }])
    expect(await scan(today!.qr.replace(String(bookingIdx), String(bookingIdx + 1)))).toEqual([])
    await holder.club.moveClock(80)
    expect(await scan(today!.qr)).toEqual([])
  })
})

describe('PUT /manage/frontdesk/{id}', () => {
  it('goes from arrived to finished, and keeps who was there with locker, identity and fee', async () => {
    const seen = players([1, 2, 3, 4], { identified: true, lockerNo: '12', feeKey: '10' })
    const arrived = await mark('ARRIVED', 1, { players: seen })
    expect(arrived.data.checkIn).toMatchObject({
      state: 'ARRIVED',
      version: 2,
      by: `Manager ${desk.id}`,
      players: [{ present: true, identified: true, lockerNo: '12', feeKey: '10' }, {}, {}, {}],
    })
    for (const [state, version] of [
      ['CHECKED_IN', 2],
      ['TEED_OFF', 3],
      ['FINISHED', 4],
    ] as const)
      expect((await mark(state, version)).data.checkIn).toMatchObject({ state, version: version + 1 })
    const [booking] = await holder.club.sql`select state from booking where booking_idx = ${bookingIdx}`
    expect(booking).toEqual({ state: 'PL' })
    const { history } = (await holder.club.ask(bookingManage.one, { bookingIdx }, desk)).data
    expect(history.map(({ what }) => what)).toEqual([
      'Round played',
      'Teed off',
      'Checked in',
      'Arrived at the club',
      'Booked',
    ])
  })

  it('opens two hours before the tee time', async () => {
    await at('04:59')
    const no = (await mark('ARRIVED', 1)).fail
    expect(no).toMatchObject({ code: 'NOT_OPEN' })
    await at('05:00')
    expect((await mark('ARRIVED', 1)).result).toBe(true)
  })

  it('goes one step back, and is expected again without anybody', async () => {
    await mark('CHECKED_IN', 1)
    expect((await mark('ARRIVED', 2)).data.checkIn.state).toBe('ARRIVED')
    expect((await mark('ARRIVED', 3, { players: players([]) })).data.checkIn.state).toBe('EXPECTED')
    expect((await mark('TEED_OFF', 4)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'EXPECTED' } })
    const { history } = (await holder.club.ask(bookingManage.one, { bookingIdx }, desk)).data
    expect(history[0]!.what).toBe('Check-in undone by the club')
  })

  it('refuses a group that has stayed away, finished or cancelled, numbers that do not play, and a check-in of no one', async () => {
    expect(
      (
        await mark('ARRIVED', 1, {
          players: [
            { no: 1, present: true },
            { no: 1, present: false },
          ],
        })
      ).status,
    ).toBe(400)
    expect((await mark('CHECKED_IN', 1, { players: players([]) })).status).toBe(400)
    expect((await holder.club.ask(checkIn.mark, { ...markInput(), bookingIdx: 999_999 }, desk)).status).toBe(404)
    await at('07:15')
    await holder.club.ask(conduct.noShow, { bookingIdx, version: 1, isNoShow: true, reason: 'away' }, desk)
    expect((await mark('CHECKED_IN', 2)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NO_SHOW' } })
    expect((await group()).state).toBe('NO_SHOW')
  })

  it('proposes W5 for an absent booker and W6 for too few, said before and withdrawn when they come', async () => {
    const present = players([2, 3])
    const foreseen = (
      await holder.club.ask(checkIn.foresee, { bookingIdx, state: 'CHECKED_IN', players: present }, desk)
    ).data
    expect(foreseen.proposed).toEqual([
      { code: 'W5', days: null, money: null },
      { code: 'W6', days: null, money: null },
    ])
    expect(await proposals()).toEqual([])
    const first = (await mark('CHECKED_IN', 1, { players: present })).data
    expect(first.proposed.map(({ code, state }) => [code, state])).toEqual([
      ['W5', 'PROPOSED'],
      ['W6', 'PROPOSED'],
    ])
    expect((await mark('CHECKED_IN', 2, { players: present })).data.proposed).toHaveLength(2)
    const three = (await mark('CHECKED_IN', 3, { players: players([1, 2, 3]) })).data
    expect(three.proposed.map(({ code }) => code)).toEqual(['W6'])
    expect((await mark('CHECKED_IN', 4)).data.proposed).toEqual([])
    expect(await proposals()).toEqual([
      { code: 'W5', state: 'WAIVED', days: null },
      { code: 'W6', state: 'WAIVED', days: null },
    ])
    expect((await mark('TEED_OFF', 5, { players: present })).data.proposed).toHaveLength(2)
  })

  it('leaves what a manager has decided', async () => {
    const office = await holder.club.manager({ rights: { '940000': 'R', '940900': 'CRU' } })
    const { proposed } = (await mark('CHECKED_IN', 1, { players: players([2, 3, 4]) })).data
    expect(proposed.map(({ code }) => code)).toEqual(['W5', 'W6'])
    const { penaltyIdx, version } = proposed[0]!
    await holder.club.ask(conduct.decide, { penaltyIdx, version, action: 'ACTIVATE', reason: 'seen' }, office)
    expect((await mark('CHECKED_IN', 2)).data.proposed).toEqual([])
    expect(await proposals()).toEqual([
      { code: 'W5', state: 'ACTIVE', days: null },
      { code: 'W6', state: 'WAIVED', days: null },
    ])
  })

  it('prices those present, at least the minimum, and those who come after all', async () => {
    await setPolicy(holder.club, 'booking', { fewerPayForAll: false })
    await holder.club.sql`update slot set min_players = 3 where slot_idx = ${slots[0]!}`
    const { price } = await group()
    const paying = async (present: number[], version: number) => {
      const { data } = await mark('CHECKED_IN', version, { players: players(present) })
      return data.price.rows.find(({ key }) => key === 'GREEN')!.qty
    }
    expect(await paying([1, 2, 3], 1)).toBe(3)
    expect(await paying([1, 2], 2)).toBe(3)
    expect(await paying([1, 2, 3, 4], 3)).toBe(4)
    expect((await group()).price.total).toBe(price.total)
    await setPolicy(holder.club, 'booking', { fewerPayForAll: true })
  })

  it('is won by one of two desks; the other reads who was first', async () => {
    const other = await holder.club.manager({ rights: { '940000': 'R', '940500': 'CRU' } })
    const answers = await Promise.all([
      mark('CHECKED_IN', 1),
      mark('CHECKED_IN', 1, { players: players([1, 2]) }, other),
      mark('ARRIVED', 1, {}, other),
    ])
    const won = answers.filter(({ result }) => result)
    expect(won).toHaveLength(1)
    for (const { fail } of answers.filter(({ result }) => !result))
      expect(fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    const seen = await group()
    expect(seen).toMatchObject({ version: 2, state: won[0]!.data.checkIn.state, by: won[0]!.data.checkIn.by })
  })

  it('is recorded once when it is sent again, with the time of its press', async () => {
    await at('06:30')
    const pressed = new Date(`${date}T06:21:00+09:00`).toISOString()
    const send = () =>
      holder.club.ask(checkIn.mark, { ...markInput(), state: 'CHECKED_IN', at: pressed }, desk, {
        'idempotency-key': KEY,
      })
    const answers = [await send(), await send()]
    expect(answers.map(({ data }) => data.checkIn.version)).toEqual([2, 2])
    const [row] = await holder.club
      .sql`select checked_in_at::text as at from check_in where booking_idx = ${bookingIdx}`
    expect(new Date(row!.at as string).toISOString()).toBe(pressed)
    const tomorrow = new Date(`${date}T23:00:00+09:00`).toISOString()
    expect((await mark('TEED_OFF', 2, { at: tomorrow })).status).toBe(400)
  })

  it('keeps marks of players who stay, and forgets those of a place that someone else takes', async () => {
    await mark('ARRIVED', 1)
    const changed = [
      { no: 1, kind: 'MEMBER' as const, memberIdx: me.memberIdx },
      { no: 2, kind: 'GUEST' as const, name: 'Park Ji-ho' },
      { no: 3, kind: 'GUEST' as const, name: 'Choi Yuna' },
      { no: 4, kind: 'TBD' as const },
    ]
    await holder.club.ask(bookingManage.change, { bookingIdx, version: 2, players: changed, reason: 'names' }, desk)
    expect((await group()).players.map(({ present }) => present)).toEqual([true, false, true, true])
  })
})

describe('a round', () => {
  it('that is checked in still keeps its booker from closing the account, and warns companions who do', async () => {
    await mark('CHECKED_IN', 1)
    const [club] = await holder.club.sql<{ clubIdx: number }[]>`select club_idx from club`
    const impossible = async (as: Member) => {
      const asked = { memberIdx: as.memberIdx, clubIdx: club!.clubIdx }
      return (await holder.club.ask(contract.withdrawal.impossible, asked, as)).data
    }
    expect((await impossible(me)).possible).toBe(false)
    expect((await impossible(friend)).warnings).toHaveLength(1)
  })

  it('that nobody checked out is played by the job, and one that was is left alone', async () => {
    await mark('CHECKED_IN', 1)
    await at('13:00')
    await playedUntilNow(jobContext(holder.club.platform, 'finish-rounds'))
    const seen = await group()
    expect(seen).toMatchObject({ state: 'FINISHED', version: 3 })
    expect((await mark('FINISHED', 3)).fail).toMatchObject({ code: 'WRONG_STATE' })
  })
})

describe('PUT /manage/frontdesk/{id}/settle', () => {
  const settle = (version: number, holesPlayed: number) =>
    holder.club.ask(checkIn.settle, { bookingIdx, version, holesPlayed, reason: 'lightning' }, desk)
  it('charges the facility fee and the holes played, again from the price of before, once it is on the course', async () => {
    const { price } = await group()
    const unit = price.rows.find(({ key }) => key === 'GREEN')!.unit
    expect((await settle(1, 9)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'EXPECTED' } })
    await mark('CHECKED_IN', 1)
    await mark('TEED_OFF', 2)
    expect((await settle(2, 9)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await settle(3, 18)).status).toBe(400)
    expect((await settle(3, 9)).data.total).toBe(price.total - 4 * (unit / 2))
    expect((await settle(4, 0)).data.total).toBe(price.total - 4 * unit)
    const finished = (await mark('FINISHED', 5, { players: players([1, 2, 3, 4]) })).data
    expect(finished.price.total).toBe(price.total - 4 * unit)
    expect(finished.checkIn.holesPlayed).toBe(0)
    const { history } = (await holder.club.ask(bookingManage.one, { bookingIdx }, desk)).data
    expect(history.map(({ what }) => what).slice(0, 3)).toEqual([
      'Round played',
      'Price settled by the holes played',
      'Price settled by the holes played',
    ])
    expect(
      (await holder.club.ask(checkIn.settle, { bookingIdx: 999_999, version: 1, holesPlayed: 1, reason: 'x' }, desk))
        .status,
    ).toBe(404)
  })

  it('counts a facility fee of the club', async () => {
    const [fee] = await holder.club.sql<{ feeIdx: number }[]>`
      insert into fee (key, day_class, unit, amount) values ('FACILITY', 'WEEKDAY', 'PERSON', 10000) returning fee_idx`
    await mark('CHECKED_IN', 1)
    await mark('TEED_OFF', 2)
    const { data } = await settle(3, 0)
    expect(data.rows.find(({ key }) => key === 'GREEN')!.amount).toBe(40_000)
    await holder.club.sql`delete from fee where fee_idx = ${fee!.feeIdx}`
  })
})

describe('POST /manage/frontdesk/walk-ins', () => {
  const walkIn = (slotIdx: number) => ({
    ...{ slotIdx, name: 'Han So-ra', phoneNo: '010-9999-8888', players: 2, reason: 'came without a booking' },
  })
  it('books a free tee time of today for a guest, fewer than the minimum too, and lists it', async () => {
    const { data } = await holder.club.ask(checkIn.walkIn, walkIn(slots[2]!), desk)
    expect(data).toMatchObject({ state: 'CF', type: 'P', booker: { name: 'Han So-ra' }, slotIdx: slots[2] })
    const { sql } = holder.club
    const [made] = await sql`select set_aside from booking where booking_idx = ${data.bookingIdx}`
    expect(made, 'only what stood against it').toEqual({ setAside: ['MIN_PLAYERS'] })
    const found = (await holder.club.ask(checkIn.scan, { keyword: '8888' }, desk)).data
    expect(found).toMatchObject([{ bookingIdx: data.bookingIdx, feeClass: '20' }])
    const seen = {
      bookingIdx: data.bookingIdx,
      version: 1,
      players: [
        { no: 1, present: true },
        { no: 2, present: true },
      ],
    }
    const answer = await holder.club.ask(checkIn.mark, { ...seen, state: 'CHECKED_IN' }, desk)
    expect(answer.data).toMatchObject({ checkIn: { state: 'CHECKED_IN' }, proposed: [] })
  })

  it('needs neither a phone number nor a reason, but tells two guests of one name apart by the number', async () => {
    const bare = (slotIdx: number) => ({ slotIdx, name: 'Han So-ra', players: 2 })
    const { data } = await holder.club.ask(checkIn.walkIn, bare(slots[1]!), desk)
    expect(data).toMatchObject({ state: 'CF', type: 'P', booker: { name: 'Han So-ra' } })
    const [log] = await holder.club.sql`
      select reason from audit where noun = 'booking' and record_idx = ${data.bookingIdx}`
    expect(log!.reason).toBe('Walk-in')
    expect((await holder.club.ask(checkIn.walkIn, bare(slots[2]!), desk)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
    })
  })

  it('books once when it is sent again', async () => {
    const send = () => holder.club.ask(checkIn.walkIn, walkIn(slots[2]!), desk, { 'idempotency-key': KEY })
    const [first, second] = [await send(), await send()]
    expect(second.data.bookingIdx).toBe(first.data.bookingIdx)
  })

  it('is refused where the tee time is taken, held, or over, and for a guest who plays already', async () => {
    expect((await holder.club.ask(checkIn.walkIn, walkIn(slots[0]!), desk)).fail).toMatchObject({ code: 'TAKEN' })
    await holder.club.hold(await holder.club.member(), slots[3]!)
    expect((await holder.club.ask(checkIn.walkIn, walkIn(slots[3]!), desk)).fail).toMatchObject({
      code: 'HELD_BY_OTHER',
    })
    await holder.club.ask(checkIn.walkIn, walkIn(slots[1]!), desk)
    expect((await holder.club.ask(checkIn.walkIn, walkIn(slots[2]!), desk)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
    })
    await at('09:00')
    expect((await holder.club.ask(checkIn.walkIn, walkIn(slots[2]!), desk)).fail).toMatchObject({ code: 'DAY_CLOSED' })
    expect((await holder.club.ask(checkIn.walkIn, walkIn(999_999), desk)).status).toBe(404)
  })
})

describe('a late group', () => {
  const move = (version: number, slotIdx: number) =>
    holder.club.ask(bookingManage.move, { bookingIdx, version, slotIdx, reason: 'late' }, desk)
  it('moves to a later free tee time of the day once, keeps its marks, and has no penalty', async () => {
    await mark('ARRIVED', 1, { players: players([1]) })
    await at('07:05')
    expect((await arrivals())[0]).toMatchObject({ mayMoveLate: true })
    expect((await move(2, slots[0]!)).status).toBe(400)
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const [tomorrow] = await holder.club.day(next)
    expect((await move(2, tomorrow!)).status).toBe(400)
    expect((await move(2, slots[1]!)).result).toBe(true)
    const seen = await group()
    expect(seen).toMatchObject({ time: '07:08', state: 'ARRIVED', version: 3, mayMoveLate: false })
    expect(seen.flags).toContain('MOVED_LATE')
    expect(seen.players[0]!.present).toBe(true)
    await at('07:10')
    expect((await move(3, slots[2]!)).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect(await proposals()).toEqual([])
  })

  it('does not move any more half an hour after its tee time', async () => {
    await at('07:29')
    expect((await group()).mayMoveLate).toBe(true)
    await at('07:30')
    expect((await group()).mayMoveLate).toBe(false)
    expect((await move(1, slots[3]!)).fail).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('moves after its check-in too, and not once it has teed off', async () => {
    await mark('CHECKED_IN', 1)
    await at('07:02')
    expect((await move(2, slots[2]!)).data).toMatchObject({ state: 'CI', slotIdx: slots[2] })
    await mark('TEED_OFF', 3)
    await at('07:20')
    expect((await move(4, slots[3]!)).fail).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('that moves to another day before its time is expected there', async () => {
    await mark('ARRIVED', 1)
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    const [tomorrow] = await holder.club.day(next)
    expect((await move(2, tomorrow!)).result).toBe(true)
    expect((await arrivals({ date: next }))[0]).toMatchObject({ state: 'EXPECTED', by: null })
  })
})

describe('GET /my-reservation/frontdesk/{id}', () => {
  const mine = async (as: Member) => (await holder.club.ask(checkIn.mine, { memberIdx: as.memberIdx }, as)).data
  it('is the card of today for everyone in the booking, with one’s own locker and code', async () => {
    await mark('ARRIVED', 1, { players: players([1, 2], { lockerNo: '7' }) })
    const { today, next } = await mine(friend)
    expect(today).toMatchObject({
      state: 'ARRIVED',
      time: '07:00',
      players: [{ present: true, lockerNo: null }, { present: true, lockerNo: '7' }, { present: false }, {}],
    })
    expect(today!.qr).not.toBe((await mine(me)).today!.qr)
    expect(next).toBeUndefined()
  })

  it('has the next booking, and no card on another day', async () => {
    await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 1 })}T12:00`)
    const { today, next } = await mine(me)
    expect(today).toBeUndefined()
    expect(next).toMatchObject({ bookingIdx, date })
    expect((await mine(await holder.club.member())).next).toBeUndefined()
  })

  it('is the member’s own', async () => {
    expect((await holder.club.ask(checkIn.mine, { memberIdx: me.memberIdx }, friend)).status).toBe(403)
    expect((await holder.club.ask(checkIn.mine, { memberIdx: me.memberIdx }, desk)).status).toBe(403)
    expect((await holder.club.ask(checkIn.mine, { memberIdx: me.memberIdx }, null)).status).toBe(401)
  })
})
