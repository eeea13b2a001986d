import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { lastMail, mailsTo } from '../../../test/people.ts'

const holder = TestClub.use()
type Someone = { token: string }

const office = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'CRU' } })
const fields = { name: 'New Person', email: 'newperson@example.com', phoneNo: '010-5550-0100', memberType: '11' }
const create = (as: Someone, more: object = {}) =>
  holder.club.ask(contract.memberRecord.create, { ...fields, reason: 'Joined at the desk', ...more }, as)
const one = async (as: Someone, idx: number) =>
  (await holder.club.ask(contract.memberManage.one, { memberIdx: idx }, as)).data
const change = (as: Someone, idx: number, body: object) =>
  holder.club.ask(
    contract.memberRecord.change,
    { memberIdx: idx, version: 1, reason: 'Called', ...fields, ...body },
    as,
  )
const logOf = (idx: number) => holder.club.sql<
  { call: string; before: object; after: object; reason: string | null }[]
>`
  select call, before, after, reason from audit
  where noun = 'member' and record_idx = ${idx} and call <> 'memberManage.one' order by audit_idx`

describe('POST /manage/members', () => {
  it('adds a member with an ID out of the address, a note and no password', async () => {
    const as = await office()
    const { data } = await create(as, { memberNo: 'D-100', memo: 'Prefers mornings', email: 'desk.one@example.com' })
    const { memberIdx } = data
    expect(data).toEqual({ memberIdx: expect.any(Number), version: 1 })
    const detail = await one(as, memberIdx)
    expect(detail).toMatchObject({
      id: 'deskone',
      memberType: '11',
      memberNo: 'D-100',
      state: 'ACTIVE',
      memo: 'Prefers mornings',
      notes: [{ text: 'Prefers mornings', by: expect.stringMatching(/^Manager/), at: expect.any(String) }],
    })
    expect(await mailsTo(holder.club, 'desk.one@example.com')).toEqual([])
    const login = await holder.club.ask(contract.session.login, { clubCode: CLUB, id: 'deskone', password: PASSWORD })
    expect(login.fail.code).toBe('BAD_LOGIN')
    expect((await logOf(memberIdx)).map(({ call, after, reason }) => ({ call, after, reason }))).toEqual([
      { call: 'memberRecord.create', after: { state: 'ACTIVE', memberType: '11' }, reason: 'Joined at the desk' },
      { call: 'memberRecord.create', after: { changed: ['note'] }, reason: null },
    ])
  })

  it('invites only on request, with a password that works', async () => {
    const { data } = await create(await office(), { id: 'invited1', invite: true, email: 'invited@example.com' })
    const mail = await lastMail(holder.club, 'invited@example.com', 'PASSWORD_RESET')
    const { password } = mail!.secrets as { password: string }
    const login = await holder.club.ask(contract.session.login, { clubCode: CLUB, id: 'invited1', password })
    expect(login.data).toMatchObject({ memberIdx: data.memberIdx, isTempPassword: true })
  })

  it('refuses an ID and a number in use, also of two at once, and what is malformed', async () => {
    const as = await office()
    const ids = await Promise.all([create(as, { id: 'twiceid' }), create(as, { id: 'twiceid' })])
    expect(ids.map(({ code }) => code).sort()).toEqual(['ID_TAKEN', undefined])
    const numbers = await Promise.all([create(as, { memberNo: 'D-7' }), create(as, { memberNo: 'D-7' })])
    expect(numbers.map(({ code }) => code).sort()).toEqual(['IN_USE', undefined])
    const same = await Promise.all(Array.from({ length: 8 }, () => create(as, { email: 'family@example.com' })))
    expect(same.map(({ result }) => result)).toEqual(Array(8).fill(true))
    for (const wrong of [
      { reason: '' },
      { memberType: 'ZZ' },
      { email: 'nobody' },
      { otherName: 'Same letters' },
      { lang: 'xx' },
    ])
      expect((await create(as, wrong)).status, JSON.stringify(wrong)).toBe(400)
  })
})

describe('PUT /manage/members/{id}', () => {
  it('changes the record, tells the old address, and logs fields without their values', async () => {
    const as = await office()
    const me = await holder.club.member({ name: 'Old Name', memberType: '10' })
    const answer = await change(as, me.memberIdx, {
      name: 'New Name',
      email: 'moved@example.com',
      memberNo: 'C-1',
      memo: 'Moved',
    })
    expect(answer.data).toEqual({ memberIdx: me.memberIdx, version: 2 })
    expect(await one(as, me.memberIdx)).toMatchObject({
      name: 'New Name',
      email: 'moved@example.com',
      memberNo: 'C-1',
      memberType: '11',
      memo: 'Moved',
    })
    expect(await mailsTo(holder.club, `${me.id}@example.com`)).toEqual(['EMAIL_CHANGED'])
    expect((await logOf(me.memberIdx))[0]).toEqual({
      call: 'memberRecord.change',
      before: { memberType: '10' },
      after: { changed: expect.arrayContaining(['name', 'email', 'memberNo']), memberType: '11' },
      reason: 'Called',
    })
    expect(JSON.stringify(await logOf(me.memberIdx))).not.toMatch(/moved@|New Name/)
    const kept = await change(as, me.memberIdx, { version: 2, name: 'New Name', email: 'moved@example.com' })
    expect((await one(as, me.memberIdx)).memberNo).toBe('C-1')
    await change(as, me.memberIdx, { version: kept.data.version, email: 'moved@example.com', memberNo: '' })
    expect((await one(as, me.memberIdx)).memberNo).toBeNull()
  })

  it('refuses an older version, a number in use, and a closed account', async () => {
    const as = await office()
    const me = await holder.club.member()
    await create(as, { memberNo: 'C-9' })
    expect((await change(as, me.memberIdx, { version: 7 })).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await change(as, me.memberIdx, { memberNo: 'C-9' })).fail).toMatchObject({ code: 'IN_USE' })
    const gone = await holder.club.member({ state: 'WITHDRAW_REQUESTED' })
    await holder.club.sql`update session set ended_at = club_now() where member_idx = ${gone.memberIdx}`
    expect((await change(as, gone.memberIdx, {})).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await change(as, 999_999, {})).status).toBe(404)
    const both = await Promise.all([
      change(as, me.memberIdx, { name: 'One' }),
      change(as, me.memberIdx, { name: 'Two' }),
    ])
    expect(both.map((answer) => answer.code).sort()).toEqual(['CHANGED_MEANWHILE', undefined])
  })
})

it('keeps notes in their order, away from the member, and forgets them with the person', async () => {
  const as = await office()
  const me = await holder.club.member()
  const note = (text: string) => holder.club.ask(contract.memberRecord.addNote, { memberIdx: me.memberIdx, text }, as)
  await note('First')
  expect((await note('Second')).data.map(({ text }) => text)).toEqual(['Second', 'First'])
  expect((await note(' ')).status).toBe(400)
  expect(JSON.stringify((await holder.club.ask(contract.profile.me, {}, me)).body)).not.toContain('First')
  const history = await holder.club.ask(contract.memberManage.history, { recordIdx: me.memberIdx }, as)
  expect(history.data.list[0]!.changes).toEqual([{ field: 'note', before: null, after: null, isKept: false }])
})

it('says who holds the number that an applicant claims, and proposes a web member for one that nobody has', async () => {
  const as = await office()
  const { data } = await create(as, { memberNo: 'W-0001', memberType: '12' })
  const claims = async (no: string) => {
    const me = await holder.club.member({ state: 'PENDING', memberType: '20' })
    await holder.club.sql`update member set claimed_no = ${no} where member_idx = ${me.memberIdx}`
    return { memberIdx: me.memberIdx, claim: (await one(as, me.memberIdx)).claim }
  }
  expect((await claims('W-0001')).claim).toMatchObject({
    holder: { memberIdx: data.memberIdx, memberType: '12', state: 'ACTIVE' },
    memberType: '12',
  })
  const free = await claims('W-0002')
  for (const claim of [free.claim, (await claims('XYZ')).claim])
    expect(claim).toEqual({ holder: null, memberType: '20' })
  const approve = await holder.club.ask(
    contract.memberManage.setState,
    { memberIdx: free.memberIdx, version: 1, action: 'APPROVE', memberType: '12' },
    as,
  )
  expect(approve.data).toEqual({ state: 'ACTIVE', version: 2 })
  const block = { version: 2, action: 'BLOCK' }
  expect(
    (await holder.club.send(contract.memberManage.setState, { memberIdx: free.memberIdx, ...block }, as)).status,
  ).toBe(400)
})

it('shows tee times ahead and past, and what another type would no longer allow', async () => {
  const as = await office()
  const me = await holder.club.member({ memberType: '10' })
  await holder.club.sql`delete from opening_rule where member_type = '12'`
  await holder.club.sql`
    insert into opening_rule (member_type, day_class, pattern, days, time, quota_month)
    values ('12', 'WEEKDAY', 'ROLLING', 30, '09:00', 1)`
  await holder.club.sql`
    insert into fee (key, member_type, day_class, weekdays, unit, amount, from_date) values
      ('GREEN', '12', 'WEEKDAY', '{1,2,3,4,5}', 'PERSON', 60000, '2020-01-01'),
      ('GREEN', '12', 'WEEKEND', '{6,7}', 'PERSON', 170000, '2020-01-01')`
  holder.club.platform.cache.invalidate('rule')
  const slots = ['2026-12-08', '2026-12-09'].map((date) => ({ date, slotIdx: 0, part: '1' }))
  for (const slot of slots) slot.slotIdx = (await holder.club.day(slot.date, { slots: 1 }))[0]!
  for (const [n, { slotIdx, date, part }] of slots.entries()) await bookAt(me.memberIdx, slotIdx, date, part, n)
  const times = async (query: Partial<InputOf<typeof contract.memberRecord.teeTimes>>) =>
    (await holder.club.ask(contract.memberRecord.teeTimes, { memberIdx: me.memberIdx, ...query }, as)).data
  expect((await times({ ahead: true })).list.map(({ date }) => date)).toEqual(slots.map(({ date }) => date).reverse())
  expect((await times({ ahead: false })).total).toBe(0)
  const effects = await holder.club.ask(
    contract.memberRecord.typeEffects,
    { memberIdx: me.memberIdx, memberType: '12' },
    as,
  )
  const { days, bookings } = effects.data
  expect(days.map(({ after }) => after.greenFee)).toEqual([60_000, 170_000])
  expect(days.map(({ dayClass }) => dayClass)).toEqual(['WEEKDAY', 'WEEKEND'])
  expect(days[0]!.before.text).not.toBe(days[0]!.after.text)
  expect(bookings).toMatchObject([{ bookingNo: `T-${slots[1]!.slotIdx}`, why: 'MONTH' }])
  const unknown = await holder.club.ask(
    contract.memberRecord.typeEffects,
    { memberIdx: me.memberIdx, memberType: 'ZZ' },
    as,
  )
  expect(unknown.status).toBe(400)
  await holder.club
    .sql`delete from claim where booking_idx in (select booking_idx from booking where member_idx = ${me.memberIdx})`
  await holder.club.sql`delete from booking_player where member_idx = ${me.memberIdx}`
  await holder.club.sql`delete from booking where member_idx = ${me.memberIdx}`
})

async function bookAt(memberIdx: number, slotIdx: number, date: string, part: string, n: number): Promise<void> {
  await holder.club.sql`
    with b as (
      insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes, cart, caddie,
        price, terms_idx, names_due_at, free_cancel_until)
      values (${`T-${slotIdx}`}, ${slotIdx}, '{0}', ${memberIdx}, ${date}, ${part}, 'WEEKDAY', ${n + 1}, '18', false, false,
        '{"currency": "KRW", "total": 0, "rows": []}', 1, club_now(), club_now()) returning booking_idx),
    p as (
      insert into booking_player (booking_idx, no, kind, member_idx, play_date, part)
      select booking_idx, 1, 'MEMBER', ${memberIdx}, ${date}, ${part} from b)
    insert into claim (slot_idx, seat, kind, booking_idx) select ${slotIdx}, 0, 'BOOKING', booking_idx from b`
}
