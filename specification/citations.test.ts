import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sections } from './sections.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = globSync('{contract,server,web,e2e,bench}/**/*.{ts,tsx,css}', {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|build|dist)(\/|$)/.test(path),
}).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** What the comments of the code cite: the first group of each match. */
const cited = (pattern: RegExp) =>
  SOURCES.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([all, what]) => ({ file, all, what: what! })))

test('every row of the specification that a comment cites exists', () => {
  const rows = new Set(sections.flatMap(({ number, statements }) => statements.map((_, i) => `${number}.${i + 1}`)))
  const found = cited(/\b[Ss]pecification (\d[\d., and to]*\d)/g).flatMap(({ file, what }) =>
    what.split(/, | and | to /).map((row) => ({ file, row })),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ row }) => !rows.has(row))).toEqual([])
})

test('every part of docs/rules.md that a comment cites exists', () => {
  const parts = [...readFileSync(join(ROOT, 'docs/rules.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(([, part]) => part)
  const found = cited(/docs\/rules\.md, ([A-Z][a-z]+)/g)
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(({ what }) => !parts.includes(what))).toEqual([])
})

test('no comment cites a document that is not in the repository', () => {
  expect(cited(/Source: ((?:domain|spec|specification|calls|quality)\b[^\n]*)/g)).toEqual([])
})
