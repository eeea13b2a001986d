import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon } from '../../../test/screen'
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
