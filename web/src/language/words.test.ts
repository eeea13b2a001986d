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

const JSON_STRING = /"((?:[^"\\]|\\.)*)"/g
/** Comments and statements of SQL are passed over. */
const CODE_STRING =
  /\/\*[\s\S]*?\*\/|\/\/.*|\b\w+(?:<[^`]*>)?`(?:[^`\\]|\\.)*`|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

const sources = (...paths: string[]) => globSync(paths, { cwd: ROOT, exclude: ['**/*.test.ts'] })

/** The demo club's texts, starter terms, and what the commands that make a club say: texts of several words or with Korean letters, without HTML. */
const seed = sources('server/src/seed/**/*.ts', 'server/src/terms/text/*.ts', 'db/demo/*.json')
  .flatMap((path) => {
    const quoted = path.endsWith('.json') ? JSON_STRING : CODE_STRING
    return [...read(path).matchAll(quoted)].map(([, plain, filled]) => {
      const text = (plain ?? filled ?? '').replaceAll(/<[^>]*>|\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      return { key: path, text }
    })
  })
  .filter(({ text }) => /[가-힣]/.test(text) || /^[A-Za-z][^=/_]* [a-z]/.test(text.trim()))

/** The first string after each of these beginnings, with its filled values taken out. */
const stringsAfter = (beginning: string, ...paths: string[]) => {
  const found = new RegExp(`(?:${beginning})\\s*(['"\`])((?:\\\\.|(?!\\1)[\\s\\S])*)\\1`, 'g')
  return sources(...paths).flatMap((path) =>
    [...read(path).matchAll(found)].map(([, , text]) => ({ key: path, text: text!.replaceAll(/\$\{[^{}]*\}/g, '') })),
  )
}
/** Without the paths of other calls. */
const summaries = stringsAfter('summary:|(?<=summaries: \\{[^}]*)\\w+:', 'contract/src/**/*.ts').map(
  ({ key, text }) => ({
    key,
    text: text.replaceAll(/\/[\w/-]+/g, ''),
  }),
)
const consoleLines = stringsAfter('new StartError\\(|console\\.\\w+\\(', 'server/src/**/*.ts')

const glossary = read('docs/words.md')
const forbidden = [...glossary.matchAll(/^\|.*\| ([^|]*)\|$/gm)].flatMap(([, never]) =>
  [...never!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!),
)
/** Names of values are no words. */
const isIn = (word: string, text: string) => {
  const said = text.replaceAll(/\{\{[^}]*\}\}/g, '')
  return /[가-힣]/.test(word) ? said.includes(word) : new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(said)
}

describe('the glossary', () => {
  test('names words that no text may contain', () => {
    expect(forbidden.length).toBeGreaterThan(50)
    expect([
      ...[isIn('tries', 'Three tries left'), isIn('tries', 'entries'), isIn('반납', '시간을 반납합니다')],
      ...[isIn('told', 'Sent to {{told}} members'), isIn('told', '{{name}} is told')],
    ]).toEqual([true, false, true, false, true])
  })

  test.each(forbidden)('no text says %s', (word) => {
    expect([...each, ...seed, ...summaries, ...consoleLines].filter(({ text }) => isIn(word, text))).toEqual([])
  })

  test('every summary and every line of the console is looked at', () => {
    expect(summaries.length).toBeGreaterThan(280)
    expect(consoleLines.length).toBeGreaterThan(20)
  })

  test('every folder of the demo content is looked at', () => {
    expect(seed.length).toBeGreaterThan(800)
    const paths = [...new Set(seed.map(({ key }) => key))]
    const folders = globSync('server/src/seed/*/', { cwd: ROOT }).map((path) => basename(path))
    expect(folders.length).toBeGreaterThan(15)
    const isRead = (folder: string) => paths.some((path) => path.startsWith(`server/src/seed/${folder}/`))
    expect(folders.filter((folder) => !isRead(folder))).toEqual(['weather'])
    expect(paths).toContain('db/demo/course-tips.json')
  })
})

describe('a text', () => {
  test('has curly quotes', () => {
    expect([...each, ...seed].filter(({ text }) => /["']/.test(text.replaceAll('\\', '')))).toEqual([])
  })

  test('has no Korean particle that depends on a value', () => {
    const particle =
      /\((으|이|은|을|와|과)\)|(이|은|을|과)\((가|는|를|와)\)|\}\}(으로|로|이|가|은|는|을|를|과|와)(?![가-힣])/
    expect([...each, ...seed].filter(({ text }) => particle.test(text))).toEqual([])
  })

  test('asks politely in Korean', () => {
    expect([...each, ...seed].filter(({ text }) => /(?<!주)십시오|바랍니다/.test(text))).toEqual([])
  })

  /** Numeric values, and any value before a noun that is counted; a unit, a range or “1 of 4” does not change with the number. */
  const NUMBER =
    /\{\{(left|min|max|days|months|seconds|minutes|devices|tries|ms|metres)\}\}(?! (m|ms|s)\b)|(?<!to |of )\{\{(?!count)\w+\}\} (\w+ )?(days|hours|weeks|minutes|bookings|players|guests|members|messages)\b/
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
  const same = new Map<string, Text[]>()
  for (const text of texts.filter(({ key }) => category(key) !== 'mail')) {
    const words = `${text.en} | ${text.ko}`
    same.set(words, [...(same.get(words) ?? []), text])
  }
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
