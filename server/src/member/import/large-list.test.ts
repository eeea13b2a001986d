import { contract } from '@clubhouse/contract'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const HEADS = ['Number', 'Name', 'Email', 'Phone number', 'Type', 'ID', 'Note']
const office = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'CR' } })
const excel = async (rows: string[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Members', rows: [HEADS, ...rows] }] }))
const row = (n: number, memo = '', type = '10') => [
  `B-${n}`,
  `Person ${n}`,
  `b${n}@example.com`,
  '010-5550-0000',
  type,
  '',
  memo,
]
const send = (as: { token: string }, bytes: Buffer, name = 'spring.xlsx') =>
  holder.club.ask(
    contract.memberImport.check,
    { files: [{ name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes }] },
    as,
  )

it('refuses a file of 58 kB whose one cell has 58 million letters, by its name, eight at once and beside visitors', async () => {
  const as = await office()
  const bytes = await excel([row(1, 'x'.repeat(58_000_000))])
  expect(bytes.length).toBeLessThan(100_000)
  let isOver = false
  const visits: number[] = []
  const visitor = async () => {
    while (!isOver) {
      visits.push((await holder.club.ask(contract.notice.normal, { clubCode: CLUB })).status)
      // What is answered from memory would leave no turn to others.
      await new Promise(setImmediate)
    }
  }
  const visiting = visitor()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(as, bytes)))
  isOver = true
  await visiting
  for (const { status, fail } of answers)
    expect([status, fail]).toMatchObject([
      200,
      { code: 'IMPORT_REFUSED', msgVar: { why: 'TOO_LARGE', file: 'spring.xlsx' } },
    ])
  expect(visits.length).toBeGreaterThan(8)
  expect(new Set(visits)).toEqual(new Set([200]))
  const [{ n }] = (await holder.club.sql`select count(*)::int as n from member_import`) as [{ n: number }]
  expect(n).toBe(0)
})

it('reads what is just below the limit within the memory of its thread, and keeps no more of a cell than a field can have', async () => {
  const as = await office()
  const letters = 'y'.repeat(11_500_000)
  const { data } = await send(as, await excel([row(1, letters), row(2, '', 'Full member')]))
  expect(data).toMatchObject({ rows: 2, problems: [{ row: 2, field: 'memo', problem: 'WRONG' }] })
  const stored = async (importIdx: number) =>
    (await holder.club.sql`select length(rows::text) as n from member_import where import_idx = ${importIdx}`)[0]!.n
  expect(await stored(data.importIdx)).toBeLessThan(5_000)
  const other = await send(as, await excel([row(1, '', letters)]))
  expect(other.data).toMatchObject({ problems: [{ field: 'memberType', problem: 'TYPE' }] })
  expect(await stored(other.data.importIdx)).toBeLessThan(5_000)
})

it('reads 5,000 rows with long notes', async () => {
  const rows = Array.from({ length: 5000 }, (_, n) =>
    row(n, `Likes early times, ${'plays with family, '.repeat(20)}${n}`),
  )
  const { data } = await send(await office(), await excel(rows))
  expect(data).toMatchObject({ rows: 5000, created: 5000, problems: [] })
})
