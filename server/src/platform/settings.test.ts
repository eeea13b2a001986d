import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withReference } from '../../tools/settings-table.ts'
import { readConfig } from './config.ts'
import { SETTINGS } from './settings.ts'

/** Each is wrong for some setting; a folder or an address may be any text. */
const ODD = ['-1', 'no such', 'x'.repeat(300)]
const odd = Object.entries(SETTINGS).flatMap(([name, { shape, use }]) =>
  ODD.filter((value) => !shape.safeParse(value).success).map((value) => ({ name, value, use })),
)

it('README.md lists every setting as it is', () => {
  const text = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(withReference(text), 'run npm run settings').toBe(text)
})

it.each(odd)('$name=$value is refused, with what to use', ({ name, value, use }) => {
  expect(() => readConfig({ [name]: value }, () => '')).toThrow(`Invalid ${name}: use ${use}.`)
})

it('names every invalid setting, and an empty one is none', () => {
  expect(() => readConfig({ PORT: 'x', WORKERS: '0', PUSH: '' }, () => '')).toThrow(
    /^Invalid PORT: .*\nInvalid WORKERS: .*$/,
  )
  expect(new Set(odd.map(({ name }) => name)).size).toBeGreaterThan(20)
})
