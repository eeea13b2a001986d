import { readdirSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { Translator } from './translator.ts'

const FOLDER = new URL('../../../db/messages/', import.meta.url)
const FORMATS = ['instant', 'clock', 'clockSeconds', 'day', 'date', 'money', 'number']

/** Every text of the product in one language, by `category.CODE`. */
function allTexts(lang: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(FOLDER).flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, Record<string, string>>,
      ).map(([code, texts]) => [`${file.replace('.json', '')}.${code}`, texts[lang]!]),
    ),
  )
}

/** i18next with the options of the pages. */
function whole(lang: string, texts: Record<string, string>) {
  const instance = createInstance()
  instance.init({
    lng: lang,
    resources: { [lang]: { translation: texts } },
    initAsync: false,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  for (const name of FORMATS) instance.services.formatter!.add(name, (value, lng) => `${name}(${value},${lng})`)
  return instance
}

function small(lang: string, texts: Record<string, string>) {
  const translator = new Translator(lang, texts)
  for (const name of FORMATS) translator.addFormat(name, (value, spoken) => `${name}(${value},${spoken})`)
  return translator
}

const valuesOf = (text: string, value: unknown) =>
  Object.fromEntries([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => [name, value]))

test.each(['en', 'ko'])('every text is filled as i18next fills it: %s', (lang) => {
  const texts = allTexts(lang)
  const [one, other] = [whole(lang, texts), small(lang, texts)]
  expect(Object.keys(texts).length).toBeGreaterThan(300)
  // A missing value is a gap; i18next would show its braces.
  for (const [key, text] of Object.entries(texts)) {
    for (const value of ['07:12', '<b>$&</b>', 1, 3, 0, null]) {
      const values = valuesOf(text, value)
      expect(other.t(key, values), `${key} ${value}`).toBe(one.t(key, values))
    }
  }
})

test('a count chooses the form that the language has for it', () => {
  const texts = { FREE_one: '{{count}} time', FREE_other: '{{count}} times', PLAIN: '{{count}} left' }
  const [one, other] = [whole('en', texts), small('en', texts)]
  for (const count of [0, 1, 2]) {
    expect(other.t('FREE', { count })).toBe(one.t('FREE', { count }))
    expect(other.t('PLAIN', { count })).toBe(one.t('PLAIN', { count }))
  }
})

test('what has no text gives its key, or what stands in for it', () => {
  const [one, other] = [whole('en', { A: 'a' }), small('en', { A: 'a' })]
  expect([other.t('B'), other.t('B', { defaultValue: 'Lake' })]).toEqual([
    one.t('B'),
    one.t('B', { defaultValue: 'Lake' }),
  ])
  expect([other.exists('A'), other.exists('B')]).toEqual([one.exists('A'), one.exists('B')])
})

test('another language is used once its texts are learned, and listeners are notified', async () => {
  const translator = small('en', { A: 'a' })
  let notified = 0
  translator.on('languageChanged', () => notified++)
  translator.learn('ko', { A: '가' })
  expect(translator.t('A')).toBe('a')
  await translator.changeLanguage('ko')
  expect([translator.t('A'), notified]).toEqual(['가', 1])
})
