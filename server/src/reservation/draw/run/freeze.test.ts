import * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import { proof } from '@clubhouse/contract/reservation/draw/post'
import { verify } from '@clubhouse/draw/verify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { doTasks } from '../../../../test/draw/draw-jobs.ts'
import { calendarOf, openDraw, type TestDraw } from '../../../../test/open-draw.ts'
import { lastMail } from '../../../../test/people.ts'
import { jobContext } from '../../../job/context.ts'
import { eraseLeavers } from '../../../member/withdrawal/erase-job.ts'
import { tendDraws } from './jobs.ts'

const holder = TestClub.use()
let boss: Awaited<ReturnType<typeof holder.club.manager>>
let week = 0
/** A Saturday; the clock shows the moment before the close. */
let date: string
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940700': 'CRUD' } })
})
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-06').add({ weeks: week++ }).toString()
  await holder.club.setClock(calendarOf(date).openAt)
})

const member = () => holder.club.member()
const day = (slots = 3) => holder.club.day(date, { slots, dayClass: 'WEEKEND' })
const open = (of: Pick<TestDraw, 'slots' | 'entries'> & Partial<TestDraw>) =>
  openDraw(holder.club, { dates: [date], ...of })
const atClose = () => holder.club.setClock(calendarOf(date).closeAt)
const close = (drawIdx: number, version = 1) => holder.club.ask(manage.close, { drawIdx, version }, boss)
const entryOf = async (entryIdx: number) => {
  const [row] = await holder.club.sql`
    select state, why, tickets, tier, counts from draw_entry where entry_idx = ${entryIdx}`
  return { ...row }
}

it('freezes the entries and publishes a fingerprint that anyone can check', async () => {
  const slots = await day()
  const [me, mate, other] = await Promise.all([member(), member(), member()])
  const { drawIdx, entries } = await open({
    slots,
    entries: [{ memberIdx: me.memberIdx, party: [mate] }, { memberIdx: other.memberIdx }],
  })
  expect((await holder.club.ask(proof, { drawIdx })).fail).toMatchObject({
    code: 'WRONG_STATE',
    msgVar: { state: 'OPEN' },
  })
  await atClose()
  const closed = (await close(drawIdx)).data
  expect(closed).toMatchObject({ state: 'CLOSED', version: 2, entryCount: 2, slotCount: 3 })
  expect(closed.words!.split(' ')).toHaveLength(6)
  expect(await entryOf(entries[0]!)).toEqual({ state: 'FROZEN', why: null, tickets: 4, tier: 0, counts: true })
  const bundle = (await holder.club.ask(proof, { drawIdx })).data
  expect(bundle).toMatchObject({
    entriesRoot: closed.entriesRoot,
    words: closed.words,
    verifierUrl: '/draw/verify.mjs',
  })
  expect(verify(bundle)).toEqual([])
  expect(JSON.stringify(bundle)).not.toMatch(/memberIdx|person/i)
  await doTasks(holder.club)
  await doTasks(holder.club)
  for (const { id } of [me, mate, other]) {
    const mails = await holder.club.sql`select text from mail where to_email = ${`${id}@example.com`}`
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain(closed.words)
    expect(mails[0]!.text).toContain(closed.entriesRoot)
  }
})

it('loses the tee times of a day that is not published, and closes all the same', async () => {
  const slots = await day()
  const { drawIdx } = await open({ slots, entries: [{ memberIdx: (await member()).memberIdx }] })
  await holder.club.sql`update sheet_day set state = 'DRAFT' where date = ${date}`
  await atClose()
  expect((await close(drawIdx)).data).toMatchObject({ state: 'CLOSED', entryCount: 1, slotCount: 0 })
})

describe('is refused', () => {
  it('before its time, in another state, with another version, without the draw and without the right', async () => {
    const slots = await day()
    const { drawIdx } = await open({ slots, entries: [] })
    const { closeAt } = calendarOf(date)
    const at = Temporal.PlainDateTime.from(closeAt).toZonedDateTime('Asia/Seoul').toInstant().toString()
    expect((await close(drawIdx)).fail).toMatchObject({ code: 'TOO_SOON', msgVar: { at } })
    await atClose()
    expect((await close(drawIdx, 7)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    expect((await close(drawIdx + 1000)).status).toBe(404)
    const reader = await holder.club.manager({ rights: { '940000': 'R', '940700': 'R' } })
    expect((await holder.club.ask(manage.close, { drawIdx, version: 1 }, reader)).status).toBe(403)
    expect((await close(drawIdx)).result).toBe(true)
    expect((await close(drawIdx, 2)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CLOSED' } })
  })
})

it('is done by the job once, and a clock that goes back opens nothing', async () => {
  const { drawIdx } = await open({ slots: await day(), entries: [{ memberIdx: (await member()).memberIdx }] })
  const tend = () => tendDraws(jobContext(holder.club.platform, 'tend-draws'))
  await tend()
  const state = async () =>
    (await holder.club.sql`select state, version, entries_root from draw where draw_idx = ${drawIdx}`)[0]
  expect(await state()).toMatchObject({ state: 'OPEN', version: 1 })
  await atClose()
  await Promise.all([tend(), tend(), tend()])
  const closed = await state()
  expect(closed).toMatchObject({ state: 'CLOSED', version: 2 })
  await holder.club.setClock(calendarOf(date).openAt)
  await tend()
  expect(await state()).toEqual(closed)
  await atClose()
  await tend()
  expect(await state()).toEqual(closed)
})

describe('an entry that could not become a booking takes no part, and its member reads why', () => {
  const only = async (
    of: Omit<TestDraw['entries'][number], 'memberIdx'>,
    me: { memberIdx: number },
    more: Partial<TestDraw> = {},
  ) => {
    const { drawIdx, entries } = await open({ slots: await day(), entries: [{ ...me, ...of }], ...more })
    await atClose()
    expect((await close(drawIdx)).result).toBe(true)
    await doTasks(holder.club)
    return entryOf(entries[0]!)
  }

  it('of a suspended member', async () => {
    const me = await member()
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date) values (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date(), '2099-01-01')`
    expect(await only({}, me)).toMatchObject({
      state: 'INELIGIBLE',
      why: { code: 'SUSPENDED', vars: { until: '2099-01-01' } },
    })
    expect((await lastMail(holder.club, `${me.id}@example.com`))?.text).toMatch(/takes no part.*2099.01.01/s)
  })

  it('of a type that the draw is not for, or that books no such day', async () => {
    const me = await member()
    expect(await only({}, me, { memberTypes: ['20'] })).toMatchObject({
      state: 'INELIGIBLE',
      why: { code: 'TYPE_NOT_ALLOWED', vars: { memberType: '10' } },
    })
  })

  it('of a party that is too small for the draw, or for every tee time that it wishes for', async () => {
    expect(await only({ partySize: 1 }, await member())).toMatchObject({
      why: { code: 'MIN_PLAYERS', vars: { min: 2 } },
    })
  })

  it('of a member who plays that part already, also one who is named, but not one who declined', async () => {
    const [me, busy, busyToo] = await Promise.all([member(), member(), member()])
    const [slot, other] = await holder.club.day(date, { slots: 2, from: '06:00', dayClass: 'WEEKEND' })
    await holder.club.sql`update opening_rule set weeks = 8 where member_type = '10'`
    const booked = await holder.club.book(busy, slot!, await holder.club.hold(busy, slot!))
    expect(booked.result).toBe(true)
    expect((await holder.club.book(busyToo, other!, await holder.club.hold(busyToo, other!))).result).toBe(true)
    const slots = await day()
    const { drawIdx, entries } = await open({
      slots,
      entries: [
        { ...me, party: [busy] },
        { memberIdx: (await member()).memberIdx, party: [{ ...busyToo, consent: false }] },
      ],
    })
    await atClose()
    expect((await close(drawIdx)).result).toBe(true)
    expect(await entryOf(entries[0]!)).toMatchObject({
      state: 'INELIGIBLE',
      why: { code: 'PLAYER_ALREADY_BOOKED', vars: { which: 2, name: busy.name } },
    })
    expect(await entryOf(entries[1]!)).toMatchObject({ state: 'FROZEN' })
    // The name goes with the account, out of the entry and of what its member was told.
    const told = async () =>
      (
        await holder.club.sql`
        select from member_message where member_idx = ${me.memberIdx} and kind = 'DRAW_INELIGIBLE'`
      ).length
    await doTasks(holder.club)
    expect(await told()).toBe(1)
    const [{ root, words }, own, named] = await Promise.all([
      holder.club.sql`select entries_root as root, words from draw where draw_idx = ${drawIdx}`.then(([row]) => row!),
      lastMail(holder.club, `${me.id}@example.com`, 'DRAW_INELIGIBLE'),
      lastMail(holder.club, `${busy.id}@example.com`, 'DRAW_NAMED'),
    ])
    for (const mail of [own, named]) for (const part of [root, words]) expect(mail?.text).toContain(part)
    // Companions do not read the reason.
    expect([own?.text.includes(busy.name), named?.text.includes(me.name), named?.text.includes('round')]).toEqual([
      true,
      true,
      false,
    ])
    await holder.club.sql`
      update member set state = 'WITHDRAW_REQUESTED', undo_until = club_now() where member_idx = ${busy.memberIdx}`
    await eraseLeavers.run(jobContext(holder.club.platform, eraseLeavers.name))
    expect(await told()).toBe(0)
    expect(await entryOf(entries[0]!)).toMatchObject({ why: { vars: { which: 2, name: '~' } } })
  })

  it('and is in no bundle', async () => {
    const me = await member()
    const { drawIdx } = await open({ slots: await day(), entries: [{ ...me, partySize: 1 }] })
    await atClose()
    await close(drawIdx)
    expect((await holder.club.ask(proof, { drawIdx })).data.entries).toEqual([])
  })
})

it('takes part with the tickets of past draws, averaged over the party at the close', async () => {
  const [lucky, unlucky, family] = await Promise.all([member(), member(), holder.club.member({ memberType: '20' })])
  const { drawIdx, entries } = await open({
    slots: await day(),
    entries: [
      { memberIdx: unlucky.memberIdx },
      { memberIdx: lucky.memberIdx, anyTime: true, party: [{ memberIdx: family.memberIdx, consent: false }] },
    ],
  })
  // Four misses in a row.
  for (let i = 1; i <= 4; i++) {
    const past = await openDraw(holder.club, {
      dates: [date],
      slots: [],
      entries: [{ memberIdx: unlucky.memberIdx, standbyIfLost: false }],
    })
    await holder.club.sql`
      update draw set state = 'SETTLED', closed_at = open_at, entries_root = '', published_at = open_at, settled_at = open_at,
        drawn_at = open_at, value = '' where draw_idx = ${past.drawIdx}`
    await holder.club
      .sql`insert into audit (call, noun, record_idx, xact) select 'test', 'draw', draw_idx, xact from draw where draw_idx = ${past.drawIdx}`
    await holder.club.sql`insert into draw_bundle (draw_idx, frozen) values (${past.drawIdx}, '{}')`
    await holder.club.sql.begin(async (sql) => {
      await sql`update draw_entry set state = 'LOST', counts = true where entry_idx = ${past.entries[0]!}`
      await sql`insert into audit (call, noun, record_idx) values ('test', 'draw-entry', ${past.entries[0]!})`
    })
  }
  await atClose()
  await close(drawIdx)
  expect(await entryOf(entries[0]!)).toMatchObject({ tickets: 12, tier: 4 })
  expect(await entryOf(entries[1]!)).toMatchObject({ tickets: 4, tier: 0, counts: true })
})

it('leaves out tee times that the club suspended, which are first come when it is open again', async () => {
  const slots = await day()
  const { drawIdx } = await open({ slots, entries: [{ ...(await member()), anyTime: true }], w05: 'D' })
  await holder.club.sql`update slot set is_dropped = true where slot_idx = ${slots[0]!}`
  await atClose()
  expect((await close(drawIdx)).data).toMatchObject({ slotCount: 2 })
  const [lost] = await holder.club.sql`
    select w05, (select count(*) from claim c where c.slot_idx = s.slot_idx)::int as claims from slot s where slot_idx = ${slots[0]!}`
  expect({ ...lost }).toEqual({ w05: 'F', claims: 0 })
  await holder.club.sql`update slot set is_dropped = false where slot_idx = ${slots[0]!}`
})

it('that comes too late for the value of chance fails, for all to see', async () => {
  const me = await member()
  const slots = await day()
  const { drawIdx, entries } = await open({ slots, entries: [{ ...me }] })
  const { drawAt } = calendarOf(date)
  await holder.club.setClock(Temporal.PlainDateTime.from(drawAt).subtract({ seconds: 59 }).toString())
  expect((await close(drawIdx)).data).toMatchObject({ state: 'FAILED', failCode: 'LATE' })
  expect(await entryOf(entries[0]!)).toMatchObject({ state: 'ENDED' })
  await doTasks(holder.club)
  expect((await lastMail(holder.club, `${me.id}@example.com`))?.text).toMatch(/fingerprint was not public/)
  expect((await lastMail(holder.club, `${boss.id}@example.com`))?.kind).toBe('DRAW_FAILED')
  expect([
    ...(await holder.club.sql`select kind, by_share, draw_idx from claim where slot_idx = ${slots[0]!}`),
  ]).toEqual([{ kind: 'DRAW', byShare: false, drawIdx: null }])
  await holder.club.setClock(calendarOf(date).settleAt)
  await tendDraws(jobContext(holder.club.platform, 'tend-draws'))
  expect([...(await holder.club.sql`select from claim where slot_idx = any(${slots})`)]).toEqual([])
})
