import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { envOf, newFolder, removeFolders, settingsOf } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { keepFile } from '../file/keep.ts'
import { valuesIn } from './explanation.ts'
import { writeReadable } from './readable.ts'
import { remarksIn } from './remarks.ts'

afterAll(removeFolders)

const holder = TestClub.use()
const BYTES = Buffer.from('hole,par\n1,4\n')
let folder: string
const write = (to: string) => writeReadable(settingsOf(envOf(holder.club)), to, new AbortController().signal)

beforeAll(async () => {
  const { club } = holder
  const { database: sql, files } = club.platform
  await club.member({ name: '김하은, "하이"', id: 'haeun' })
  const csv = { bytes: BYTES, mime: 'text/csv', extension: 'csv' }
  await keepFile({ sql, files }, 'card.csv', csv, { noun: 'test' })
  folder = join(newFolder(), 'everything')
  await write(folder)
})

/** Rows as a spreadsheet reads them: values in quotes, doubled quotes in them. */
const cells = (line: string) =>
  [...line.matchAll(/(?:^|,)("((?:[^"]|"")*)"|[^,]*)/g)].map(([, plain, quoted]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  )

describe('a club that is written for people', () => {
  it('is a folder that only its owner can open, with a file for each table', async () => {
    const tables = await holder.club.sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = current_schema()`
    expect(readdirSync(join(folder, 'tables')).sort()).toEqual(tables.map(({ name }) => `${name}.csv`).sort())
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'tables/member.csv')).mode & 0o777).toBe(0o600)
    expect(existsSync(`${folder}.unfinished`)).toBe(false)
  })

  it('has CSV that spreadsheets read, with a line of names and Korean in UTF-8', async () => {
    const [heading, ...rows] = readFileSync(join(folder, 'tables/member.csv'), 'utf8').trimEnd().split('\n')
    expect(heading!.charCodeAt(0)).toBe(0xfeff)
    const names = cells(heading!.slice(1))
    expect(names.slice(0, 2)).toEqual(['member_idx', 'id'])
    const read = rows.map((row) => cells(row))
    expect(read.map((row) => row[names.indexOf('name')])).toEqual(['김하은, "하이"'])
  })

  it('has the uploaded files, named by their keys', async () => {
    const [row] = await holder.club.sql<{ key: string }[]>`select key from file`
    expect(readdirSync(join(folder, 'files'))).toEqual([`${row!.key}.csv`])
    expect(readFileSync(join(folder, 'files', `${row!.key}.csv`))).toEqual(BYTES)
  })

  it('has a page that explains each table and each column of it', async () => {
    const page = readFileSync(join(folder, 'README.html'), 'utf8')
    for (const name of readdirSync(join(folder, 'tables'))) expect(page).toContain(`id="${name.slice(0, -4)}"`)
    expect(page).toContain('The same moment as an instant, so that &quot;past&quot; is one comparison.')
    expect(page).toContain('one of DRAFT, PUBLISHED, SUSPENDED, CLOSED')
    expect(page).toMatch(/<tr><td>session_idx<td>.*a row of <a href="#session">session<\/a>/)
    expect(page).not.toMatch(/Decision \d/)
  })

  it('leaves a folder that is there as it is', async () => {
    const before = readdirSync(folder)
    await expect(write(folder)).rejects.toThrow(`${folder} exists already. Name a new folder.`)
    expect(readdirSync(folder)).toEqual(before)
    await expect(write(join(folder, 'no/where'))).rejects.toThrow('(ENOENT)')
  })
})

it('takes what the migrations say above a table and a column, without their records', () => {
  const sql = `-- Rows of rain. Decision 054.
create table rain (
  -- By the hour. Specification 4.16.
  mm int not null,
  place text
);

alter table rain add column at timestamptz;
-- When it ended.
alter table rain add column dry_at timestamptz;`
  expect(remarksIn(sql)).toEqual([
    ['rain', 'Rows of rain.'],
    ['rain.mm', 'By the hour.'],
    ['rain.dry_at', 'When it ended.'],
  ])
})

it.each([
  ["CHECK ((state = ANY (ARRAY['A'::text, 'it''s'::text])))", ['A', "it's"]],
  ['CHECK ((rows >= 0))', []],
  ["CHECK ((name <> ''::text))", []],
])('reads the values of %s', (check, values) => {
  expect(valuesIn(check)).toEqual(values)
})
