import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>

/** Wednesdays that open seven days before at 09:00, a week later for each test. */
let week = 0
let date: string
let slots: number[]
const open = () => Temporal.PlainDate.from(date).subtract({ days: 7 }).toString()
const clock = (time: string) => holder.club.setClock(`${open()}T${time}`)
const instant = (time: string) =>
  Temporal.PlainDateTime.from(`${open()}T${time}`).toZonedDateTime('Asia/Seoul').toInstant().toString()

async function rules(
  ...more: { memberType?: string; w05?: string; quotaMonth?: number; days?: number; part?: string }[]
) {
  await holder.club.sql`delete from opening_rule`
  for (const { memberType = '10', w05 = 'L', quotaMonth = null, days = 7, part = null } of more)
    await holder.club.sql`
      insert into opening_rule (member_type, day_class, part, pattern, days, time, w05, quota_day, quota_month)
      values (${memberType}, 'WEEKDAY', ${part}, 'ROLLING', ${days}, '09:00', ${w05}, 1, ${quotaMonth})`
  holder.club.platform.cache.invalidate('rule')
}

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-17').add({ weeks: week++ }).toString()
  await clock('08:40:00')
  await rules({}, { memberType: '11', w05: 'F' })
  slots = await holder.club.day(date, { slots: 10 })
})

const join = (as: Member) => holder.club.ask(contract.lobby.join, { date }, as)
const read = (lobbyIdx: number, as: Member) => holder.club.ask(contract.lobby.read, { lobbyIdx }, as)
const leave = (lobbyIdx: number, as: Member) => holder.club.ask(contract.lobby.leave, { lobbyIdx }, as)
const lock = (slotIdx: number, as: Member, lobbyTicket?: string) =>
  holder.club.ask(contract.booking.lock, { slotIdx, lobbyTicket }, as)
const sheet = async (as: Member) =>
  (await holder.club.ask(contract.sheet.forMember, { memberIdx: as.memberIdx, date }, as)).data
const members = (count: number, fields: Parameters<TestClub['member']>[0] = {}) =>
  Promise.all(Array.from({ length: count }, () => holder.club.member(fields)))

/** Members who joined in time, in the drawn order. */
async function drawn(count: number): Promise<{ lobbyIdx: number; order: Member[] }> {
  const all = await members(count)
  const joined = await Promise.all(all.map(join))
  const { lobbyIdx } = joined[0]!.data
  await clock('08:59:50')
  const places = await Promise.all(all.map(async (one) => ({ one, place: (await read(lobbyIdx, one)).data.place! })))
  return { lobbyIdx, order: places.sort((a, b) => a.place - b.place).map(({ one }) => one) }
}

describe('POST /reservation/lobby', () => {
  it('gives one place, and the same again', async () => {
    const [me] = await members(1)
    const first = (await join(me!)).data
    expect(first).toMatchObject({ state: 'WAITING', drawsAt: instant('08:59:50'), opensAt: instant('09:00:00') })
    expect(first).toMatchObject({ isHere: true, hasLeft: false, hasHeld: false })
    expect(first.place ?? first.lobbyTicket ?? first.chooseUntil).toBeUndefined()
    expect((await join(me!)).data.lobbyIdx).toBe(first.lobbyIdx)
    const places = await holder.club.sql`select from lobby_place where member_idx = ${me!.memberIdx}`
    expect(places).toHaveLength(1)
    const audit = await holder.club.sql`
      select from audit where noun = 'lobby' and record_idx = ${first.lobbyIdx} and member_idx = ${me!.memberIdx}`
    expect(audit).toHaveLength(1)
  })

  it('is one lobby for all days of an opening, with the numbers of its first minute', async () => {
    const { club } = holder
    await club.sql`update opening_rule set pattern = 'WEEKLY', weeks = 1, weekday = 3 where member_type = '10'`
    club.platform.cache.invalidate('rule')
    const thursday = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
    await club.day(thursday)
    const [one, two] = await members(2)
    const first = (await join(one!)).data
    await club.sql`insert into rule_setting (name, "values") values ('lobby', '{"admitted": 1, "closeSeconds": 60}')`
    club.platform.cache.invalidate('rule')
    const second = (await club.ask(contract.lobby.join, { date: thursday }, two!)).data
    expect([second.lobbyIdx, second.drawsAt]).toEqual([first.lobbyIdx, first.drawsAt])
    await club.sql`delete from rule_setting where name = 'lobby'`
    club.platform.cache.invalidate('rule')
  })

  it('is not open before the last 30 minutes, and says when', async () => {
    const [me] = await members(1)
    await clock('08:29:59')
    expect((await join(me!)).fail).toMatchObject({ code: 'NOT_OPEN', msgVar: { opensAt: instant('08:30:00') } })
    await clock('08:30:00')
    expect((await join(me!)).result).toBe(true)
  })

  it('has passed once the lobby has ended, or nobody came', async () => {
    const [me, late] = await members(2)
    await clock('09:00:00')
    expect((await join(me!)).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'LOBBY', at: instant('09:00:00') },
    })
    await clock('08:45:00')
    await join(me!)
    await clock('09:00:59')
    expect((await join(late!)).data).toMatchObject({ state: 'ADMITTED', place: 2 })
    await clock('09:02:00')
    const [never] = await members(1)
    expect((await join(never!)).code).toBe('PAST_DEADLINE')
  })

  it('refuses other types of members, a suspended one, and one whose month is full', async () => {
    const { club } = holder
    const [me] = await members(1)
    const [family] = await members(1, { memberType: '11' })
    expect((await join(family!)).fail).toMatchObject({ code: 'TYPE_NOT_ALLOWED', msgVar: { memberType: '11' } })
    await rules({ quotaMonth: 0 })
    expect((await join(me!)).fail).toMatchObject({
      code: 'QUOTA_MONTH',
      msgVar: { used: 0, max: 0, dayClass: 'WEEKDAY' },
    })
    await rules({})
    await club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me!.memberIdx}, 'W1', 'ACTIVE', ${open()}, ${date})`
    await club.sql`
      insert into audit (call, request_id, noun, record_idx, xact)
      select 'test', 'test', 'penalty', penalty_idx, xact from penalty where member_idx = ${me!.memberIdx}`
    expect((await join(me!)).fail).toMatchObject({ code: 'SUSPENDED', msgVar: { until: date, why: 'W1' } })
  })

  it('is nothing for visitors, managers, and days that do not exist', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const [me] = await members(1)
    expect((await holder.club.ask(contract.lobby.join, { date })).status).toBe(401)
    expect((await holder.club.ask(contract.lobby.join, { date }, boss)).status).toBe(403)
    expect((await holder.club.ask(contract.lobby.join, { date: '2028-01-01' }, me!)).status).toBe(404)
  })
})

describe('the draw', () => {
  it('is done once after the close, by the club, with a seed that explains it', async () => {
    const { club } = holder
    const { lobbyIdx, order } = await drawn(8)
    const entries = await club.sql<{ memberIdx: number | null; after: { seed: string; order: number[] } }[]>`
      select member_idx, after from audit where noun = 'lobby' and record_idx = ${lobbyIdx} and after ? 'seed'`
    expect(entries).toHaveLength(1)
    expect(entries[0]!.memberIdx).toBeNull()
    const [kept] = await club.sql`select seed from lobby where lobby_idx = ${lobbyIdx}`
    expect(kept!.seed).toBe(entries[0]!.after.seed)
    const places = await club.sql<{ placeIdx: number; memberIdx: number }[]>`
      select place_idx, member_idx from lobby_place where lobby_idx = ${lobbyIdx} order by no`
    expect(places.map(({ placeIdx }) => placeIdx)).toEqual(entries[0]!.after.order)
    expect(places.map(({ memberIdx }) => memberIdx)).toEqual(order.map(({ memberIdx }) => memberIdx))
  })

  it('leaves out who left before, and puts who came later at the back', async () => {
    const [one, gone, late, again] = await members(4)
    const { lobbyIdx } = (await join(one!)).data
    for (const each of [gone!, again!]) {
      await join(each)
      await leave(lobbyIdx, each)
    }
    await clock('08:59:51')
    const second = (await join(late!)).data
    expect(second).toMatchObject({ state: 'WAITING', place: 2 })
    // Who left before the close may come back, at the back.
    expect((await join(again!)).data).toMatchObject({ state: 'WAITING', place: 3, hasLeft: false })
    expect((await read(lobbyIdx, one!)).data.place).toBe(1)
    expect((await read(lobbyIdx, gone!)).data).toMatchObject({ state: 'OVER', hasLeft: true })
  })
})

describe('turns', () => {
  it('admit five at a time, 60 seconds each, and end', async () => {
    const { lobbyIdx, order } = await drawn(7)
    const states = async () => Promise.all(order.map(async (one) => (await read(lobbyIdx, one)).data.state))
    expect(await states()).toEqual(Array(7).fill('WAITING'))
    await clock('09:00:00')
    expect(await states()).toEqual([...Array(5).fill('ADMITTED'), 'WAITING', 'WAITING'])
    const first = (await read(lobbyIdx, order[0]!)).data
    expect(first.chooseUntil).toBe(instant('09:01:00'))
    expect(first.lobbyTicket).toMatch(/^[\da-f-]{36}$/)
    expect((await read(lobbyIdx, order[5]!)).data).toMatchObject({ place: 6, ahead: 0 })
    await clock('09:01:00')
    expect(await states()).toEqual([...Array(5).fill('OVER'), 'ADMITTED', 'ADMITTED'])
    await clock('09:02:00')
    expect(await states()).toEqual(Array(7).fill('OVER'))
    const [lobby] = await holder.club.sql`select over_at from lobby where lobby_idx = ${lobbyIdx}`
    expect(lobby!.overAt).not.toBeNull()
  })

  it('give a hold of 180 seconds for the ticket, and room to the next', async () => {
    const { lobbyIdx, order } = await drawn(6)
    await clock('09:00:05')
    const { lobbyTicket } = (await read(lobbyIdx, order[0]!)).data
    const held = await lock(slots[0]!, order[0]!, lobbyTicket!)
    const { expiresAt, serverTime } = held.data
    expect(Temporal.Instant.from(serverTime).until(expiresAt).total('seconds')).toBeCloseTo(180, 3)
    expect((await read(lobbyIdx, order[0]!)).data).toMatchObject({ state: 'ADMITTED', hasHeld: true })
    expect((await read(lobbyIdx, order[5]!)).data.state).toBe('ADMITTED')
    // The same tee time again is the same hold, with a ticket and without.
    expect((await lock(slots[0]!, order[0]!)).data.expiresAt).toBe(expiresAt)
  })

  it('are twice as long for a member who needs more time', async () => {
    const me = await holder.club.member({ needMoreTime: true })
    const { lobbyIdx } = (await join(me)).data
    await clock('09:00:00')
    const turn = (await read(lobbyIdx, me)).data
    expect(turn.chooseUntil).toBe(instant('09:02:00'))
    const { expiresAt, serverTime } = (await lock(slots[0]!, me, turn.lobbyTicket!)).data
    expect(Temporal.Instant.from(serverTime).until(expiresAt).total('seconds')).toBeCloseTo(360, 3)
  })

  it('pass with the account: a blocked member makes room', async () => {
    const { lobbyIdx, order } = await drawn(6)
    await clock('09:00:05')
    await holder.club.sql`update member set state = 'BLOCKED' where member_idx = ${order[0]!.memberIdx}`
    expect((await read(lobbyIdx, order[5]!)).data.state).toBe('ADMITTED')
  })
})

describe('a hold while the lobby runs', () => {
  it('is refused without a place, before the turn, without the ticket and with another', async () => {
    const { lobbyIdx, order } = await drawn(6)
    const [other] = await members(1)
    expect((await lock(slots[0]!, order[0]!)).code).toBe('NOT_OPEN')
    await clock('09:00:00')
    const tickets = await Promise.all(
      order.slice(0, 2).map(async (one) => (await read(lobbyIdx, one)).data.lobbyTicket!),
    )
    const only = (place: number | null) => ({ code: 'LOBBY_ONLY', msgVar: { lobbyIdx, place } })
    expect((await lock(slots[0]!, other!)).fail).toMatchObject(only(null))
    expect((await lock(slots[0]!, order[5]!)).fail).toMatchObject(only(6))
    expect((await lock(slots[0]!, order[5]!, tickets[0])).fail).toMatchObject(only(6))
    expect((await lock(slots[0]!, order[0]!)).fail).toMatchObject(only(1))
    expect((await lock(slots[0]!, order[0]!, tickets[1])).fail).toMatchObject(only(1))
    expect((await lock(slots[0]!, order[0]!, tickets[0])).result).toBe(true)
  })

  it('needs no ticket under another rule, and none once the lobby has ended', async () => {
    const { order } = await drawn(1)
    const [family] = await members(1, { memberType: '11' })
    const [other] = await members(1)
    await clock('09:00:30')
    expect((await lock(slots[0]!, family!)).result).toBe(true)
    expect((await lock(slots[1]!, other!)).code).toBe('LOBBY_ONLY')
    await clock('09:01:00')
    expect((await lock(slots[1]!, other!)).result).toBe(true)
    expect((await lock(slots[2]!, order[0]!)).result).toBe(true)
  })

  it('is first come from the opening where nobody joined', async () => {
    const [me] = await members(1)
    await clock('09:00:00')
    expect((await lock(slots[0]!, me!)).result).toBe(true)
  })

  it('draws first where nobody asked since the close', async () => {
    const [me, other] = await members(2)
    const { lobbyIdx } = (await join(me!)).data
    await clock('09:00:10')
    expect((await lock(slots[0]!, other!)).fail).toMatchObject({ code: 'LOBBY_ONLY', msgVar: { place: null } })
    const [lobby] = await holder.club.sql`select drawn_at from lobby where lobby_idx = ${lobbyIdx}`
    expect(lobby!.drawnAt).not.toBeNull()
  })

  it('works in one session: joining again elsewhere takes the ticket there', async () => {
    const { lobbyIdx, order } = await drawn(1)
    const me = order[0]!
    await clock('09:00:00')
    const { lobbyTicket } = (await read(lobbyIdx, me)).data
    const elsewhere = { ...me, token: await holder.club.signIn({ memberIdx: me.memberIdx }) }
    const seen = (await read(lobbyIdx, elsewhere)).data
    expect(seen).toMatchObject({ state: 'ADMITTED', isHere: false })
    expect(seen.lobbyTicket).toBeUndefined()
    expect((await lock(slots[0]!, elsewhere, lobbyTicket!)).code).toBe('LOBBY_ONLY')
    const moved = (await join(elsewhere)).data
    expect(moved).toMatchObject({ state: 'ADMITTED', isHere: true })
    expect(moved.lobbyTicket).not.toBe(lobbyTicket)
    expect((await read(lobbyIdx, me)).data.isHere).toBe(false)
    expect((await lock(slots[0]!, me, lobbyTicket!)).code).toBe('LOBBY_ONLY')
    expect((await lock(slots[0]!, elsewhere, moved.lobbyTicket!)).result).toBe(true)
  })
})

describe('the sheet', () => {
  it('names the lobby of a day, and the state that its tee times have for each member', async () => {
    const [me, other] = await members(2)
    const lobby = { opensAt: instant('09:00:00'), joinsAt: instant('08:30:00'), drawsAt: instant('08:59:50') }
    expect((await sheet(me!)).lobby).toEqual(lobby)
    const { lobbyIdx } = (await join(me!)).data
    expect((await sheet(me!)).lobby).toEqual({ ...lobby, lobbyIdx })
    expect((await sheet(other!)).lobby).toEqual(lobby)
    expect((await sheet(me!)).slots[0]).toMatchObject({ state: 'NOT_OPEN', reason: 'LOBBY_ONLY' })
    await clock('09:00:00')
    expect((await sheet(me!)).slots[0]!.state).toBe('OPEN')
    expect((await sheet(other!)).slots[0]).toMatchObject({ state: 'NOT_FOR_YOU', reason: 'LOBBY_ONLY' })
    const detail = await holder.club.ask(
      contract.sheet.detail,
      { memberIdx: other!.memberIdx, date, slotIdx: slots[0]! },
      other!,
    )
    expect(detail.data.blocks).toEqual([{ code: 'LOBBY_ONLY', vars: { lobbyIdx, place: null } }])
    await clock('09:01:00')
    expect((await sheet(other!)).lobby).toBeUndefined()
    expect((await sheet(other!)).slots[0]!.state).toBe('OPEN')
  })

  it('offers its tee times in the search to those only who are admitted', async () => {
    const [me, other] = await members(2)
    await join(me!)
    await clock('09:00:00')
    const found = async ({ memberIdx, ...as }: Member) => {
      const input = { memberIdx, clubCode: CLUB, from: date, to: date }
      return (await holder.club.ask(contract.freeTime.find, input, { memberIdx, ...as })).data.days[0]!.count
    }
    expect(await found(me!)).toBe(10)
    expect(await found(other!)).toBe(0)
    await clock('09:01:00')
    expect(await found(other!)).toBe(10)
  })

  it('names none for members of another rule', async () => {
    const [family] = await members(1, { memberType: '11' })
    expect((await sheet(family!)).lobby).toBeUndefined()
  })
})

describe('GET and DELETE /reservation/lobby/{id}', () => {
  it('are for who has a place', async () => {
    const [me, other] = await members(2)
    const { lobbyIdx } = (await join(me!)).data
    expect((await read(lobbyIdx, other!)).status).toBe(404)
    expect((await read(lobbyIdx + 999, me!)).status).toBe(404)
    expect((await leave(lobbyIdx, other!)).data).toBeNull()
    expect((await leave(lobbyIdx + 999, me!)).data).toBeNull()
    expect((await read(lobbyIdx, me!)).data.state).toBe('WAITING')
    const boss = await holder.club.manager({ isSSAdmin: true })
    for (const as of [null, boss]) {
      const status = as ? 403 : 401
      expect((await holder.club.ask(contract.lobby.read, { lobbyIdx }, as)).status).toBe(status)
      expect((await holder.club.ask(contract.lobby.leave, { lobbyIdx }, as)).status).toBe(status)
    }
  })

  it('leave for good after the draw', async () => {
    const { lobbyIdx, order } = await drawn(2)
    expect((await leave(lobbyIdx, order[0]!)).data).toBeNull()
    expect((await join(order[0]!)).data).toMatchObject({ state: 'OVER', hasLeft: true })
    expect((await leave(lobbyIdx, order[0]!)).data).toBeNull()
  })
})
