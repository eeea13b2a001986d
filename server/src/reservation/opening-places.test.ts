import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>

interface Rule {
  course?: string
  days: number
  day: number | null
  month: number | null
}

/** Rules of full members for weekdays, in place of all others. */
async function rules(...all: Rule[]): Promise<void> {
  const { club } = holder
  await club.sql`delete from opening_rule`
  for (const { course = null, days, day, month } of all)
    await club.sql`
      insert into opening_rule (member_type, day_class, course_idx, pattern, days, time, quota_day, quota_month)
      values ('10', 'WEEKDAY', (select course_idx from course where code = ${course}), 'ROLLING', ${days}, '09:00', ${day}, ${month})`
  club.platform.cache.invalidate('rule')
}

/** A day with tee times on both courses. */
async function bothCourses(date: string): Promise<number[]> {
  await holder.club.day(date, { course: '2' })
  return holder.club.day(date, { course: '1' })
}

const calendarDay = async (me: Member, date: string) =>
  (
    await holder.club.ask(
      contract.sheet.calendar,
      { memberIdx: me.memberIdx, clubCode: CLUB, month: date.slice(0, 7) },
      me,
    )
  ).data.days.find((day) => day.date === date)
const limits = async (me: Member, date: string) =>
  (await holder.club.ask(contract.sheet.count, { memberIdx: me.memberIdx, date }, me)).data
const remind = (me: Member, date: string) => holder.club.ask(contract.reminder.remind, { date }, me)
const guideFor = async (type: string) =>
  (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data.opening.find(
    ({ memberType }) => memberType === type,
  )?.weekday
const rulesFor = async (memberType: string) =>
  (await holder.club.ask(contract.rules.read, { clubCode: CLUB, memberType })).data.opening[0]

describe('a club with rules for single courses alone', () => {
  const PER_COURSE = [
    { course: '1', days: 14, day: 1, month: 4 },
    { course: '2', days: 7, day: 2, month: 2 },
  ]

  it('opens a day in the calendar with its first course, and is full while only that one is open', async () => {
    const { club } = holder
    await rules(...PER_COURSE)
    const first = await bothCourses('2027-03-17')
    const me = await club.member()
    await club.setClock('2027-03-02T12:00')
    expect(await calendarDay(me, '2027-03-17')).toMatchObject({
      state: 'NOT_OPEN',
      opensAt: '2027-03-03T00:00:00Z',
      free: [{ part: '1', count: 6 }],
    })
    await club.setClock('2027-03-03T09:00')
    await expect.poll(async () => (await calendarDay(me, '2027-03-17'))?.state).toBe('OPEN')
    await club.sql`insert into claim (slot_idx, seat, kind) select unnest(${first}::bigint[]), 0, 'BLOCK'`
    await expect
      .poll(() => calendarDay(me, '2027-03-17'))
      .toMatchObject({ state: 'FULL', free: [{ part: '1', count: 3 }] })
    await club.setClock('2027-03-10T09:00')
    await expect.poll(async () => (await calendarDay(me, '2027-03-17'))?.state).toBe('OPEN')
  })

  it('counts the limit of the course that allows most, of the day and of the month', async () => {
    await rules(...PER_COURSE)
    await holder.club.day('2027-04-14', { course: '1' })
    await bothCourses('2027-04-15')
    const me = await holder.club.member()
    const month = { weekday: { max: 4 }, weekend: { max: null } }
    expect(await limits(me, '2027-04-14')).toMatchObject({ day: { max: 1 }, month })
    expect(await limits(me, '2027-04-15')).toMatchObject({ day: { max: 2 }, month })
    // No such day exists.
    expect(await limits(me, '2027-04-16')).toMatchObject({ day: { max: 2 }, month })
  })

  it('reminds of the first opening of a day, and of none that is suspended', async () => {
    const { club } = holder
    await rules(...PER_COURSE)
    const first = await bothCourses('2027-05-19')
    await club.setClock('2027-05-01T12:00')
    const me = await club.member()
    expect((await remind(me, '2027-05-19')).data).toEqual({ remindAt: '2027-05-04T23:30:00Z' })
    await club.sql`update slot set is_shut = true where slot_idx = any(${first})`
    expect((await remind(me, '2027-05-19')).data).toEqual({ remindAt: '2027-05-11T23:30:00Z' })
    expect((await remind(await club.member({ memberType: '12' }), '2027-05-19')).status).toBe(404)
  })

  it('says in the guide what holds on which course', async () => {
    await holder.club.setClock('2027-06-01T12:00')
    await rules(...PER_COURSE)
    const said =
      /^Lake: [^:]*14 days[^:]*:00. You can make 1 booking a day[^:]*4 bookings a month[^:]*\. Pine: [^:]*7 days[^:]*:00. You can make 2 bookings a day/
    expect(await guideFor('10')).toMatch(said)
    expect(await rulesFor('10')).toMatchObject({ text: expect.stringMatching(said), opensAt: '2027-06-02T00:00:00Z' })
    expect((await rulesFor('12'))!.text).toBe('Members of this type cannot book these days.')
    await rules(PER_COURSE[0]!, { ...PER_COURSE[0]!, course: '2' })
    expect(await guideFor('10')).toMatch(/^Lake, Pine: [^:]*14 days[^:]*09:00[^:]*$/)
  })
})

describe('a club with a rule for all courses and one for a single course', () => {
  it('has both, each where it holds', async () => {
    const { club } = holder
    await club.setClock('2027-07-01T12:00')
    await rules({ days: 10, day: 1, month: 1 }, { course: '2', days: 20, day: 1, month: null })
    await bothCourses('2027-07-28')
    const me = await club.member()
    expect(await calendarDay(me, '2027-07-28')).toMatchObject({ state: 'NOT_OPEN', opensAt: '2027-07-08T00:00:00Z' })
    expect((await remind(me, '2027-07-28')).data).toEqual({ remindAt: '2027-07-07T23:30:00Z' })
    expect(await limits(me, '2027-07-28')).toMatchObject({ day: { max: 1 }, month: { weekday: { max: null } } })
    expect(await guideFor('10')).toMatch(/^Each day opens 10 days.* Pine: .*20 days/)
  })
})
