import type { AddressInfo } from 'node:net'
import { contract } from '@clubhouse/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
const { dayManage, sheet } = contract
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
let week = 0
let date: string
let slots: number[]

beforeAll(async () => {
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
  boss = await holder.club.manager({ rights: { '940000': 'R', '940200': 'CRUD' } })
})
beforeEach(async () => {
  const { club } = holder
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 20 })}T12:00`)
  slots = await club.day(date)
  await club.sql`update opening_rule set pattern = 'MANUAL' where member_type = '10' and day_class = 'WEEKDAY'`
  club.platform.cache.invalidate('rule')
})

const open = (as: Manager | null = boss, on = date) => holder.club.ask(dayManage.open, { date: on }, as)
const undo = (as: Manager | null = boss, on = date) => holder.club.ask(dayManage.undoOpen, { date: on }, as)
const known = async () => (await holder.club.ask(sheet.forManager, { date }, boss)).data.byHand
const stateFor = async (me: Awaited<ReturnType<TestClub['member']>>) =>
  (await holder.club.ask(sheet.forMember, { memberIdx: me.memberIdx, date }, me)).data.slots[0]!.state
const calendarFor = async (me: Awaited<ReturnType<TestClub['member']>>) =>
  (
    await holder.club.ask(sheet.calendar, { memberIdx: me.memberIdx, clubCode: CLUB, month: date.slice(0, 7) }, me)
  ).data.days.find((day) => day.date === date)!.state

it('opens a day to the members of such a rule, once, and the log says so', async () => {
  const { club } = holder
  const me = await club.member()
  expect([await stateFor(me), await calendarFor(me), await known()]).toEqual([
    'NOT_OPEN',
    'NOT_OPEN',
    { openedAt: null },
  ])
  expect((await club.hold(me, slots[0]!)).fail).toMatchObject({ code: 'NOT_OPEN' })
  const { openedAt } = (await open()).data
  await expect.poll(() => stateFor(me)).toBe('OPEN')
  expect(await calendarFor(me)).toBe('OPEN')
  expect(await known()).toEqual({ openedAt })
  await club.moveClock(60)
  expect((await open()).data).toEqual({ openedAt })
  expect((await club.hold(me, slots[0]!)).result).toBe(true)
  const log =
    await club.sql`select before, after from audit where call = 'dayManage.open' and record_idx = ${date.replaceAll('-', '')}`
  expect([...log]).toEqual([{ before: { openedAt: null }, after: { openedAt } }])
})

it('tells who has the sheet open to read it again', async () => {
  const { club } = holder
  const me = await club.member()
  const { port } = club.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/hp/api/reservation/sheets/stream?date=${date}`, {
    headers: { authorization: `Bearer ${me.token}` },
  })
  await open()
  const reader = answer.body!.getReader()
  let heard = ''
  while (!heard.includes('event: reset')) {
    const { value, done } = await reader.read()
    if (done) break
    heard += new TextDecoder().decode(value)
  }
  await reader.cancel()
  expect(heard).toContain('event: reset')
})

it('is undone while no member has taken a tee time since', async () => {
  const { club } = holder
  const me = await club.member()
  expect((await undo()).data).toBeNull()
  await open()
  await expect.poll(() => stateFor(me)).toBe('OPEN')
  expect((await undo()).data).toBeNull()
  await expect.poll(() => stateFor(me)).toBe('NOT_OPEN')
  expect(await known()).toEqual({ openedAt: null })
  await open()
  await expect.poll(() => stateFor(me)).toBe('OPEN')
  await club.book(me, slots[0]!, await club.hold(me, slots[0]!))
  expect((await undo()).fail).toMatchObject({ code: 'DAY_HAS_CLAIMS', msgVar: { count: 1, with: '07:00 Lake' } })
  expect(await known()).toMatchObject({ openedAt: expect.any(String) })
})

it('is not undone once a member has moved an older booking to the day', async () => {
  const { club } = holder
  const me = await club.member()
  const before = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
  const [was] = await club.day(before)
  await open(boss, before)
  await expect
    .poll(
      async () => (await club.ask(sheet.forMember, { memberIdx: me.memberIdx, date: before }, me)).data.slots[0]!.state,
    )
    .toBe('OPEN')
  const { bookingIdx, version } = (await club.book(me, was!, await club.hold(me, was!))).data
  await club.moveClock(1)
  await open()
  await expect.poll(() => stateFor(me)).toBe('OPEN')
  const wish = { bookingIdx, version, slotIdx: slots[0]!, reason: 'Asked by phone' }
  const moved = await club.ask(contract.bookingManage.move, wish, await club.manager({ isSSAdmin: true }))
  expect(moved.result).toBe(true)
  // As it is noted where the member moves it.
  await club.sql`
    insert into booking_left (booking_idx, version, how, member_idx, slot_idx, play_date, day_class)
    values (${bookingIdx}, ${version}, 'MOVED', ${me.memberIdx}, ${was!}, ${before}, 'WEEKDAY')`
  expect((await undo()).fail).toMatchObject({ code: 'DAY_HAS_CLAIMS' })
})

it('is refused for a day that is not published, and where no rule leaves the day to staff', async () => {
  const { club } = holder
  await club.sql`update sheet_day set state = 'DRAFT' where date = ${date}`
  expect((await open()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DRAFT' } })
  await club.sql`update sheet_day set state = 'PUBLISHED' where date = ${date}`
  await club.sql`update opening_rule set pattern = 'WEEKLY' where member_type = '10' and day_class = 'WEEKDAY'`
  club.platform.cache.invalidate('rule')
  expect((await open()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED' } })
  expect(await known()).toBeUndefined()
  expect([(await open(boss, '2055-01-01')).status, (await undo(boss, '2055-01-01')).status]).toEqual([404, 404])
})

it('is for managers who may change days', async () => {
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  for (const deed of [open, undo]) {
    expect((await deed(reader)).status).toBe(403)
    expect((await deed(null)).status).toBe(401)
  }
})

it('keeps the day open when the rule changes', async () => {
  const { club } = holder
  const me = await club.member()
  await open()
  await expect.poll(() => stateFor(me)).toBe('OPEN')
  const rules = await club.manager({ rights: { '940000': 'R', '940300': 'CRUD' } })
  const found = (await club.ask(contract.opening.list, { memberType: '10', dayClass: 'WEEKDAY' }, rules)).data
  const { ruleIdx, version } = found[0]!
  const rolling = {
    memberType: '10',
    dayClass: 'WEEKDAY' as const,
    pattern: 'ROLLING' as const,
    days: 1,
    time: '09:00',
    w05: 'F' as const,
  }
  const changed = await club.ask(contract.opening.change, { ruleIdx, version, ...rolling, from: '2000-01-01' }, rules)
  expect(changed.result).toBe(true)
  await club.moveClock(2)
  club.platform.cache.invalidate('rule')
  expect(await stateFor(me)).toBe('OPEN')
})
