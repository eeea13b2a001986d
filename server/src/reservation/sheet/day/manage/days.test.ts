import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../../test/club.ts'
import { openDraw } from '../../../../../test/open-draw.ts'

const holder = TestClub.use()
const { dayManage, sheet } = contract
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940200': 'CRUD' } })
  await template('Everyday', ['WD', 'SA', 'SU', 'EV', 'HO'], '08:00', '08:32')
})

/** Two courses with a start every eight minutes, and 20 % for the club. */
async function template(name: string, dayTypes: string[], first: string, last: string): Promise<number> {
  const { sql } = holder.club
  const [row] = await sql<{ templateIdx: number }[]>`
    insert into template (name, translated, day_types) values (${name}, '{"ko": {"name": "매일"}}', ${dayTypes}) returning template_idx`
  const { templateIdx } = row!
  await sql`
    insert into template_part (template_idx, part, first_time, last_time, fcfs_share, house_share)
    values (${templateIdx}, '1', ${first}, ${last}, 80, 20)`
  await sql`
    insert into template_route (template_idx, part, course_idx, turn_course_idx)
    select ${templateIdx}, '1', c.course_idx, t.course_idx from course c, course t
    where (c.code, t.code) in (('1', '2'), ('2', '1'))`
  return templateIdx
}

const shift = async (first: string, last: string) =>
  void (await holder.club.sql`update template_part set first_time = ${first}, last_time = ${last}`)
const list = async (from: string, to = from) => (await holder.club.ask(dayManage.list, { from, to }, boss)).data
const preview = async (from: string, to = from) => (await holder.club.ask(dayManage.preview, { from, to }, boss)).data
const make = (input: InputOf<typeof dayManage.generate>) => holder.club.ask(dayManage.generate, input, boss)
const publish = (...dates: string[]) => holder.club.ask(dayManage.publish, { dates }, boss)
const day = async (date: string) => (await holder.club.ask(sheet.forManager, { date }, boss)).data
const slotAt = ({ slots }: DataOf<typeof sheet.forManager>, time: string) =>
  slots.find((slot) => slot.time === time)!.slotIdx

describe('days', () => {
  it('are previewed, made as drafts, listed and published', async () => {
    const planned = await preview('2027-03-01', '2027-03-02')
    expect(planned).toMatchObject([
      { date: '2027-03-01', state: null, starts: 10, adds: 10, removes: 0, claims: 0, templateName: 'Everyday' },
      { date: '2027-03-02', state: null, starts: 10 },
    ])
    expect(await list('2027-03-01', '2027-03-02')).toEqual([])
    expect((await make({ from: '2027-03-01', to: '2027-03-02' })).data).toMatchObject([{ starts: 10 }, { starts: 10 }])
    expect(await list('2027-03-01', '2027-03-02')).toMatchObject([
      { date: '2027-03-01', dayType: 'HO', holidayName: 'Independence Movement Day', state: 'DRAFT', warnings: [] },
      { date: '2027-03-02', state: 'DRAFT' },
    ])
    expect((await publish('2027-03-01', '2027-03-02')).data).toEqual({ published: 2 })
    expect((await publish('2027-03-01')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED' } })
    expect((await list('2027-03-01'))[0]).toMatchObject({ state: 'PUBLISHED', version: 2 })
  })

  it('keep the club’s share, spread over time and courses, the same each time', async () => {
    const kept = async (date: string) => {
      const { slots, claims, courses, shares } = await day(date)
      const house = claims.filter(({ kind, byShare }) => kind === 'HOUSE' && byShare).map(({ slotIdx }) => slotIdx)
      expect(shares).toEqual([{ part: '1', used: 0, max: 2, suspended: null }])
      const code = new Map(courses.map(({ courseIdx, code }) => [courseIdx, code]))
      return slots.filter(({ slotIdx }) => house.includes(slotIdx)).map((s) => `${s.time} ${code.get(s.courseIdx)}`)
    }
    await make({ from: '2027-03-03', to: '2027-03-04' })
    expect(await kept('2027-03-03')).toEqual(['08:08 1', '08:24 2'])
    expect(await kept('2027-03-04')).toEqual(['08:08 1', '08:24 2'])
    expect((await list('2027-03-03'))[0]!.ledger).toMatchObject({ total: 10, house: 2, open: 8 })
  })

  it('count each tee time once by kind, and name their template in the reader’s language', async () => {
    const { club } = holder
    const [first] = await club.day('2026-12-22', { slots: 4, mode: 'SHARED' })
    const member = await club.member()
    await club.book(member, first!, await club.hold(member, first!, { count: 2 }), {
      players: [
        { no: 1, kind: 'MEMBER', memberIdx: member.memberIdx },
        { no: 2, kind: 'TBD' },
      ],
    })
    expect((await list('2026-12-22'))[0]).toMatchObject({
      ledger: { total: 4, member: 1, nonMember: 0, open: 3, house: 0 },
      templateIdx: null,
    })
    const inKorean = await club.ask(dayManage.list, { from: '2027-03-01', to: '2027-03-01' }, boss, {
      'accept-language': 'ko',
    })
    expect(inKorean.data[0]).toMatchObject({ templateName: '매일' })
  })

  it('are read as drafts by managers, with the versions of their tee times', async () => {
    const draft = await day('2027-03-03')
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1 })
    expect(draft.slots).toHaveLength(10)
    expect(draft.teeTimes).toHaveLength(10)
    expect(draft.teeTimes[0]).toMatchObject({ version: 1, w05: 'F' })
  })

  it('refuse ranges that are too long, backwards or over, and templates that are not there', async () => {
    const wrong = async (input: InputOf<typeof dayManage.generate>) => {
      const { status, fail } = await make(input)
      return [status, fail.msgDetail]
    }
    expect(await wrong({ from: '2027-03-02', to: '2027-03-01' })).toEqual([400, 'to'])
    expect(await wrong({ from: '2027-03-01', to: '2027-05-02' })).toEqual([400, 'to'])
    expect(await wrong({ from: '2026-12-01', to: '2026-12-02' })).toEqual([400, 'from'])
    expect(await wrong({ from: '2027-03-01', to: '2027-03-01', templateIdx: 999 })).toEqual([400, 'templateIdx'])
  })
})

describe('making a day again', () => {
  it('keeps the template that was chosen for it, until that of the rule is chosen', async () => {
    const { sql } = holder.club
    const date = '2027-06-07'
    const [everyday] = await sql<{ templateIdx: number }[]>`select template_idx from template where name = 'Everyday'`
    const short = await template('Short', [], '10:00', '10:08')
    const times = async () => (await day(date)).slots.map(({ time }) => time)
    await make({ from: date, to: date, templateIdx: short })
    expect(await times()).toEqual(['10:00', '10:00', '10:08', '10:08'])
    expect((await list(date))[0]).toMatchObject({ templateName: 'Short', warnings: [] })
    await make({ from: date, to: date, replace: true })
    expect(await times()).toHaveLength(4)
    await make({ from: date, to: date, replace: true, templateIdx: everyday!.templateIdx })
    expect(await times()).toHaveLength(10)
    expect(await sql`select from day_override where date = ${date}`).toHaveLength(0)
    expect((await list(date))[0]!.warnings).toEqual([])
    await make({ from: date, to: date, replace: true, templateIdx: short })
    expect((await holder.club.ask(dayManage.remove, { date }, boss)).data).toEqual({ deleted: 1 })
    expect(await sql`select from day_override where date = ${date}`).toHaveLength(0)
  })

  it('shows each tee time that changes, and who is in the way, and then changes none', async () => {
    const { club } = holder
    await make({ from: '2026-12-07', to: '2026-12-07' })
    await publish('2026-12-07')
    const before = await day('2026-12-07')
    const member = await club.member()
    const slotIdx = slotAt(before, '08:00')
    await club.book(member, slotIdx, await club.hold(member, slotIdx))
    await shift('08:08', '08:40')
    expect((await list('2026-12-07'))[0]!.warnings).toEqual(['DIFFERS'])
    const plan = await preview('2026-12-07')
    expect(plan).toMatchObject([{ adds: 2, removes: 2, claims: 1, conflict: 'CLAIMS' }])
    const first = plan[0]!.teeTimes[0]!
    expect([first.time, first.change, first.inTheWay]).toEqual([
      '08:00',
      'REMOVE',
      { kind: 'BOOKING', who: `${member.name}, -, -, -` },
    ])
    expect(plan[0]!.teeTimes.map(({ time, change }) => `${time} ${change}`)).toEqual([
      '08:00 REMOVE',
      '08:00 REMOVE',
      '08:40 ADD',
      '08:40 ADD',
    ])
    const { fail } = await make({ from: '2026-12-07', to: '2026-12-08', replace: true })
    expect(fail).toMatchObject({ code: 'DAY_HAS_CLAIMS', msgVar: { count: 1, with: '2026-12-07 08:00 1' } })
    expect((await day('2026-12-07')).slots).toHaveLength(10)
    expect(await list('2026-12-08')).toEqual([])
  })

  it('shows a tee time of a group with its name, to managers alone', async () => {
    const { club } = holder
    const date = '2026-12-11'
    await shift('08:00', '08:32')
    await make({ from: date, to: date })
    await publish(date)
    const slotIdx = slotAt(await day(date), '08:16')
    const said = { reason: 'Pine Friends', translated: { ko: { reason: '솔모임' } } }
    await club.ask(contract.slotManage.block, { slotIdx: [slotIdx], kind: 'TEAM', ...said }, boss)

    const member = await club.member()
    const seen = [
      await club.ask(sheet.forMember, { memberIdx: member.memberIdx, date }, member),
      await club.ask(sheet.forVisitor, { club: CLUB, date }),
    ]
    for (const { data } of seen) {
      expect(data.slots.find((slot) => slot.slotIdx === slotIdx)).toMatchObject({ state: 'TEAM', taken: 4 })
      expect(data.ledger).toMatchObject({ team: 1, house: 2, open: 7 })
      expect(JSON.stringify(data)).not.toContain('Pine Friends')
    }
    expect((await club.hold(member, slotIdx)).fail.code).toBe('TAKEN')
    expect((await day(date)).claims.find((claim) => claim.slotIdx === slotIdx)).toMatchObject({
      kind: 'TEAM',
      reason: 'Pine Friends',
    })
    expect((await list(date))[0]!.ledger).toMatchObject({ team: 1, house: 2, open: 7 })

    expect((await preview(date))[0]!.teeTimes).toEqual([])
    await shift('08:08', '08:40')
    expect((await preview(date))[0]!.teeTimes.some(({ inTheWay }) => inTheWay)).toBe(false)
    await shift('08:24', '08:40')
    const inTheWay = async (lang: string) => {
      const { data } = await club.ask(dayManage.preview, { from: date, to: date }, boss, { 'accept-language': lang })
      return data[0]!.teeTimes.flatMap((teeTime) => teeTime.inTheWay ?? [])
    }
    expect(await inTheWay('en')).toEqual([{ kind: 'TEAM', who: 'Pine Friends' }])
    expect(await inTheWay('ko')).toEqual([{ kind: 'TEAM', who: '솔모임' }])
    expect((await make({ from: date, to: date, replace: true })).code).toBe('DAY_HAS_CLAIMS')
    await shift('08:00', '08:32')
  })

  it('leaves what is taken where its tee time stays, and keeps the share around it', async () => {
    const { club } = holder
    await shift('08:00', '08:32')
    await make({ from: '2026-12-09', to: '2026-12-09' })
    await publish('2026-12-09')
    const member = await club.member()
    const slotIdx = slotAt(await day('2026-12-09'), '08:16')
    const { bookingIdx } = (await club.book(member, slotIdx, await club.hold(member, slotIdx))).data
    await shift('08:16', '08:48')
    expect((await make({ from: '2026-12-09', to: '2026-12-09', replace: true })).data[0]).toMatchObject({ claims: 0 })
    const after = await day('2026-12-09')
    expect(after.slots.map(({ time }) => time)[0]).toBe('08:16')
    expect(after.claims.find((claim) => claim.bookingIdx === bookingIdx)).toMatchObject({ slotIdx })
    expect(after.claims.filter(({ byShare }) => byShare)).toHaveLength(2)
    await shift('08:00', '08:32')
  })

  it('removes no tee time that was offered, or in a draw, before', async () => {
    const { club } = holder
    const office = await club.manager({ isSSAdmin: true })
    await make({ from: '2026-12-14', to: '2026-12-15' })
    await publish('2026-12-14', '2026-12-15')
    const [offered, drawn] = [slotAt(await day('2026-12-14'), '08:00'), slotAt(await day('2026-12-15'), '08:00')]
    const me = await club.member()
    const wish = { date: '2026-12-14', hours: ['08'], partySize: 4, noticeHours: 12, auto: false }
    const { waitingIdx } = (await club.ask(contract.standby.standBy, wish, me)).data
    const offer = { waitingIdx, slotIdx: offered, minutes: 30, reason: 'First in line' }
    const { offerIdx } = (await club.ask(contract.standbyManage.offer, offer, office)).data
    await club.ask(contract.standby.answer, { offerIdx, answer: 'DECLINE' }, me)
    await club.passRelease()
    const { drawIdx } = await openDraw(club, { dates: ['2026-12-15'], slots: [drawn], entries: [] })
    const { version } = (await club.ask(contract.drawManage.one, { drawIdx }, office)).data
    const revoked = await club.ask(contract.drawManage.revoke, { drawIdx, version, reason: 'Frost' }, office)
    expect(revoked.code).toBeUndefined()
    await shift('08:08', '08:40')
    for (const date of ['2026-12-14', '2026-12-15']) {
      const plan = await preview(date)
      expect(plan).toMatchObject([{ removes: 2, claims: 1, conflict: 'CLAIMS' }])
      expect(plan[0]!.teeTimes.flatMap(({ inTheWay }) => inTheWay ?? [])).toEqual([{ kind: 'ON_RECORD', who: '' }])
      expect((await make({ from: date, to: date, replace: true })).code).toBe('DAY_HAS_CLAIMS')
    }
    await shift('08:00', '08:32')
  })

  it('never removes a tee time with a claim, in whichever order the two come', async () => {
    const { club } = holder
    await make({ from: '2026-12-10', to: '2026-12-10' })
    await publish('2026-12-10')
    const slotIdx = slotAt(await day('2026-12-10'), '08:00')
    const members = await Promise.all([1, 2, 3].map(() => club.member()))
    await shift('08:08', '08:40')
    const making = make({ from: '2026-12-10', to: '2026-12-10', replace: true })
    const holds = await Promise.all(members.map((member) => club.hold(member, slotIdx)))
    const again = await making
    const isThere = (await day('2026-12-10')).slots.some((slot) => slot.slotIdx === slotIdx)
    const isHeld = holds.some(({ result }) => result)
    expect([again.code ?? 'MADE', isThere, isHeld]).toEqual(
      isHeld ? ['DAY_HAS_CLAIMS', true, true] : ['MADE', false, false],
    )
    await shift('08:00', '08:32')
  })
})

it('makes days once for one key, sent ten times at once', async () => {
  const { club } = holder
  const key = { 'idempotency-key': randomUUID() }
  const input = { from: '2027-04-05', to: '2027-04-06' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => club.ask(dayManage.generate, input, boss, key)))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  const rows = await club.sql`select from audit where noun = 'sheet-day' and record_idx in (20270405, 20270406)`
  expect(rows).toHaveLength(2)
})

describe('deleting a day', () => {
  const remove = (date: string) => holder.club.ask(dayManage.remove, { date }, boss)

  it('is for drafts of which nothing is taken or was booked', async () => {
    const { club } = holder
    expect((await remove('2027-03-01')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED' } })
    expect((await remove('2029-01-01')).status).toBe(404)
    const slotIdx = slotAt(await day('2027-03-04'), '08:00')
    await club.sql`insert into claim (slot_idx, seat, kind, reason) values (${slotIdx}, 0, 'BLOCK', 'Aeration')`
    expect((await remove('2027-03-04')).fail).toMatchObject({ code: 'DAY_HAS_CLAIMS', msgVar: { count: 1 } })
    await club.sql`delete from claim where slot_idx = ${slotIdx}`
    expect((await remove('2027-03-04')).data).toEqual({ deleted: 1 })
    expect(await list('2027-03-04')).toEqual([])
    const [log] =
      await club.sql`select before, after from audit where noun = 'sheet-day' and record_idx = 20270304 order by audit_idx desc limit 1`
    expect(log).toEqual({ before: { state: 'DRAFT' }, after: null })
  })
})

it('asks for the right of each call', async () => {
  const { club } = holder
  const reader = await club.manager({ rights: { '940000': 'R', '940200': 'R' } })
  const range = { from: '2027-03-01', to: '2027-03-01' }
  expect((await club.ask(dayManage.list, range, reader)).status).toBe(200)
  expect((await club.ask(dayManage.preview, range, reader)).status).toBe(200)
  const why = { reason: 'Snow', version: 1 }
  const refused = await Promise.all([
    club.ask(dayManage.generate, range, reader),
    club.ask(dayManage.publish, { dates: ['2027-03-01'] }, reader),
    club.ask(dayManage.suspendCheck, { date: '2027-03-01' }, reader),
    club.ask(dayManage.suspend, { date: '2027-03-01', cancelBookings: true, ...why }, reader),
    club.ask(dayManage.reopenCheck, { date: '2027-03-01' }, reader),
    club.ask(dayManage.reopen, { date: '2027-03-01', ...why }, reader),
    club.ask(dayManage.remove, { date: '2027-03-01' }, reader),
    club.ask(dayManage.list, range, await club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })),
    club.ask(dayManage.list, range, await club.member()),
  ])
  expect(refused.map(({ status }) => status)).toEqual(Array(9).fill(403))
  expect((await club.ask(dayManage.list, range)).status).toBe(401)
})
