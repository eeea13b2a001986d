import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'

let club: TestClub
beforeAll(async () => {
  club = await TestClub.open(1000, undefined, undefined, { PUBLIC_URL: 'https://club.example' })
  await club.sql`delete from fee`
  await club.sql`delete from opening_rule`
  await club.sql`delete from course`
})
afterAll(() => club.close())

const boss = () => club.manager({ isSSAdmin: true })
type As = Awaited<ReturnType<typeof boss>>

type Sheet = InputOf<typeof contract.setup.begin>
const SHEET: Sheet = {
  ...{ layout: 'EIGHTEEN', firstTime: '07:00', lastTime: '14:00', interval: 8 },
  ...{ weekdayFee: 120_000, weekendFee: 160_000, openDays: 14, openTime: '09:00' },
}
/** Days after the published ones, which only staff see. */
const DRAFTS = 14

const begin = (as: As, changes: Partial<Sheet> = {}) => club.ask(contract.setup.begin, { ...SHEET, ...changes }, as)
const read = async (as: As) => (await club.ask(contract.setup.read, {}, as)).data
const missing = async (as: As) => {
  const { steps } = (await read(as)) as { steps: { items: { code: string; isDone: boolean }[] }[] }
  return steps.flatMap(({ items }) => items.filter(({ isDone }) => !isDone).map(({ code }) => code))
}

it('tells what is missing, and creates and publishes a standard sheet that visitors see', async () => {
  const me = await boss()
  const before = await missing(me)
  expect(before).toEqual(expect.arrayContaining(['COURSE', 'TEMPLATE', 'FEES', 'OPENING', 'DAYS', 'MAIL_SERVER']))
  const { data } = await begin(me)
  expect(data).toEqual({ courses: 2, published: expect.any(Number) })
  expect(data.published).toBeGreaterThan(50)
  const after = await missing(me)
  expect(before.filter((code) => !after.includes(code))).toEqual(['COURSE', 'TEMPLATE', 'FEES', 'OPENING', 'DAYS'])

  const day = club.today().add({ days: 2 }).toString()
  const sheet = (await club.ask(contract.sheet.forVisitor, { club: CLUB, date: day })).data
  expect(sheet.state).toBe('PUBLISHED')
  expect(sheet.slots[0]).toMatchObject({ time: '07:00' })
  const member = await club.member()
  const hold = await club.hold(member, sheet.slots[0]!.slotIdx)
  expect(hold.data.price.total).toBe(4 * (sheet.dayClass === 'WEEKEND' ? 160_000 : 120_000))
  const written = await club.sql<{ noun: string; count: number }[]>`
    select noun, count(*)::int as count from audit where call = 'setup.begin' and admin_idx = ${me.adminIdx}
    group by noun order by noun`
  expect(written.map(({ noun, count }) => `${noun} ${count}`)).toEqual([
    ...['course 2', 'fee 2', 'opening-rule 10', `sheet-day ${data.published + DRAFTS}`, 'template 1'],
  ])
  expect((await begin(me)).fail.code).toBe('WRONG_STATE')
  expect((await club.ask(contract.setup.publish, {}, me)).data).toEqual({ published: 0 })
})

describe('GET /manage/setup/missing', () => {
  const rights = { '910000': 'R', '910300': 'R' }
  const ask = async (as?: { token: string } | null) => club.ask(contract.setup.missing, {}, as)
  const said = async () => {
    const { steps, ...rest } = (await ask(await club.manager({ rights }))).data
    return { ...rest, lacks: steps.map(({ step, items }) => [step, ...items.map(({ code }) => code)].join(' ')) }
  }

  it('tells who may open the site what is missing, without what is done and the opening itself', async () => {
    const { steps } = (await ask(await club.manager({ rights }))).data
    expect(steps.flatMap(({ items }) => items).every(({ isDone }) => !isDone)).toBe(true)
    expect(await said()).toMatchObject({ mayJoin: true, sendsMail: false })
    expect((await said()).lacks).toContain('EMAIL MAIL_SERVER')
    expect((await said()).lacks.join()).not.toMatch(/TERMS|OPENED/)
  })

  it.each(['SERVICE', 'PRIVACY'])('says that nobody can join until terms of %s are in force', async (type) => {
    const later = (days: number) =>
      club.sql`update terms set effective_date = effective_date + ${days}::int where terms_type = ${type}`
    await later(36_500)
    // Announced is enough for the step, and not for joining.
    expect(await said()).toMatchObject({ mayJoin: false })
    expect((await said()).lacks.join()).not.toContain('TERMS')
    await later(-36_500)
    await club.sql`update terms set is_draft = true where terms_type = ${type}`
    expect(await said()).toMatchObject({ mayJoin: false })
    expect((await said()).lacks).toContain(`TERMS TERMS_${type}`)
    await club.sql`update terms set is_draft = false where terms_type = ${type}`
    expect(await said()).toMatchObject({ mayJoin: true })
  })

  it('is for managers who may read the opening', async () => {
    const informed = await club.manager({ rights: { '910000': 'R', '910200': 'RU' } })
    for (const as of [await club.member(), await club.manager(), informed]) expect((await ask(as)).status).toBe(403)
    expect((await ask(null)).status).toBe(401)
  })
})

it('misses fees that are over, and those of a type of member that can book', async () => {
  const me = await boss()
  expect(await missing(me)).not.toContain('FEES')
  await club.sql`update fee set to_date = current_club_date() where day_class = 'WEEKEND'`
  expect(await missing(me)).not.toContain('FEES')
  await club.sql`update fee set from_date = '2020-01-01', to_date = current_club_date() - 1 where day_class = 'WEEKEND'`
  expect(await missing(me)).toContain('FEES')
  await club.sql`update fee set to_date = null, member_type = '10'`
  expect(await missing(me)).toContain('FEES')
  await club.sql`update fee set member_type = null`
  expect(await missing(me)).not.toContain('FEES')
  await club.sql`update fee set weekdays = case day_class when 'WEEKDAY' then '{1,2,3,4}' else '{}' end::smallint[]`
  expect(await missing(me)).toContain('FEES')
  await club.sql`update fee set weekdays = case day_class when 'WEEKDAY' then '{1,2,3,4,5}' else '{6,7}' end::smallint[]`
  // A holiday on a Monday has the fee of weekends.
  expect(await missing(me)).toContain('FEES')
  await club.sql`
    insert into fee (key, day_class, weekdays, unit, amount, from_date) values
      ('GREEN', 'WEEKEND', '{1,2,3,4,5}', 'PERSON', 150000, '2020-01-01')`
  expect(await missing(me)).not.toContain('FEES')
  await club.sql`delete from fee where weekdays @> '{1}' and day_class = 'WEEKEND'`
  await club.sql`update fee set weekdays = '{}'`
})

it('refuses times in the wrong order, and managers without every right that it uses', async () => {
  const { status, fail } = await begin(await boss(), { lastTime: '06:00' })
  expect([status, fail.msgDetail]).toEqual([400, 'lastTime'])
  const rights = { '940000': 'R', '940100': 'CR', '940200': 'C', '940300': 'C' }
  expect((await begin(await club.manager({ rights }))).status).toBe(403)
})

it('counts accounts with the demo’s password until it is changed', async () => {
  const [me, member] = [await boss(), await club.member()]
  expect((await read(me)).knownPasswords).toBeNull()
  await club.sql`insert into known_password values (${me.id}), (${member.id})`
  expect((await read(me)).knownPasswords).toEqual({ managers: 1, members: 1 })
  const body = { oldPassword: PASSWORD, newPassword: 'Quiet-Lantern-47' }
  expect((await club.ask(contract.manager.changePassword, body, me)).result).toBe(true)
  expect((await read(me)).knownPasswords).toEqual({ managers: 0, members: 1 })
})
