import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Categories whose pages are all there; another joins when its own are. */
const COMPLETE = ['community', 'event', 'home', 'mypage', 'reservation']

/** Names that are put together from something else than a beginning. */
const PUT_TOGETHER: Record<string, string[]> = {
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
  return beginnings(category).some((begin) => begin && code.startsWith(begin))
}

test.each(COMPLETE)('every text of %s is shown somewhere', (category) => {
  const texts = JSON.parse(readFileSync(join(ROOT, `db/messages/${category}.json`), 'utf8')) as Record<string, unknown>
  expect(Object.keys(texts).filter((key) => !isNamed(category, key))).toEqual([])
})

test('a text that nothing names is found', () => {
  expect(isNamed('reservation', ['NOBODY', 'SAYS', 'THIS'].join('_'))).toBe(false)
})
