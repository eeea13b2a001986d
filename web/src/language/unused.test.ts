import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Categories whose pages are all there; another joins when its own are. */
const COMPLETE = [
  'community',
  'connection',
  'course',
  'event',
  'form',
  'home',
  'hpage',
  'manager',
  'menu',
  'mypage',
  'notice',
  'passkey',
  'popup',
  'reservation',
  'signup',
  'site',
  'site-state',
  'terms',
  'withdrawal',
]

/** Names that are put together from something else than a beginning. */
const PUT_TOGETHER: Record<string, string[]> = {
  form: ['LONG'],
  mypage: ['UPCOMING', 'PAST'],
  reservation: ['QUOTA_MONTH_WEEKDAY', 'QUOTA_MONTH_WEEKEND'],
}

const source = globSync('{web,server,contract}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

/** `reservation.DAY_` of a source's `t(`reservation.DAY_${…}`)`: what follows is known only when the page runs. */
const beginnings = (category: string) =>
  [...source.matchAll(new RegExp(`\`${category}\\.([A-Z_]*)\\$\\{`, 'g'))].map(([, begin]) => begin!)

/** A text is named whole, as a code of its own, or by the beginning and the rest apart. */
function isNamed(category: string, key: string): boolean {
  const code = key.replace(/_(one|other)$/, '')
  const word = (text: string) => new RegExp(`['"\`]${text}['"\`]|\\b${text}:`).test(source)
  if (PUT_TOGETHER[category]?.includes(code)) return true
  if (source.includes(`${category}.${code}`) || word(code)) return true
  // Boards share pages whose words are in the texts of each.
  if (source.includes(`\`\${noun}.${code}\``)) return true
  return beginnings(category).some((begin) => begin && code.startsWith(begin))
}

test.each(COMPLETE)('every text of %s is shown somewhere', (category) => {
  const texts = JSON.parse(readFileSync(join(ROOT, `db/messages/${category}.json`), 'utf8')) as Record<string, unknown>
  expect(Object.keys(texts).filter((key) => !isNamed(category, key))).toEqual([])
})

test('a text that nothing names is found', () => {
  expect(isNamed('reservation', ['NOBODY', 'SAYS', 'THIS'].join('_'))).toBe(false)
})

test('every text that is named whole is there', () => {
  const keys = globSync('db/messages/*.json', { cwd: ROOT }).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).map((code) => `${basename(path, '.json')}.${code}`),
  )
  const known = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')))
  const named = [...source.matchAll(/\b(?:t|say|knows)\(\s*'([a-z-]+\.[\w-]+)'/g)].map(([, key]) => key!)
  expect(named.length).toBeGreaterThan(500)
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
})
