import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Rule } from './rule.ts'
import { ALL_RULES } from './rules.ts'

const TEXTS = new Set(
  Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, '../../../../db/messages/deed.json'), 'utf8'))),
)
const keysOf = ({ say, count }: Rule) => (count ? [`${say}_one`, `${say}_other`] : [say])

it('every rule has its sentence, in both numbers where it counts', () => {
  expect(ALL_RULES.length).toBeGreaterThan(100)
  expect(ALL_RULES.flatMap(keysOf).filter((key) => !TEXTS.has(key))).toEqual([])
})
