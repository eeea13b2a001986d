import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT, specificationDocument } from './document.ts'
import { sections } from './sections.ts'

test('docs/specification.md is up to date', () => {
  const printed = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''
  expect(printed === specificationDocument(), 'print it with: npm run specification').toBe(true)
})

test('no statement is listed twice', () => {
  const words = sections.flatMap(({ number, statements }) => statements.map(({ says }) => `${number} ${says}`))
  expect(words.filter((one, i) => words.indexOf(one) !== i)).toEqual([])
})
