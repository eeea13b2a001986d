import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { DrawnCourse, Hole } from '@clubhouse/contract/reservation/sheet/course'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
const FILE = join(import.meta.dirname, '../../../../../db/demo/course-holes.json')
const [{ holes } = { holes: [] }] = JSON.parse(readFileSync(FILE, 'utf8')) as { holes: Hole[] }[]

const drawn = async (query: Partial<InputOf<typeof contract.course.holes>> = {}): Promise<DrawnCourse[]> =>
  (await holder.club.ask(contract.course.holes, { clubCode: CLUB, ...query })).data
const change = async (
  courseIdx: number,
  body: Omit<InputOf<typeof contract.course.changeHoles>, 'courseIdx'>,
  as?: { token: string },
) => holder.club.ask(contract.course.changeHoles, { courseIdx, ...body }, as)

it('a manager gives a course its holes, and everybody sees them drawn', async () => {
  const [course] = await holder.club.sql<{ courseIdx: number; version: number }[]>`
    select course_idx, version from course where code = '1'`
  const { courseIdx, version } = course!
  const manager = await holder.club.manager({ rights: { '940000': 'R', '940100': 'RU' } })
  const saved = await change(courseIdx, { version, holes }, manager)
  expect(saved.data).toEqual({ version: version + 1 })
  await expect.poll(async () => (await drawn()).map((one) => one.courseIdx)).toContain(courseIdx)

  const [lake] = (await drawn({ date: '2026-12-02', lang: 'ko' })).filter((one) => one.courseIdx === courseIdx)
  expect(lake).toMatchObject({ name: '레이크', first: holes[0] })
  const [later] = (await drawn({ date: '2026-12-03' })).filter((one) => one.courseIdx === courseIdx)
  expect(later!.ofDay).toEqual(holes[lake!.ofDay.no % 9])

  const tips = { en: 'Keep left.', ko: '왼쪽으로 보내십시오.' }
  const withTips = holes.map((one, i) => (i === 0 ? { ...one, tip: tips } : one))
  expect((await change(courseIdx, { version: version + 1, holes: withTips }, manager)).status).toBe(200)
  const cards = async (lang: string) => {
    const { data } = await holder.club.ask(contract.course.cards, { clubCode: CLUB, lang })
    return data.find((card: { courseIdx: number }) => card.courseIdx === courseIdx)
  }
  await expect.poll(async () => (await cards('ko'))!.holes[0]!.tip).toBe(tips.ko)
  expect(await cards('en')).toMatchObject({ code: '1', name: 'Lake' })
  expect((await cards('en'))!.holes.map(({ tip }) => tip)).toEqual([tips.en, ...Array(8).fill('')])
  expect((await holder.club.ask(contract.course.cards, { clubCode: 'XX999' })).status).toBe(404)

  expect((await change(courseIdx, { version, holes }, manager)).fail.code).toBe('CHANGED_MEANWHILE')
  const twice = [holes[0]!, holes[0]!]
  expect((await change(courseIdx, { version: version + 2, holes: twice }, manager)).status).toBe(400)
  await change(courseIdx, { version: version + 2, holes: [] }, manager)
  await expect.poll(async () => (await drawn()).map((one) => one.courseIdx)).not.toContain(courseIdx)
})

it('a course that does not exist, and another club, are not found', async () => {
  const manager = await holder.club.manager({ rights: { '940000': 'R', '940100': 'RU' } })
  expect((await change(999, { version: 1, holes: [] }, manager)).status).toBe(404)
  expect((await holder.club.ask(contract.course.holes, { clubCode: 'XX999' })).status).toBe(404)
})
