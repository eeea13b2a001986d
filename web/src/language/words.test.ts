import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Text {
  key: string
  en: string
  ko: string
}

const texts: Text[] = globSync('db/messages/*.json', { cwd: ROOT }).flatMap((path) =>
  Object.entries(JSON.parse(read(path)) as Record<string, Omit<Text, 'key'>>).map(([code, byLang]) => ({
    key: `${basename(path, '.json')}.${code}`,
    ...byLang,
  })),
)
const each = texts.flatMap(({ key, en, ko }) => [
  { key: `${key} en`, text: en },
  { key: `${key} ko`, text: ko },
])

/** The demo club's texts, and what the commands that make a club say: texts with a space or Korean letters, without HTML. */
const seed = globSync(['server/src/seed/**/*.ts', 'db/demo/*.json'], { cwd: ROOT, exclude: ['**/*.test.ts'] })
  .flatMap((path) => {
    const quoted = path.endsWith('.json')
      ? /"((?:[^"\\]|\\.)*)"/g
      : /'((?:[^'\\\n]|\\.)*)'|(?<!sql|>)`((?:[^`\\]|\\.)*)`/g
    return [...read(path).matchAll(quoted)].map(([, plain, filled]) => ({
      key: path,
      text: (plain ?? filled ?? '').replaceAll(/<[^>]*>|\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ''),
    }))
  })
  .filter(({ text }) => /[가-힣]/.test(text) || /^[A-Z].* /.test(text.trim()))

const glossary = read('docs/words.md')
const forbidden = [...glossary.matchAll(/^\|.*\| ([^|]*)\|$/gm)].flatMap(([, never]) =>
  [...never!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!),
)
const isIn = (word: string, text: string) =>
  /[가-힣]/.test(word) ? text.includes(word) : new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text)

describe('the glossary', () => {
  test('names words that no text may contain', () => {
    expect(forbidden.length).toBeGreaterThan(50)
    expect([isIn('tries', 'Three tries left'), isIn('tries', 'entries'), isIn('반납', '시간을 반납합니다')]).toEqual([
      true,
      false,
      true,
    ])
  })

  test.each(forbidden)('no text says %s', (word) => {
    expect([...each, ...seed].filter(({ text }) => isIn(word, text))).toEqual([])
  })

  test('every folder of the demo content is looked at', () => {
    expect(seed.length).toBeGreaterThan(800)
    const paths = [...new Set(seed.map(({ key }) => key))]
    for (const part of ['faq', 'sections', 'references', 'lost-items', 'fnb-menu', 'own', 'terms'])
      expect(paths.filter((path) => path.startsWith(`server/src/seed/${part}/`)).length, part).toBeGreaterThan(0)
    expect(paths).toContain('db/demo/course-tips.json')
  })
})

describe('a text', () => {
  test('has curly quotes', () => {
    expect([...each, ...seed].filter(({ text }) => /["']/.test(text.replaceAll('\\', '')))).toEqual([])
  })

  test('has no Korean particle that depends on a value', () => {
    const particle = /\((으|이|은|을|와|과)\)|(이|은|을|과)\((가|는|를|와)\)/
    expect([...each, ...seed].filter(({ text }) => particle.test(text))).toEqual([])
  })

  test('asks politely in Korean', () => {
    expect([...each, ...seed].filter(({ text }) => /(?<!주)십시오|바랍니다/.test(text))).toEqual([])
  })

  /** Numeric values; a unit or “1 of 4” after them does not change with the number. */
  const NUMBER = /\{\{(left|min|max|days|months|seconds|minutes|devices|tries|ms|metres)\}\}(?! (m|ms|s)\b)/
  test('counts with count, in two forms', () => {
    expect(texts.filter(({ en }) => NUMBER.test(en)).map(({ key }) => key)).toEqual([])
    const plain = texts.filter(({ key, en }) => /\{\{\s*count\b/.test(en) && !/_(one|other)$/.test(key))
    expect(plain).toEqual([])
    const keys = new Set(texts.map(({ key }) => key))
    const alone = [...keys].filter((key) => /_one$/.test(key) && !keys.has(key.replace(/_one$/, '_other')))
    expect(alone).toEqual([])
  })

  test('is the whole sentence', () => {
    const begun = texts.filter(
      ({ key, en, ko }) => key !== 'mail.HELLO' && (/(?:,| (?:the|a|an|of|your))$/.test(en) || /,$/.test(ko)),
    )
    expect(begun).toEqual([])
    const joined = globSync('web/src/**/*.tsx', { cwd: ROOT }).filter((path) =>
      /\{t\([^{}]*(?:\{[^{}]*\}[^{}]*)?\)\}\{' '\}\s*(?:<(?:a|Link)\b|\{t\()/.test(read(path)),
    )
    expect(joined).toEqual([])
  })

  test('has its link in both languages', () => {
    const slots = (text: string) => text.match(/<\/?link>/g)?.join('') ?? ''
    expect(texts.filter(({ en, ko }) => slots(en) !== slots(ko) || !['', '<link></link>'].includes(slots(en)))).toEqual(
      [],
    )
  })
})

describe('two keys', () => {
  const stem = (key: string) => key.replace(/_(one|other)$/, '')
  const category = (key: string) => key.slice(0, key.indexOf('.'))
  /** A sentence, not a word that two things share. */
  const isSentence = ({ en }: Text) => en.split(' ').length > 4
  const same = Map.groupBy(
    texts.filter(({ key }) => category(key) !== 'mail'),
    ({ en, ko }) => `${en} | ${ko}`,
  )
  const twice = [...same.values()].filter((group) => new Set(group.map(({ key }) => stem(key))).size > 1)

  test('do not hold the same sentence', () => {
    expect(twice.filter(([first]) => isSentence(first!)).map((group) => group.map(({ key }) => key))).toEqual([])
  })

  test('do not repeat what common has', () => {
    expect(
      twice
        .filter((group) => group.some(({ key }) => category(key) === 'common'))
        .map((group) => group.map(({ key }) => key)),
    ).toEqual([])
  })
})
