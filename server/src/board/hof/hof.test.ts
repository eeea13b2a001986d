import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
let course = 0

beforeAll(async () => {
  const { sql } = holder.club
  const [row] = await sql<{ courseIdx: number }[]>`select course_idx from course where code = '1'`
  course = row!.courseIdx
  await sql`
    insert into hof (kind, date, course_idx, hole, distance, club, player_name, witness_names, has_consent, state) values
      ('HOLE_IN_ONE', '2026-03-02', ${course}, 4, 148, '7I', '{"en": "Ji-ho Lee", "ko": "이지호"}',
        '[{"en": "Min-jun Kim", "ko": "김민준"}]', true, 'PUBLISHED'),
      ('EAGLE', '2025-05-01', (select course_idx from course where code = '2'), 7, null, null,
        '{"en": "Do-yun Kang", "ko": "강도윤"}', '[]', true, 'PUBLISHED'),
      ('CHAMPION', '2026-06-01', ${course}, null, null, null, '{"en": "No Consent"}', '[]', false, 'VERIFIED'),
      ('CHAMPION', '2026-06-01', ${course}, null, null, null, '{"en": "Not Verified"}', '[]', true, 'REPORTED'),
      ('CHAMPION', '2026-06-01', ${course}, null, null, null, '{"en": "Hidden"}', '[]', true, 'HIDDEN')`
})

const players = async (query: InputOf<typeof contract.hof.normal> = {}) =>
  (await holder.club.ask(contract.hof.normal, { clubCode: CLUB, ...query })).data.list.map(
    ({ playerName }) => playerName,
  )

it('lists published feats with consent, the latest first, in a language', async () => {
  const { data } = await holder.club.ask(contract.hof.normal, { clubCode: CLUB, lang: 'ko' })
  expect(data).toMatchObject({ total: 2, page: 1, size: 20 })
  expect(data.list[0]).toMatchObject({
    ...{ kind: 'HOLE_IN_ONE', date: '2026-03-02', courseName: '레이크', hole: 4, distance: 148, club: '7I' },
    ...{ playerName: '이지호', witnessNames: ['김민준'] },
  })
  expect(await players()).toEqual(['Ji-ho Lee', 'Do-yun Kang'])
})

it('filters by kind, year and course, and finds names in any language', async () => {
  expect(await players({ kind: 'EAGLE' })).toEqual(['Do-yun Kang'])
  expect(await players({ year: 2026 })).toEqual(['Ji-ho Lee'])
  expect(await players({ courseIdx: course })).toEqual(['Ji-ho Lee'])
  expect(await players({ keyword: '지호' })).toEqual(['Ji-ho Lee'])
})

it.each(['lee ji ho', 'JIHO', 'leejiho', '이 지호', '7i'])(
  'finds a player by “%s”, as people are found everywhere',
  async (keyword) => {
    expect(await players({ keyword })).toEqual(['Ji-ho Lee'])
  },
)

it('finds no player by a part of what was typed', async () => {
  expect(await players({ keyword: 'lee do-yun' })).toEqual([])
})

it.each([
  ['kind=BOGEY', 'kind'],
  ['year=1', 'year'],
  ['courseIdx=0', 'courseIdx'],
  ['size=101', 'size'],
])('names what is wrong in %s', async (query, field) => {
  const { status, fail } = await holder.club.send(`GET /hof/normal?clubCode=${CLUB}&${query}`)
  expect([status, fail.msgDetail]).toEqual([400, field])
})

it('knows only its own club', async () => {
  expect((await holder.club.ask(contract.hof.normal, { clubCode: 'ZZ999' })).status).toBe(404)
})
