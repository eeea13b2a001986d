import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'docs/decisions')
const MOST_WORDS = 300

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const numberOf = (file: string) => file.slice(0, 3)
/** Lines of the list: `- [044](044-a-hold.md) stands: …` */
const listed = [...read('README.md').matchAll(/^- \[(\d{3})\]\(([^)]+)\) (.+)$/gm)].map(([, number, file, rest]) => ({
  number,
  file,
  rest,
}))

describe.each(records)('the record %s', (file) => {
  it('has its number, a date and at most 300 words', () => {
    expect(read(file)).toMatch(new RegExp(`^# ${numberOf(file)} \\S.*\n\n20\\d\\d-\\d\\d-\\d\\d`))
    expect(read(file).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS)
  })
})

it('the code names every record that explains it', () => {
  const files = [
    '*.ts',
    'web/*.ts',
    'e2e/{,*/}*.ts',
    'server/test/**/*.ts',
    '{contract,draw,server,web,bench}/src/**/*.{ts,tsx}',
  ]
  const code = globSync(files, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const named = new Set(
    code.flatMap((text) => [...text.matchAll(/\b[Dd]ecision (\d{3})/g)].map(([, number]) => number)),
  )
  expect(records.map(numberOf).filter((number) => !named.has(number))).toEqual([])
  expect([...named].filter((number) => !records.some((file) => numberOf(file) === number))).toEqual([])
})

it('no two records have one number', () => {
  expect(new Set(records.map(numberOf)).size).toBe(records.length)
})

it('README.md lists every record once, by its number', () => {
  expect(listed.map(({ file }) => file).toSorted()).toEqual(records.toSorted())
  expect(listed.filter(({ number, file }) => numberOf(file!) !== number)).toEqual([])
})

it('each has a status, which names only records that exist', () => {
  const STATUS = /^(stands|amended|amended by \d{3}(, \d{3})*( and \d{3})?|replaced by \d{3}): /
  expect(listed.filter(({ rest }) => !STATUS.test(rest!))).toEqual([])
  const named = listed.flatMap(({ rest }) => rest!.split(':')[0]!.match(/\d{3}/g) ?? [])
  expect(named.filter((number) => !records.some((file) => numberOf(file) === number))).toEqual([])
})
