import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { hashOf } from '@clubhouse/draw/root'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { bookingTerms, bookWin, calendarOf, openDraw, publishDraw } from '../../../../test/draws.ts'
import { freeing } from '../../../../test/freeing.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Entering = Partial<InputOf<typeof contract.draw.enter>>

let week = 0
/** A Saturday; the clock shows Tuesday noon of the week in which its draw is open. */
let date: string
let drawIdx: number
let slots: number[]
let me: Member
let friend: Member
let termsIdx: number

const dayAfter = (days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const clockAt = (daysBefore: number, time: string) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

beforeEach(async () => {
  const { club } = holder
  // In months of their own, for a quota counts in each.
  date = Temporal.PlainDate.from('2027-03-20')
    .add({ weeks: 6 * week++ })
    .toString()
  await clockAt(11, '12:00')
  ;({ drawIdx, slots } = await openDraw(club, { dates: [date, dayAfter(1)] }))
  ;[me, friend] = [await club.member(), await club.member()]
  await club.knows(me, [friend])
  termsIdx = await bookingTerms(club)
})

const LINE = { ideal: '07:08', earliest: '07:00', latest: '08:00' }
const enter = (as: Member, changes: Entering = {}, headers?: Record<string, string>) =>
  holder.club.ask(
    contract.draw.enter,
    { drawIdx, playDate: date, wishes: [LINE], party: [as.memberIdx], partySize: 4, termsIdx, ...changes },
    as,
    headers,
  )
const formOf = async (as: Member, of = drawIdx) =>
  (await holder.club.ask(contract.draw.form, { memberIdx: as.memberIdx, drawIdx: of }, as)).data
const leave = (as: Member, entryIdx: number) => holder.club.ask(contract.draw.leave, { entryIdx }, as)
const answer = (as: Member, entryIdx: number, said: 'ACCEPT' | 'DECLINE') =>
  holder.club.ask(contract.draw.answer, { entryIdx, answer: said }, as)
const messagesOf = async (as: Member, kind: string) =>
  (
    await holder.club.sql<{ title: string; contents: string }[]>`
      select title, contents from member_message where member_idx = ${as.memberIdx} and kind = ${kind} order by message_idx`
  ).map(({ title, contents }) => `${title} ${contents}`)
const setState = (state: string) =>
  holder.club.sql.begin(async (sql) => {
    await sql`
    update draw set state = ${state}, reason = case when ${state} = 'REVOKED' then 'Frost' end,
      fail_code = case when ${state} = 'FAILED' then 'VALUE' end,
      ended_at = case when ${state} in ('REVOKED', 'FAILED') then club_now() end
    where draw_idx = ${drawIdx}`
    await sql`delete from claim where draw_idx = ${drawIdx} and ${state} in ('REVOKED', 'FAILED')`
    await sql`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'draw', ${drawIdx})`
  })
const suspend = ({ memberIdx }: Member) => holder.club.sql`
  insert into penalty (member_idx, code, state, from_date, until_date)
  values (${memberIdx}, 'W2', 'ACTIVE', current_club_date(), '2039-04-30')`

describe('entering', () => {
  it('keeps what the member wishes for, with a receipt whose hash is of its text', async () => {
    const { data } = await enter(me, { party: [me.memberIdx, friend.memberIdx], anyTime: true })
    expect(data).toMatchObject({
      drawIdx,
      playDate: date,
      state: 'SUBMITTED',
      wishes: [LINE],
      anyTime: true,
      party: [
        { memberIdx: me.memberIdx, name: me.name, consent: true },
        { memberIdx: friend.memberIdx, name: friend.name },
      ],
      partySize: 4,
      standbyIfLost: true,
      tickets: 4,
      tier: 0,
      receiptNo: `${drawIdx}-${data.entryIdx}-1`,
      editableUntil: calendarOf(date).closeAt.toString(),
      version: 1,
    })
    const receipt = (await holder.club.ask(contract.draw.receipt, { entryIdx: data.entryIdx }, me)).data
    expect(receipt).toMatchObject({ receiptNo: data.receiptNo, drawIdx, version: 1, pseudonym: data.pseudonym })
    expect(hashOf(receipt.canonical)).toBe(receipt.entryHash)
    expect(JSON.parse(receipt.canonical)).toEqual({
      ...{ drawId: `GC001-${drawIdx}`, pseudonym: data.pseudonym, version: 1, playDate: date, wishes: [LINE] },
      ...{ anyTime: true, partySize: 4, standbyIfLost: true },
    })
    // Not a number of anybody.
    expect(receipt.canonical).not.toContain(`${me.memberIdx},`)
    expect(data.pseudonym).toMatch(/^[0-9a-f]{32}$/)
    const [said] = await messagesOf(me, 'DRAW_ENTRY')
    expect(said).toContain(data.receiptNo)
    expect(said).toContain(data.entryHash)
    expect(await messagesOf(friend, 'DRAW_NAMED')).toHaveLength(1)
  })

  it('writes a new version until the close, with a receipt of its own', async () => {
    const { data: first } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
    await answer(friend, first.entryIdx, 'ACCEPT')
    const other = await holder.club.member()
    await holder.club.knows(me, [other])
    const edit = { entryIdx: first.entryIdx, version: 1 }
    const { data: second } = await enter(me, {
      ...edit,
      party: [me.memberIdx, other.memberIdx, friend.memberIdx],
      wishes: [{ ...LINE, ideal: '07:00' }],
      standbyIfLost: false,
    })
    expect(second).toMatchObject({
      entryIdx: first.entryIdx,
      pseudonym: first.pseudonym,
      version: 2,
      standbyIfLost: false,
    })
    // Who stays keeps the answer.
    expect(second.party.map(({ memberIdx, consent }) => [memberIdx, consent ?? null])).toEqual([
      [me.memberIdx, true],
      [other.memberIdx, null],
      [friend.memberIdx, true],
    ])
    expect(second.entryHash).not.toBe(first.entryHash)
    const kept = await holder.club
      .sql`select version from draw_receipt where entry_idx = ${first.entryIdx} order by version`
    expect(kept.map(({ version }) => version)).toEqual([1, 2])
    expect((await enter(me, edit)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    await enter(me, { entryIdx: first.entryIdx, version: 2 })
    // They may be named by others now.
    expect(await messagesOf(friend, 'DRAW_NAMED')).toHaveLength(2)
    await holder.club.knows(friend, [other])
    expect((await enter(friend, { party: [friend.memberIdx, other.memberIdx] })).result).toBe(true)
    expect((await enter(me, { ...edit, version: undefined })).status).toBe(400)
    expect((await enter(me, { ...edit, version: 3, playDate: dayAfter(1) })).status).toBe(400)
    expect((await enter(friend, { ...edit, version: 3 })).status).toBe(404)
  })

  it('is answered the same when it is sent again', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [await enter(me, {}, key), await enter(me, {}, key)]
    expect(again.data).toEqual(first.data)
    const rows = await holder.club.sql`select from draw_entry where member_idx = ${me.memberIdx}`
    expect(rows).toHaveLength(1)
    expect((await enter(me, { anyTime: true }, key)).code).toBe('KEY_REUSED')
  })

  it('is possible once for each date of the draw', async () => {
    expect((await enter(me)).result).toBe(true)
    expect((await enter(me)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 1, name: me.name, draw: true },
    })
    expect((await enter(me, { playDate: dayAfter(1) })).result).toBe(true)
    expect((await formOf(me)).entries.map(({ playDate }) => playDate)).toEqual([date, dayAfter(1)])
  })

  it('is refused before the draw opens and from its close on', async () => {
    const planned = await openDraw(holder.club, { dates: [dayAfter(2)], state: 'PLANNED' })
    expect((await enter(me, { drawIdx: planned.drawIdx, playDate: dayAfter(2) })).fail).toMatchObject({
      code: 'NOT_OPEN',
      msgVar: { opensAt: calendarOf(dayAfter(2)).openAt.toString() },
    })
    expect((await formOf(me, planned.drawIdx)).blocks[0]).toMatchObject({ code: 'NOT_OPEN' })
    const { data } = await enter(friend)
    await clockAt(10, '17:00')
    const late = { code: 'PAST_DEADLINE', msgVar: { rule: 'draw', at: calendarOf(date).closeAt.toString() } }
    expect((await enter(me)).fail).toMatchObject(late)
    expect((await enter(friend, { entryIdx: data.entryIdx, version: 1 })).fail).toMatchObject(late)
    expect((await formOf(me)).blocks).toMatchObject([{ code: 'PAST_DEADLINE' }])
    // Before the close by the clock, but closed.
    await publishDraw(holder.club, drawIdx, { state: 'CLOSED' })
    await clockAt(10, '16:00')
    expect((await enter(me)).fail).toMatchObject(late)
  })

  it.each(['REVOKED', 'FAILED'])('is refused for a draw that is %s', async (state) => {
    await setState(state)
    expect((await enter(me)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state } })
    expect((await formOf(me)).blocks).toMatchObject([{ code: 'WRONG_STATE' }])
  })

  it('is refused to another member type, to a suspended member, and beyond the quota of the month', async () => {
    const { club } = holder
    const full = await openDraw(club, { dates: [dayAfter(7)], memberTypes: ['10'] })
    const other = await club.member({ memberType: '11' })
    const for11 = { drawIdx: full.drawIdx, playDate: dayAfter(7) }
    expect((await enter(other, for11)).fail).toMatchObject({ code: 'TYPE_NOT_ALLOWED', msgVar: { memberType: '11' } })
    expect((await formOf(other, full.drawIdx)).blocks).toMatchObject([{ code: 'TYPE_NOT_ALLOWED' }])
    const weekday = await club.member({ memberType: '12' })
    await club.sql`update opening_rule set quota_month = 0 where member_type = '12' and day_class = 'WEEKEND'`
    await clockAt(11, '12:00')
    expect((await enter(weekday)).fail).toMatchObject({
      code: 'QUOTA_MONTH',
      msgVar: { used: 0, max: 0, dayClass: 'WEEKEND' },
    })
    expect((await formOf(weekday)).blocks).toMatchObject([
      { code: 'QUOTA_MONTH', playDate: date },
      { code: 'QUOTA_MONTH', playDate: dayAfter(1) },
    ])
    await suspend(me)
    expect((await enter(me)).fail).toMatchObject({ code: 'SUSPENDED', msgVar: { until: '2039-04-30', why: 'W2' } })
    expect((await formOf(me)).blocks).toMatchObject([{ code: 'SUSPENDED' }])
  })

  it('names members whom the applicant knows, in one entry each, who do not play in that part', async () => {
    const { club } = holder
    const stranger = await club.member()
    expect((await enter(me, { party: [me.memberIdx, stranger.memberIdx] })).body).toMatchObject({
      fail: { code: '400', msgDetail: 'party[1]' },
    })
    expect((await enter(me, { party: [friend.memberIdx, me.memberIdx] })).fail.msgDetail).toBe('party[0]')
    expect((await enter(me, { party: [me.memberIdx, friend.memberIdx], partySize: 1 })).fail.msgDetail).toBe('party[1]')
    await enter(friend)
    expect((await enter(me, { party: [me.memberIdx, friend.memberIdx] })).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 2, name: friend.name },
    })
    // The other date is another entry.
    const sunday = { playDate: dayAfter(1), party: [me.memberIdx, friend.memberIdx] }
    expect((await enter(me, sunday)).result).toBe(true)
    expect((await enter(friend, { playDate: dayAfter(1) })).code).toBe('PLAYER_ALREADY_BOOKED')
  })

  it('is refused to a member who plays in that part of the day, and not in another', async () => {
    const { club } = holder
    const both = [
      { part: '1', from: '07:00' },
      { part: '2', from: '11:00' },
    ]
    const other = await openDraw(club, { dates: [dayAfter(7)], parts: both })
    const at = { drawIdx: other.drawIdx, playDate: dayAfter(7) }
    const [free] = await club.day(dayAfter(7), { slots: 1, from: '08:00', dayClass: 'WEEKEND' })
    await club.setClock(`${Temporal.PlainDate.from(dayAfter(7)).subtract({ days: 11 })}T12:00`)
    const booked = await club.book(me, free!, await club.hold(me, free!))
    expect(booked.result, JSON.stringify(booked.body)).toBe(true)
    expect((await enter(me, at)).fail).toMatchObject({ code: 'PLAYER_ALREADY_BOOKED', msgVar: { which: 1 } })
    expect((await enter(me, { ...at, wishes: [{ ideal: '11:00', earliest: '11:00', latest: '12:00' }] })).result).toBe(
      true,
    )
    expect((await enter(friend, { ...at, anyTime: true })).result).toBe(true)
  })

  it('checks the wishes against the tee times of the date', async () => {
    const wrong = async (changes: Entering) => (await enter(me, changes)).fail.msgDetail
    expect(await wrong({ playDate: dayAfter(5) })).toBe('playDate')
    expect(await wrong({ wishes: [LINE, { ideal: '11:00', earliest: '11:00', latest: '12:00' }] })).toBe('wishes[1]')
    expect(await wrong({ wishes: [{ ...LINE, courseIdx: 999_999 }] })).toBe('wishes[0]')
    expect(await wrong({ wishes: [{ ideal: '09:00', earliest: '07:00', latest: '08:00' }] })).toBe('wishes[0].ideal')
    expect((await enter(me, { wishes: [] })).status).toBe(400)
    expect((await enter(me, { wishes: [LINE, LINE, LINE, LINE] })).status).toBe(400)
    // A tee time that the draw lost is none of it.
    await holder.club
      .sql`update draw_slot set lost_at = club_now() where draw_idx = ${drawIdx} and slot_idx = any (${slots.slice(0, 3)})`
    expect(await wrong({})).toBe('wishes[0]')
    expect((await enter(me, { playDate: dayAfter(1) })).result).toBe(true)
  })

  it('is for a party that the club and the tee times take', async () => {
    expect((await enter(me, { partySize: 1 })).fail).toMatchObject({ code: 'MIN_PLAYERS', msgVar: { min: 2 } })
    expect((await enter(me, { partySize: 3 })).fail).toMatchObject({ code: 'MIN_PLAYERS', msgVar: { min: 4 } })
    await holder.club.sql`
      update draw set weights = weights || '{"partyMost": 3}', xact = xact where draw_idx = ${drawIdx}`
    await holder.club
      .sql`insert into audit (call, request_id, noun, record_idx, xact) select 'test', '', 'draw', draw_idx, xact from draw where draw_idx = ${drawIdx}`
    expect((await enter(me)).fail.msgDetail).toBe('partySize')
  })

  it('needs the booking terms in force', async () => {
    expect((await enter(me, { termsIdx: 999_999 })).fail).toMatchObject({
      code: 'TERMS_REQUIRED',
      msgVar: { termsIdx: [termsIdx] },
    })
  })

  it('is for members, and a draw that is there', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const input = { drawIdx, playDate: date, wishes: [LINE], party: [me.memberIdx], partySize: 4, termsIdx }
    expect((await holder.club.ask(contract.draw.enter, input)).status).toBe(401)
    expect((await holder.club.ask(contract.draw.enter, input, boss)).status).toBe(403)
    expect((await enter(me, { drawIdx: 999_999 })).status).toBe(404)
  })
})

describe('the mode slow', () => {
  const nonce = '0123456789abcdef'.repeat(2)
  let slow: number
  beforeEach(async () => {
    ;({ drawIdx: slow } = await openDraw(holder.club, { dates: [dayAfter(7)], mode: 'slow' }))
  })
  const add = (as: Member, of = slow) => holder.club.ask(contract.draw.addNonce, { drawIdx: of, nonce }, as)

  it('needs a number of the member with an entry, and takes one without', async () => {
    const at = { drawIdx: slow, playDate: dayAfter(7) }
    expect((await add(me)).data).toEqual({ nonce })
    expect((await formOf(me, slow)).nonce).toBe(nonce)
    expect((await enter(me, at)).fail.msgDetail).toBe('nonce')
    const { data } = await enter(me, { ...at, nonce: 'f'.repeat(32) })
    const receipt = (await holder.club.ask(contract.draw.receipt, { entryIdx: data.entryIdx }, me)).data
    expect(JSON.parse(receipt.canonical)).toMatchObject({ nonce: 'f'.repeat(32) })
    expect((await formOf(me, slow)).nonce).toBe('f'.repeat(32))
    // A member with an entry has the number of the entry.
    expect(await holder.club.sql`select from draw_nonce where draw_idx = ${slow}`).toHaveLength(0)
    expect((await add(me)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'SUBMITTED' } })
  })

  it('takes numbers while it is open, and no other mode does', async () => {
    expect((await add(me, drawIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'beacon' } })
    // The hash of an entry has a number in the mode slow only.
    const { data } = await enter(me, { nonce })
    const receipt = (await holder.club.ask(contract.draw.receipt, { entryIdx: data.entryIdx }, me)).data
    expect(receipt.canonical).not.toContain('nonce')
    await clockAt(3, '17:00')
    expect((await add(me)).code).toBe('PAST_DEADLINE')
    expect((await holder.club.ask(contract.draw.addNonce, { drawIdx: slow, nonce })).status).toBe(401)
    expect((await add(me, 999_999)).status).toBe(404)
  })
})

describe('who is named', () => {
  it('accepts or declines until the close, and a declined place is to be named', async () => {
    const { data } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
    expect((await formOf(friend)).named).toMatchObject([{ entryIdx: data.entryIdx, playDate: date, by: me.name }])
    expect((await formOf(friend)).blocks).toMatchObject([
      { code: 'PLAYER_ALREADY_BOOKED', vars: { draw: true }, playDate: date },
    ])
    expect((await answer(friend, data.entryIdx, 'ACCEPT')).data).toEqual({ consent: true })
    expect((await answer(friend, data.entryIdx, 'DECLINE')).data).toEqual({ consent: false })
    const [mine] = (await formOf(me)).entries
    expect(mine).toMatchObject({ partySize: 4, version: 1, party: [{ memberIdx: me.memberIdx }] })
    expect(mine!.party).toHaveLength(1)
    expect((await formOf(friend)).named).toEqual([])
    expect((await messagesOf(me, 'DRAW_ENTRY')).at(-1)).toContain(friend.name)
    // Free for an entry of their own.
    expect((await enter(friend)).result).toBe(true)
    expect((await answer(friend, data.entryIdx, 'ACCEPT')).status).toBe(404)
  })

  it('is asked again when named again', async () => {
    const { data } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
    await answer(friend, data.entryIdx, 'DECLINE')
    const again = await enter(me, {
      party: [me.memberIdx, friend.memberIdx],
      ...{ entryIdx: data.entryIdx, version: 1 },
    })
    expect(again.data.party[1]).toMatchObject({ memberIdx: friend.memberIdx, consent: null })
  })

  it('answers for nobody else, and not after the close', async () => {
    const stranger = await holder.club.member()
    const { data } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
    expect((await answer(stranger, data.entryIdx, 'DECLINE')).status).toBe(404)
    expect((await answer(me, data.entryIdx, 'DECLINE')).status).toBe(403)
    expect((await answer(friend, 999_999, 'DECLINE')).status).toBe(404)
    expect((await holder.club.ask(contract.draw.answer, { entryIdx: data.entryIdx, answer: 'ACCEPT' })).status).toBe(
      401,
    )
    await clockAt(10, '17:00')
    expect((await answer(friend, data.entryIdx, 'DECLINE')).code).toBe('PAST_DEADLINE')
    await setState('REVOKED')
    expect((await answer(friend, data.entryIdx, 'DECLINE')).code).toBe('WRONG_STATE')
  })
})

describe('leaving', () => {
  it('withdraws an entry before the close, and the members are free for another', async () => {
    const { data } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
    expect((await leave(friend, data.entryIdx)).status).toBe(404)
    expect((await leave(me, data.entryIdx)).data).toEqual({ state: 'WITHDRAWN' })
    expect((await leave(me, data.entryIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'WITHDRAWN' } })
    expect(await messagesOf(friend, 'DRAW_NAMED')).toHaveLength(2)
    expect((await enter(friend)).result).toBe(true)
    const second = await enter(me)
    expect(second.data.entryIdx).not.toBe(data.entryIdx)
    expect(second.data.pseudonym).not.toBe(data.pseudonym)
    await clockAt(10, '17:00')
    expect((await leave(me, second.data.entryIdx)).code).toBe('PAST_DEADLINE')
    await setState('REVOKED')
    expect((await leave(me, second.data.entryIdx)).code).toBe('WRONG_STATE')
    expect((await holder.club.ask(contract.draw.leave, { entryIdx: data.entryIdx })).status).toBe(401)
    expect((await leave(me, 999_999)).status).toBe(404)
  })

  async function won() {
    const { data } = await enter(me)
    await publishDraw(holder.club, drawIdx)
    await clockAt(9, '10:05')
    return { ...data, ...(await bookWin(holder.club, data.entryIdx, me)) }
  }

  it('gives a win back until the hour of the post, uncounted, and its tee time waits for others', async () => {
    const { entryIdx, bookingIdx, slotIdx } = await won()
    await clockAt(8, '11:59')
    const { club } = holder
    expect((await freeing(club, () => leave(me, entryIdx))).data).toEqual({ state: 'RELEASED' })
    expect((await formOf(me)).entries[0]).toMatchObject({ state: 'RELEASED', bookingIdx })
    const [booking] = await club.sql`select state, is_undone from booking where booking_idx = ${bookingIdx}`
    expect(booking).toMatchObject({ state: 'CX', isUndone: false })
    const [claim] = await club.sql`select kind, freed_at is not null as freed from claim where slot_idx = ${slotIdx}`
    expect(claim).toEqual({ kind: 'BLOCK', freed: true })
    const standing = await club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)
    expect(standing.data).toMatchObject({ cancelsThisMonth: 0, active: [] })
    expect((await club.hold(me, slotIdx)).result).toBe(false)
    expect((await leave(me, entryIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'RELEASED' } })
  })

  const standingOf = async (as: Member) =>
    (await holder.club.ask(contract.profile.penalties, { memberIdx: as.memberIdx }, as)).data
  const shownOf = async (as: Member, bookingIdx: number) =>
    (await holder.club.ask(contract.booking.mine, { memberIdx: as.memberIdx }, as)).data.list.find(
      (one) => one.bookingIdx === bookingIdx,
    )
  const cancelBooking = (bookingIdx: number) =>
    holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'business', accept: false }, me)

  it('gives a win back by cancelling its booking in time, which says so and counts as nothing', async () => {
    const { club } = holder
    const { entryIdx, bookingIdx, slotIdx } = await won()
    await clockAt(8, '11:59')
    const shown = await shownOf(me, bookingIdx)
    expect(shown).toMatchObject({ releaseUntil: calendarOf(date).releaseUntil.toString(), ifCancelledNow: null })
    expect(shown!.undoUntil ?? null).toBeNull()
    expect((await freeing(club, () => cancelBooking(bookingIdx))).data).toMatchObject({ state: 'CX' })
    expect((await formOf(me)).entries[0]).toMatchObject({ entryIdx, state: 'RELEASED', bookingIdx })
    const [booking] = await club.sql`
      select state, cancel_reason, is_undone from booking where booking_idx = ${bookingIdx}`
    expect(booking).toMatchObject({ state: 'CX', cancelReason: 'business', isUndone: false })
    const [claim] = await club.sql`select kind, freed_at is not null as freed from claim where slot_idx = ${slotIdx}`
    expect(claim).toEqual({ kind: 'BLOCK', freed: true })
    expect(await standingOf(me)).toMatchObject({ cancelsThisMonth: 0, active: [] })
    const [logged] = await club.sql`
      select before, after from audit where noun = 'draw-entry' and record_idx = ${entryIdx} order by audit_idx desc limit 1`
    expect(logged).toMatchObject({ before: { state: 'WON' }, after: { state: 'RELEASED' } })
  })

  it('cancels a win as any booking when the hour of the post is over', async () => {
    const { bookingIdx } = await won()
    await clockAt(8, '12:01')
    expect((await shownOf(me, bookingIdx))!.releaseUntil ?? null).toBeNull()
    expect((await cancelBooking(bookingIdx)).result).toBe(true)
    expect((await formOf(me)).entries[0]).toMatchObject({ state: 'WON' })
    expect(await standingOf(me)).toMatchObject({ cancelsThisMonth: 1 })
  })

  it.each([
    ['MEMBER', 'RELEASED'],
    ['CLUB', 'WON'],
  ] as const)('a win that the desk cancels for the %s is %s', async (by, state) => {
    const { club } = holder
    const { bookingIdx } = await won()
    await clockAt(8, '11:00')
    const desk = await club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
    const read = await club.ask(contract.bookingManage.one, { bookingIdx }, desk)
    expect(read.data.ifCancelledNow ?? null).toBeNull()
    const said = { bookingIdx, version: 1, by, reason: 'weather', penalty: true }
    expect((await club.ask(contract.bookingManage.cancel, said, desk)).data).toMatchObject({
      state: by === 'CLUB' ? 'CC' : 'CX',
    })
    expect((await formOf(me)).entries[0]).toMatchObject({ state })
    expect(await standingOf(me)).toMatchObject({ cancelsThisMonth: 0 })
  })

  it('gives nothing back later, or where the booking has ended', async () => {
    const { entryIdx, bookingIdx } = await won()
    await clockAt(8, '12:01')
    expect((await leave(me, entryIdx)).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'release', at: calendarOf(date).releaseUntil.toString() },
    })
    expect((await cancelBooking(bookingIdx)).result).toBe(true)
    await clockAt(8, '11:00')
    expect((await leave(me, entryIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CX' } })
  })

  it('is refused after the close', async () => {
    const { data } = await enter(me)
    await publishDraw(holder.club, drawIdx, { state: 'CLOSED' })
    expect((await leave(me, data.entryIdx)).code).toBe('PAST_DEADLINE')
  })
})

describe('the form', () => {
  it('shows the tee times, the usual time among them, tickets, and what others named', async () => {
    const form = await formOf(me)
    expect(form).toMatchObject({
      draw: { drawIdx, state: 'OPEN', slotCount: 6, entryCount: 0 },
      entries: [],
      tickets: 4,
      tier: 0,
      blocks: [],
      usual: '07:08',
      named: [],
      partyLeast: 2,
      partyMost: 4,
      termsIdx,
    })
    expect(form.slots.map(({ slotIdx }) => slotIdx)).toEqual(slots)
    const family = await holder.club.member({ memberType: '11' })
    expect((await formOf(family)).tickets).toBe(2)
  })

  it('proposes the most frequent tee time of the last year', async () => {
    const { club } = holder
    const [late, early] = [await club.member(), await club.member()]
    const day = Temporal.PlainDate.from(date).subtract({ days: 5 }).toString()
    const [first, , last] = await club.day(day, { slots: 3, from: '07:00' })
    await clockAt(11, '12:00')
    for (const [who, slot] of [
      [early, first],
      [late, last],
    ] as const)
      expect((await club.book(who, slot!, await club.hold(who, slot!))).result).toBe(true)
    await clockAt(4, '12:00')
    const next = await openDraw(club, { dates: [dayAfter(7)], from: '07:00' })
    expect((await formOf(early, next.drawIdx)).usual).toBe('07:00')
    expect((await formOf(late, next.drawIdx)).usual).toBe('07:16')
  })

  it('is the member’s own', async () => {
    const of = { memberIdx: me.memberIdx, drawIdx }
    expect((await holder.club.ask(contract.draw.form, of, friend)).status).toBe(403)
    expect((await holder.club.ask(contract.draw.form, of)).status).toBe(401)
    expect((await holder.club.ask(contract.draw.form, { ...of, drawIdx: 999_999 }, me)).status).toBe(404)
  })
})

it('a receipt is read by its applicant alone', async () => {
  const { data } = await enter(me, { party: [me.memberIdx, friend.memberIdx] })
  const receipt = (as?: Member) => holder.club.ask(contract.draw.receipt, { entryIdx: data.entryIdx }, as)
  expect((await receipt(me)).data.entryHash).toBe(data.entryHash)
  expect((await receipt(friend)).status).toBe(404)
  expect((await receipt()).status).toBe(401)
})
