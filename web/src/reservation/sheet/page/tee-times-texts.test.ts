import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { handle } from './reservation-page'

const SRC = join(import.meta.dirname, '../../..')
const named = ['common', ...handle.messages(new URLSearchParams())]
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

const keysOf = (code: string, categories: string[]) =>
  [...code.matchAll(new RegExp(`['"\`]((${categories.join('|')})\\.[A-Z0-9][A-Z0-9_]*)`, 'g'))].map(
    ([, key, category]) => ({
      key: key!,
      category: category!,
    }),
  )

test('every text that the first code of the tee times names comes with the page', () => {
  const code = reached(join(SRC, 'reservation/sheet/page/reservation-page.tsx'))
  const files = [...code.keys()].map((path) => path.slice(SRC.length + 1))
  expect(files).toEqual(
    expect.arrayContaining(['reservation/sheet/slots/slot-words.ts', 'reservation/hold/holding.ts']),
  )
  expect(files).not.toContain('reservation/booking/confirm/hold-panel.tsx')
  const keys = [...code]
    .filter(([path]) => path.includes('/reservation/'))
    .flatMap(([, text]) =>
      keysOf(text, ['tee-times', 'reservation', 'free-time', 'form', 'change', 'course', 'common']),
    )
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter(({ category }) => !named.includes(category))).toEqual([])
})
