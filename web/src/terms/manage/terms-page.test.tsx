import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, said, show, soon, type } from '../../../test/screen'
import TermsPage from './terms-page'

const draft = (contents: string) => ({
  ...{
    termsIdx: 7,
    termsType: 'SERVICE',
    lang: 'en',
    title: 'Terms of service',
    contents,
    effectiveDate: '2026-12-02',
  },
  ...{ isRequired: true, isWorse: false, state: 'DRAFT', isPrepared: false, revision: 1, version: 1 },
  ...{ clubName: 'Greenhill', telNo: '' },
})

async function open(contents: string) {
  answer({
    'GET /terms': () => ({ list: [], total: 0 }),
    'GET /terms/7': () => draft(contents),
    'GET /terms/before/7': () => ({ before: null, diff: [] }),
    'GET /terms/check/SERVICE/2026-12-02': () => ({ ok: true, earliest: '2026-12-02', clash: null }),
    'PUT /terms': () => ({ termsIdx: 7, version: 2 }),
  })
  await show(<TermsPage />, { path: '/ishm/site/terms/:idx', at: '/ishm/site/terms/7' })
}
const announced = () => asked.filter(({ call }) => call === 'PUT /terms')

test('a draft names the places that the club must fill, and is not announced with one of them', async () => {
  await open('<p>Court: [[name of the court]]. Law: [[your <b>country</b>]].</p>')
  const note = await soon(() => named('section', '2 places to change'))
  expect([...note.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['name of the court', 'your country'])
  await pressNamed('button', 'Announce')
  await soon(() => named('[role=alertdialog]', /2 marked places are still to be changed/))
  expect(announced()).toEqual([])
})

test('a draft without such places is announced after a question', async () => {
  await open('<p>Court: Suwon.</p>')
  await pressNamed('button', 'Announce')
  expect(said()).not.toContain('only your club can fill')
  await pressNamed('[role=alertdialog] button', 'Announce')
  await soon(() => expect(announced()).toMatchObject([{ body: { state: 'SCHEDULED', version: 1 } }]))
})

const KOREAN = { ...draft('<p>수원 법원</p>'), termsIdx: 8, lang: 'ko', title: '이용약관' }
const listed = (...rows: object[]) => ({
  'GET /terms': () => ({ list: rows.map((row) => ({ ...row, places: 0, missingIn: [] })), total: rows.length }),
})

const DAY = '2026-12-02'
const others = {
  'GET /terms/before/7': () => ({ before: null, diff: [] }),
  [`GET /terms/check/SERVICE/${DAY}`]: () => ({ ok: true, earliest: DAY, clash: null }),
}
const at = (path: string) => show(<TermsPage />, { path: '/ishm/site/terms/:idx', at: `/ishm/site/terms/${path}` })
const saved = () => announced().at(-1)?.body

test('a draft is written in each language side by side, and saved and announced with one press', async () => {
  const versions: Record<number, object> = { 7: draft('<p>Court of Suwon</p>'), 8: KOREAN }
  answer({
    ...others,
    ...listed(draft('<p>Court of Suwon</p>'), KOREAN, { ...KOREAN, termsIdx: 9, effectiveDate: '2026-11-02' }),
    'GET /terms/7': () => versions[7],
    'GET /terms/8': () => versions[8],
    'PUT /terms': () => {
      versions[8] = { ...KOREAN, title: '서비스 이용약관', version: 2 }
      return { termsIdx: 7, version: 2 }
    },
  })
  await at('7')
  await type('inOthers.ko.title', '서비스 이용약관')
  await pressNamed('button', 'Save')
  await soon(() =>
    expect(saved()).toMatchObject({
      ...{ termsIdx: 7, version: 1, lang: 'en', title: 'Terms of service', state: 'DRAFT' },
      inOthers: { ko: { termsIdx: 8, version: 1, title: '서비스 이용약관', contents: '<p>수원 법원</p>' } },
    }),
  )
  await soon(() => expect(asked.filter(({ call }) => call === 'GET /terms/8').length).toBeGreaterThan(1))
  await pressNamed('button', 'Announce')
  await pressNamed('[role=alertdialog] button', 'Announce')
  await soon(() => expect(saved()).toMatchObject({ state: 'SCHEDULED', inOthers: { ko: { version: 2 } } }))
})

test('a language that is missing is begun in the same draft, and the question before the announcement names it', async () => {
  answer({
    ...others,
    ...listed(draft('<p>Court of Suwon</p>')),
    'GET /terms/7': () => draft('<p>Court of Suwon</p>'),
    'PUT /terms': () => ({ termsIdx: 7, version: 2 }),
  })
  await at('7')
  await pressNamed('button', 'Announce')
  await soon(() => named('[role=alertdialog]', /The text in ko is missing/))
  await pressNamed('[role=alertdialog] button', 'No')
  await type('inOthers.ko.title', '이용약관')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Fill in this field'))
  expect(announced()).toEqual([])
})

test('of announced terms one language lacks, that language alone is written, with the announced text beside it', async () => {
  const english = { ...draft('<p>Court of Suwon</p>'), state: 'SCHEDULED' }
  answer({
    ...others,
    ...listed(english),
    'GET /terms/7': () => english,
    'GET /manage/terms/7/consents': () => ({ list: [], total: 0, agreed: 0, refused: 0 }),
    'PUT /terms': () => ({ termsIdx: 8, version: 1 }),
  })
  await at('7')
  const to = '/ishm/site/terms/new?from=7&in=ko'
  await soon(() => expect(document.querySelector(`a[href="${to}"]`)).not.toBeNull())
  await at('new?from=7&in=ko')
  await soon(() => named('article', 'Court of Suwon'))
  expect(document.querySelector('[name="inOthers.en.title"]')).toBeNull()
  expect(field('inOthers.ko.title').value).toBe('')
  expect(field('effectiveDate').value).not.toBe('')
  const checks = () => asked.filter(({ call }) => call === `GET /terms/check/SERVICE/${DAY}`)
  await soon(() => expect(checks().at(-1)?.query).toMatchObject({ lang: 'ko' }))
})

test('a new version begins with the words of each language', async () => {
  const inForce = { state: 'IN_FORCE', effectiveDate: '2026-01-02' }
  const [english, korean] = [
    { ...draft('<p>Court of Suwon</p>'), ...inForce },
    { ...KOREAN, ...inForce },
  ]
  answer({
    ...others,
    ...listed(english, korean),
    'GET /terms/7': () => english,
    'GET /terms/8': () => korean,
    'PUT /terms': () => ({ termsIdx: 9, version: 1 }),
  })
  await at('new?from=7')
  await soon(() => expect(field('inOthers.ko.title').value).toBe('이용약관'))
  await type('effectiveDate', '2027.02.01')
  await pressNamed('button', 'Save draft')
  await soon(() => expect(saved()).toMatchObject({ lang: 'en', inOthers: { ko: { title: '이용약관' } } }))
  expect(saved()).not.toHaveProperty('termsIdx')
  expect(saved()).not.toHaveProperty('inOthers.ko.termsIdx')
})
