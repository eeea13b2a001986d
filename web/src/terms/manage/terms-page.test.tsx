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

test('a draft has the same terms of the other language beside it, and the way to them', async () => {
  answer({
    ...listed(draft('<p>Court of Suwon</p>'), KOREAN, { ...KOREAN, termsIdx: 9, effectiveDate: '2026-11-02' }),
    'GET /terms/7': () => draft('<p>Court of Suwon</p>'),
    'GET /terms/8': () => KOREAN,
    'GET /terms/before/7': () => ({ before: null, diff: [] }),
    'GET /terms/check/SERVICE/2026-12-02': () => ({ ok: true, earliest: '2026-12-02', clash: null }),
  })
  await show(<TermsPage />, { path: '/ishm/site/terms/:idx', at: '/ishm/site/terms/7' })
  const text = await soon(() => named('details article', '수원 법원'))
  expect(text.lang).toBe('ko')
  expect(document.querySelector('a[href="/ishm/site/terms/8"]')?.textContent).toContain('Draft')
  expect(document.querySelector('a[href*="in="]')).toBeNull()
})

test('terms that one language lacks are written from those of the other, of the same day and with its text beside', async () => {
  answer({
    ...listed(draft('<p>Court of Suwon</p>')),
    'GET /terms/7': () => draft('<p>Court of Suwon</p>'),
    'GET /terms/before/7': () => ({ before: null, diff: [] }),
    'GET /terms/check/SERVICE/2026-12-02': () => ({ ok: true, earliest: '2026-12-02', clash: null }),
    'PUT /terms': () => ({ termsIdx: 8, version: 1 }),
  })
  await show(<TermsPage />, { path: '/ishm/site/terms/:idx', at: '/ishm/site/terms/7' })
  const to = '/ishm/site/terms/new?from=7&in=ko'
  await soon(() => expect(document.querySelector(`a[href="${to}"]`)).not.toBeNull())
  await show(<TermsPage />, { path: '/ishm/site/terms/:idx', at: to })
  await soon(() => named('details article', 'Court of Suwon'))
  expect(document.querySelector<HTMLInputElement>('[name=title]')!.value).toBe('')
  const checks = () => asked.filter(({ call }) => call === 'GET /terms/check/SERVICE/2026-12-02')
  await soon(() => expect(checks().at(-1)?.query).toMatchObject({ lang: 'ko' }))
})

test('what is typed stays when the text of the other language arrives', async () => {
  let arrive = (_: unknown) => {}
  answer({
    ...listed(draft('<p>Court of Suwon</p>'), KOREAN),
    'GET /terms/7': () => draft('<p>Court of Suwon</p>'),
    'GET /terms/8': () => new Promise((resolve) => (arrive = resolve)),
    'GET /terms/before/7': () => ({ before: null, diff: [] }),
    'GET /terms/check/SERVICE/2026-12-02': () => ({ ok: true, earliest: '2026-12-02', clash: null }),
  })
  await show(<TermsPage />, { path: '/ishm/site/terms/:idx', at: '/ishm/site/terms/7' })
  await type('title', 'Terms of use')
  await soon(() => expect(asked.some(({ call }) => call === 'GET /terms/8')).toBe(true))
  arrive(KOREAN)
  await soon(() => named('details article', '수원 법원'))
  expect(field('title').value).toBe('Terms of use')
})
