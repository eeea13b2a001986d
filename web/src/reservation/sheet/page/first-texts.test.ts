import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from '../../../language/texts'
import { firstTexts } from './first-texts'

const SRC = join(import.meta.dirname, '../../..')
const DB = join(SRC, '../../db/messages')
const named = firstTexts(new URLSearchParams())
const IMPORT = /^(?:import|export|\}) (?!type)[^;]*?from '(\.[^']+)'$|^import '(\.[^']+)'$/gm

/** The code that the page loads before anything else: what it imports, and what that imports. */
function reached(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found
  const code = readFileSync(path, 'utf8')
  found.set(path, code)
  for (const [, from, alone] of code.matchAll(IMPORT)) {
    const file = join(dirname(path), (from ?? alone)!)
    const module = ['.ts', '.tsx'].map((end) => file + end).find(existsSync)
    if (module) reached(module, found)
  }
  return found
}

const FRAME = ['root.tsx', 'layouts/default-layout.tsx']

/** Keys as they are written; of a key that is built, what stands before its hole: `reservation.STATE_`. */
const keysOf = (code: string) =>
  [...code.matchAll(/['"`]((?:reservation|free-time|form|change|course)\.[A-Z][A-Z0-9_]*)/g)].map(([, key]) => key!)

const covers = (key: string) => named.some((one) => key === one || key === `${one}_` || key.startsWith(`${one}_`))

test('every text that the first code of the tee times names comes with the page', () => {
  const code = reached(join(SRC, 'reservation/sheet/page/reservation-page.tsx'))
  const files = [...code.keys()].map((path) => path.slice(SRC.length + 1))
  expect(files).toEqual(
    expect.arrayContaining(['reservation/sheet/slots/slot-words.ts', 'reservation/hold/holding.ts']),
  )
  expect(files).not.toContain('reservation/booking/confirm/hold-panel.tsx')
  const keys = [...code].filter(([path]) => path.includes('/reservation/')).flatMap(([, text]) => keysOf(text))
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter((key) => !covers(key))).toEqual([])
})

test('what every page says comes with the page, too', () => {
  const found = new Map<string, string>()
  for (const path of [...FRAME, 'reservation/sheet/page/reservation-page.tsx']) reached(join(SRC, path), found)
  const keys = [...found.values()].flatMap((code) => [...code.matchAll(/['"`](common\.[A-Z0-9_]+)/g)])
  expect(keys.length).toBeGreaterThan(15)
  expect(keys.map(([, key]) => key!).filter((key) => !covers(key))).toEqual([])
})

test('every text that is named is there, with its plural forms', () => {
  const categories = ['reservation', 'free-time', 'common'].map((name) => [
    name,
    Object.fromEntries(
      Object.entries(JSON.parse(readFileSync(join(DB, `${name}.json`), 'utf8')) as Record<string, { en: string }>).map(
        ([code, { en }]) => [code, en],
      ),
    ),
  ])
  const byCategory = Object.fromEntries(categories) as Record<string, Record<string, string>>
  for (const name of named) expect(Object.keys(textsOf(byCategory, [name])), name).not.toEqual([])
  const texts = Object.keys(textsOf(byCategory, named))
  expect(texts).toEqual(expect.arrayContaining(['reservation.FREE_OF_one', 'reservation.FREE_OF_other']))
  expect(texts).not.toContain('reservation.RULES_ACCEPT')
})
