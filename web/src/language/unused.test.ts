import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const source = globSync('{web,server,contract}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

/** Quoted words and property names: possible values of a hole in a key that is built at run time. */
const words = new Set(
  [...source.matchAll(/(['"])([\w-]+)\1|\b([A-Za-z]\w*)\??:/g)].flatMap(([, , quoted, name]) => {
    const word = quoted ?? name!
    return [word.toUpperCase(), word.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()]
  }),
)

/** Emails whose text depends on a value; `server/src/mail/written.ts` builds their codes. */
const VARIANT =
  /^mail\.(CERT_CODE|SECOND_FACTOR_CHANGED|PASSKEY_CHANGED|BOOKING_CHANGED|BOOKING_DELAYED|BOOKING_CANCELLED|BOOKING_UNNAMED|BOOKING_OFFER_ANSWERED|BOOKING_COUPON|DRAW_ENTRY|DRAW_NAMED|DRAW_LOST|DRAW_ENDED|DRAW_FAILED|PENALTY|APPEAL|INQUIRY_TAKEN|TEAM_FORM|TEAM_DRAW|TEAM_DATE|TEAM_ENDED|TEAM_PLACE|LOST_CLAIM|FEAT)_(\w+?)(?:_SUBJECT)?$/

/** Built keys as patterns with holes: `tee-times.DAY_${…}`, `${noun}.TITLE` or `${name}_SUBJECT`. */
const patterns = [...new Set([...source.matchAll(/`((?:[\w.-]|\$\{[^{}]*\})+)`/g)].map(([, text]) => text!))]
  .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, ' '))
  .filter((text) => text.includes(' ') && /^(?:[a-z -]+\.)?[A-Z_\d ]*$/.test(text) && /[A-Z]{2}|[a-z]\./.test(text))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(' ', '([\\w-]+)')}$`))
  .concat(VARIANT)
  // The texts of the values of a field, as the contract declares it.
  .concat(
    [...source.matchAll(/\btexts: '([a-z-]+\.[A-Z_]+_)'/g)].map(([, prefix]) => new RegExp(`^${prefix}([\\w-]+)$`)),
  )

const fills = (pattern: RegExp, key: string) =>
  pattern
    .exec(key)
    ?.slice(1)
    .every((hole) => words.has(hole.toUpperCase())) ?? false

const matches = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, text]) => text!))
/** Keys and codes that are written out. */
const written = new Set([
  ...matches(/\b([a-z][a-z-]*\.\w+)/g),
  ...matches(/(?<=['"`])([\w-]+)(?=['"`])/g),
  ...matches(/\b(\w+):/g),
])

/** True for a key that is written out, or whose code is, or that matches a pattern. */
function isNamed(category: string, code: string): boolean {
  const stem = code.replace(/_(one|other)$/, '')
  const key = `${category}.${stem}`
  return (
    written.has(key) || written.has(stem) || patterns.some((pattern) => fills(pattern, key) || fills(pattern, stem))
  )
}

const CATEGORIES = globSync('db/messages/*.json', { cwd: ROOT }).map((path) => basename(path, '.json'))

test.each(CATEGORIES)('every text of %s is shown somewhere', (category) => {
  const texts = JSON.parse(readFileSync(join(ROOT, `db/messages/${category}.json`), 'utf8')) as Record<string, unknown>
  expect(Object.keys(texts).filter((key) => !isNamed(category, key))).toEqual([])
})

test('a text that nothing names is found', () => {
  expect(isNamed('reservation', ['NOBODY', 'SAYS', 'THIS'].join('_'))).toBe(false)
  expect(isNamed('job', ['NAME', 'no', 'such', 'job'].join('_'))).toBe(false)
})

test('the type of the keys knows every category', () => {
  const type = readFileSync(join(ROOT, 'web/src/language/text-key.ts'), 'utf8')
  expect(CATEGORIES.filter((category) => !type.includes(`/db/messages/${category}.json')`))).toEqual([])
})

const keys = globSync('db/messages/*.json', { cwd: ROOT }).flatMap((path) =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).map((code) => `${basename(path, '.json')}.${code}`),
)
const known = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')))

test('every text that is named whole is there', () => {
  const named = [...source.matchAll(/\b(?:t|say|knows)\(\s*'([a-z-]+\.[\w-]+)'/g)].map(([, key]) => key!)
  expect(named.length).toBeGreaterThan(500)
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
})

test('every text that a field is declared with is there', () => {
  const named = [...source.matchAll(/\b(?:show|heading|none|label|hint): '([a-z-]+\.\w+)'/g)].map(([, key]) => key!)
  const begun = [...source.matchAll(/\btexts: '([a-z-]+\.\w+)'/g)].map(([, prefix]) => prefix!)
  expect([named.length, begun.length].map((count) => count > 15)).toEqual([true, true])
  expect(named.filter((key) => !known.has(key))).toEqual([])
  expect(begun.filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([])
})
