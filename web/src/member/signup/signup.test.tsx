import type { Terms } from '@clubhouse/contract/terms'
import { beforeEach, expect, test } from 'vitest'
import { asked, named, said, show, soon } from '../../../test/screen'
import { forgetSession } from '../../session/session-store'
import AgreementPage from './agreement-page'
import OnePage from './one-page'

const terms = (termsIdx: number, termsType: string, lang = 'en'): Terms => ({
  ...{ termsIdx, termsType, lang, title: `Terms ${termsType}`, contents: '<p>Words.</p>', effectiveDate: '2026-12-01' },
  ...{ isRequired: true, isWorse: false, state: 'IN_FORCE', isPrepared: false, revision: 1, version: 1 },
  ...{ clubName: 'Greenhill', telNo: '' },
})
const RULES = { passwordPolicy: 'strict', certKinds: ['EMAIL'], rejoinDays: 30, undoDays: 7 }

beforeEach(() => forgetSession())

test.each([
  ['no terms at all', []],
  ['terms of service alone', [terms(1, 'SERVICE')]],
  ['only terms that nobody must agree to', [terms(2, 'MARKETING')]],
])('with %s both ways to an account say why there is none, and ask for nothing', async (_, inForce) => {
  for (const [page, path, loaded] of [
    [<AgreementPage />, '/signup/agreement', { terms: inForce }],
    [<OnePage />, '/signup/index_ori', { terms: inForce, ...RULES }],
  ] as const) {
    await show(page, { path, at: path, loaded })
    await soon(() => named('h1', 'Accounts cannot be created yet'))
    expect(said()).toContain('once the club has published its terms')
    expect(document.querySelectorAll('form, input, button')).toHaveLength(0)
    expect(asked).toEqual([])
  }
})

test('terms that the club has in another language alone are shown as such', async () => {
  const loaded = { terms: [terms(1, 'SERVICE', 'ko'), terms(2, 'PRIVACY')] }
  await show(<AgreementPage />, { path: '/signup/agreement', at: '/signup/agreement', loaded })
  await soon(() => named('label', /I agree to all/))
  const languages = ['SERVICE', 'PRIVACY'].map((type) => named('label span', `Terms ${type}`).lang)
  expect(languages).toEqual(['ko', ''])
})
