import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { ManagedCourse } from '@clubhouse/contract/reservation/sheet/course-manage'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.course.create>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940100': 'CRUD' } })
})

const FIELDS: Fields = {
  code: 'N',
  name: 'North',
  translated: { ko: { name: '북' } },
  holes: 9,
  loopMinutes: 135,
  isUse: true,
}
const add = async (fields: Partial<Fields> = {}) =>
  await holder.club.ask(contract.course.create, { ...FIELDS, ...fields }, boss)
const read = async (courseIdx: number): Promise<ManagedCourse> =>
  (await holder.club.ask(contract.course.one, { courseIdx }, boss)).data
const change = async (courseIdx: number, fields: Partial<InputOf<typeof contract.course.change>>) => {
  const { entered: _, ...course } = await read(courseIdx)
  return await holder.club.ask(contract.course.change, { ...course, ...fields }, boss)
}

/** A template that starts on one course and turns to another, and a day that was made from it. */
async function use(courseIdx: number, turnIdx: number, { state = 'PUBLISHED', date = '2026-12-20' } = {}) {
  const { sql } = holder.club
  const [row] = await sql<{ templateIdx: number }[]>`
    insert into template (name, day_types) values (${`Of ${courseIdx}`}, '{WD}') returning template_idx`
  const { templateIdx } = row!
  await sql`
    insert into template_part (template_idx, part, first_time, last_time) values
      (${templateIdx}, '1', '07:00', '07:16'), (${templateIdx}, '2', '11:30', '11:30')`
  await sql`
    insert into template_route (template_idx, part, course_idx, turn_course_idx)
    values (${templateIdx}, '1', ${courseIdx}, ${turnIdx}), (${templateIdx}, '2', ${turnIdx}, null)`
  await sql`
    insert into sheet_day (date, day_type, day_class, state, template_idx)
    values (${date}, 'WD', 'WEEKDAY', ${state}, ${templateIdx}) on conflict do nothing`
  await sql`
    insert into slot (date, course_idx, turn_course_idx, part, time, starts_at)
    values (${date}, ${courseIdx}, ${turnIdx}, '1', '07:00', ${`${date}T07:00:00+09:00`}::timestamptz)`
  return templateIdx
}

describe('courses', () => {
  it('are added with names in both languages, and listed in their order', async () => {
    const { data } = await add()
    const { list } = { list: (await holder.club.ask(contract.course.list, {}, boss)).data }
    const added = list.at(-1)!
    expect(added).toMatchObject({ ...FIELDS, courseIdx: data.courseIdx, entered: 0, version: 1 })
    expect(list.map(({ orderNo }) => orderNo)).toEqual(list.map(({ orderNo }) => orderNo).sort((a, b) => a - b))
  })

  it('are changed, and keep who changed what', async () => {
    const { data } = await add({ code: 'CHANGED' })
    expect((await change(data.courseIdx, { name: 'Northern', loopMinutes: 120 })).data.version).toBe(2)
    expect(await read(data.courseIdx)).toMatchObject({ name: 'Northern', translated: { ko: { name: '북' } } })
    const answer = await holder.club.ask(contract.course.history, { recordIdx: data.courseIdx }, boss)
    expect(answer.data.list[0]!.changes).toEqual([
      { field: 'name', before: 'North', after: 'Northern', isKept: true },
      { field: 'loopMinutes', before: 135, after: 120, isKept: true },
    ])
  })

  it('have the tips of every language with their holes', async () => {
    const { data } = await add({ code: 'CARD' })
    const hole: InputOf<typeof contract.course.changeHoles>['holes'][number] = {
      ...{ no: 1, par: 3, index: 1, tees: [150, 140, 130, 110], rise: 0, land: 'course', woods: 0.4 },
      line: [
        [0, 0],
        [0, 150],
      ],
      fairway: [[50, 9, 9]],
      green: [9, 9, 0],
      bunkers: [],
      water: [],
    }
    const holes = [{ ...hole, tip: { en: 'Aim left.', ko: '왼쪽.' } }]
    expect(
      (await holder.club.ask(contract.course.changeHoles, { courseIdx: data.courseIdx, version: 1, holes }, boss))
        .status,
    ).toBe(200)
    expect((await holder.club.ask(contract.course.one, { courseIdx: data.courseIdx }, boss)).data).toMatchObject({
      entered: 1,
      card: holes,
    })
    const answer = await holder.club.ask(contract.course.history, { recordIdx: data.courseIdx }, boss)
    expect(answer.data.list[0]!.changes).toEqual([{ field: 'card', before: null, after: null, isKept: false }])
  })

  it('are refused a code that another course has, and values out of range', async () => {
    const { data } = await add({ code: 'TAKEN' })
    expect((await add({ code: 'TAKEN' })).fail).toMatchObject({ msgCode: 'common.IN_USE', msgVar: { where: 'TAKEN' } })
    const other = await add({ code: 'FREE' })
    expect((await change(other.data.courseIdx, { code: 'TAKEN' })).fail.code).toBe('IN_USE')
    for (const wrong of [{ holes: 10 }, { loopMinutes: 30 }, { name: '' }, { code: 'a b' }])
      expect((await holder.club.ask(contract.course.create, { ...FIELDS, code: 'X', ...wrong }, boss)).status).toBe(400)
    expect((await change(data.courseIdx, { version: 9 })).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 1 },
    })
    expect(
      (await holder.club.ask(contract.course.change, { courseIdx: 99999, ...FIELDS, version: 1 }, boss)).status,
    ).toBe(404)
    expect((await holder.club.ask(contract.course.remove, { courseIdx: 99999 }, boss)).status).toBe(404)
  })

  it('are deleted while nothing uses them', async () => {
    const { data } = await add({ code: 'GONE' })
    expect((await holder.club.ask(contract.course.remove, { courseIdx: data.courseIdx }, boss)).data).toEqual({
      deleted: 1,
    })
    expect((await holder.club.ask(contract.course.one, { courseIdx: data.courseIdx }, boss)).status).toBe(404)
  })
})

describe('a course that others refer to', () => {
  it('is not deleted while the hall of fame names it', async () => {
    const { courseIdx } = (await add({ code: 'FAME' })).data
    await holder.club.sql`
      insert into hof (kind, date, course_idx, player_name, state)
      values ('HOLE_IN_ONE', '2026-05-02', ${courseIdx}, '{"en": "Kim"}', 'HIDDEN')`
    const { status, fail } = await holder.club.ask(contract.course.remove, { courseIdx }, boss)
    expect([status, fail]).toMatchObject([200, { code: 'IN_USE', msgVar: { where: 'hof', count: 1 } }])
  })

  it('is not deleted while figures of its days are kept', async () => {
    const { courseIdx } = (await add({ code: 'FILL' })).data
    await holder.club.sql`
      insert into sheet_day (date, day_type, day_class, state) values ('2026-01-05', 'WD', 'WEEKDAY', 'CLOSED')`
    await holder.club.sql`
      insert into day_fill (date, course_idx, part, total, member, draw, team, house, blocked, non_member)
      values ('2026-01-05', ${courseIdx}, '1', 1, 0, 0, 0, 0, 0, 0)`
    const { status, fail } = await holder.club.ask(contract.course.remove, { courseIdx }, boss)
    expect([status, fail]).toMatchObject([200, { code: 'IN_USE', msgVar: { where: 'slot', count: 1 } }])
  })

  it('is no member’s favourite any more when it is deleted, and is again when that is undone', async () => {
    const { courseIdx } = (await add({ code: 'LIKED' })).data
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    await holder.club
      .sql`update member set course_idx = ${courseIdx} where member_idx in (${me.memberIdx}, ${other.memberIdx})`
    expect((await holder.club.ask(contract.course.remove, { courseIdx }, boss)).data).toEqual({ deleted: 1 })
    const favourite = async (memberIdx: number) =>
      (
        await holder.club.sql<{ courseIdx: number | null }[]>`
        select course_idx from member where member_idx = ${memberIdx}`
      )[0]!.courseIdx
    expect([await favourite(me.memberIdx), await favourite(other.memberIdx)]).toEqual([null, null])
    // A favourite that was chosen since stays.
    await holder.club.sql`update member set course_idx = 1 where member_idx = ${other.memberIdx}`
    expect((await holder.club.ask(contract.course.undo, { courseIdx }, boss)).result).toBe(true)
    expect([await favourite(me.memberIdx), await favourite(other.memberIdx)]).toEqual([courseIdx, 1])
  })
})

describe('a deleted course', () => {
  const undo = (courseIdx: number) => holder.club.ask(contract.course.undo, { courseIdx }, boss)

  it('is brought back with its holes by the manager who deleted it, once', async () => {
    const { courseIdx } = (await add({ code: 'BACK' })).data
    await holder.club.sql`
      insert into course_hole (course_idx, no, par, stroke_index, tees, rise, land, woods, shape)
      select ${courseIdx}::bigint, no, 4, no, '{400, 380, 360, 300}'::smallint[], 3, 'back', 0.5, '{"line": [[0, 1]]}'::jsonb
      from generate_series(1, 9) no`
    const holes = async () => [
      ...(await holder.club
        .sql`select to_jsonb(h) as hole from course_hole h where course_idx = ${courseIdx} order by no`),
    ]
    const before = await holes()
    expect(before).toHaveLength(9)
    await holder.club.ask(contract.course.remove, { courseIdx }, boss)
    const other = await holder.club.manager({ rights: { '940000': 'R', '940100': 'CRUD' } })
    expect((await holder.club.ask(contract.course.undo, { courseIdx }, other)).status).toBe(403)
    expect((await undo(courseIdx)).data).toEqual({ courseIdx, version: 2 })
    expect((await undo(courseIdx)).data).toEqual({ courseIdx, version: 2 })
    expect(await holes()).toEqual(before)
    const again = { ...FIELDS, code: 'BACK', name: 'Again', version: 2 }
    expect((await holder.club.ask(contract.course.change, { courseIdx, ...again }, boss)).data.version).toBe(3)
    expect((await undo(courseIdx)).status).toBe(404)
  })

  it('is not brought back onto another with its code, nor after a minute', async () => {
    const { courseIdx } = (await add({ code: 'TWICE' })).data
    await holder.club.ask(contract.course.remove, { courseIdx }, boss)
    const again = (await add({ code: 'TWICE' })).data
    expect((await undo(courseIdx)).fail).toMatchObject({ code: 'IN_USE', msgVar: { where: 'TWICE' } })
    await holder.club.ask(contract.course.remove, { courseIdx: again.courseIdx }, boss)
    await holder.club.moveClock(61)
    expect((await undo(courseIdx)).fail.code).toBe('UNDO_OVER')
  })
})

describe('a course in use', () => {
  it('keeps its time and its use while days with it are published, and is not deleted', async () => {
    const [from, turn] = [(await add({ code: 'P1' })).data.courseIdx, (await add({ code: 'P2' })).data.courseIdx]
    await use(from, turn)
    for (const courseIdx of [from, turn]) {
      expect((await change(courseIdx, { loopMinutes: 125 })).fail).toMatchObject({
        code: 'IN_USE',
        msgVar: { where: 'sheet-day', count: 1 },
      })
      expect((await change(courseIdx, { isUse: false })).fail.msgVar).toEqual({ where: 'template', count: 1 })
      expect((await holder.club.ask(contract.course.remove, { courseIdx }, boss)).fail.msgVar).toEqual({
        where: 'template',
        count: 1,
      })
    }
    expect((await change(from, { name: 'Renamed' })).result).toBe(true)
    await holder.club.sql`update template set is_use = false`
    expect((await change(from, { isUse: false })).fail.msgVar).toEqual({ where: 'sheet-day', count: 1 })
  })

  it('may take another time before its days are published, unless teams of a template would meet', async () => {
    const [from, turn] = [(await add({ code: 'D1' })).data.courseIdx, (await add({ code: 'D2' })).data.courseIdx]
    await use(from, turn, { state: 'DRAFT', date: '2027-02-20' })
    expect((await change(from, { loopMinutes: 140 })).data.version).toBe(2)
    // The team of 07:00 would reach the tee at 11:28, two minutes before a start there.
    const { fail } = await change(from, { loopMinutes: 268 })
    expect(fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: `Of ${from}, D2, 11:28 / 11:30` } })
    expect((await read(from)).loopMinutes).toBe(140)
  })

  it('shows its new name on the sheet in every process within a second', async () => {
    const { club } = holder
    const names = async () => {
      const { data } = await club.ask(contract.sheet.forVisitor, { club: 'GC001', date: '2026-12-20' })
      return data.courses.map(({ name }) => name)
    }
    const [row] = await club.sql<{ courseIdx: number }[]>`select course_idx from slot where date = '2026-12-20'`
    await names()
    await change(row!.courseIdx, { name: 'Seen', translated: {} })
    await expect.poll(names, { interval: 20 }).toContain('Seen')
  })
})
