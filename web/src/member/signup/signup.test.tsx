import type { Terms } from '@clubhouse/contract/terms'
import { act } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, field, MANAGER, named, pressNamed, Refused, said, show, soon, type } from '../../../test/screen'
import { currentSession, forgetSession } from '../../session/session-store'
import AgreementPage from './agreement-page'
import AuthSuccessPage from './auth-success-page'
import { noteJoining } from './joining'
import OnePage from './one-page'
import SignupPage from './signup-page'
import SuccessPage from './success-page'

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
  await soon(() => named('label', /I agree to all required terms/))
  const languages = ['SERVICE', 'PRIVACY'].map((type) => named('label span', `Terms ${type}`).lang)
  expect(languages).toEqual(['ko', ''])
})

const SHEET = '/reservation?date=2026-12-05&course=1'
const typed = {
  id: 'harulim01',
  password: 'Mulligan!2027',
  again: 'Mulligan!2027',
  name: 'Haru Lim',
  phoneNo: '010-5550-9911',
}
const SESSION = {
  ...MANAGER,
  id: typed.id,
  name: typed.name,
  adminIdx: null,
  memberIdx: 7,
  isAdmin: false,
  isSSAdmin: false,
}

/** The last step, the page after it, and a place for where it leads. */
function Steps() {
  const { pathname, search } = useLocation()
  if (pathname === '/signup') return <SignupPage />
  if (pathname === '/signup/auth/success') return <AuthSuccessPage />
  return pathname === '/signup/success' ? <SuccessPage /> : <h1>At {pathname + search}</h1>
}

async function join(
  { back, state = 'ACTIVE', sendsMail }: { back?: string; state?: string; sendsMail?: boolean } = {},
  login: () => object = () => SESSION,
) {
  noteJoining({
    terms: [{ termsIdx: 1, agreed: true }],
    proof: { certToken: 'ct.1', kind: 'EMAIL', email: 'haru@club.example', expiresAt: '2099-01-01T00:00:00Z' },
    done: undefined,
    back,
  })
  answer({
    'POST /member/signup': () => ({ memberIdx: 7, id: typed.id, state }),
    'POST /member/login': login,
    'GET /member/name/check': () => ({ available: true }),
  })
  await show(<Steps />, { path: '*', at: '/signup', loaded: RULES, sendsMail })
  for (const [name, value] of Object.entries(typed)) await type(name, value)
  await pressNamed('button', 'Create account')
}
const logins = () => asked.filter(({ call }) => call === 'POST /member/login').map(({ body }) => body)

describe('a new account', () => {
  test('is logged in with what was typed, and continues at the tee time that was pressed', async () => {
    await join({ back: SHEET })
    await soon(() => named('h1', `At ${SHEET}`))
    expect(logins()).toEqual([{ clubCode: 'GC001', id: typed.id, password: typed.password, chk: false }])
    expect(currentSession()?.memberIdx).toBe(7)
    expect(said()).toContain('Account harulim01 created. You are logged in.')
  })

  test('without a way back is welcomed, and led to the tee times', async () => {
    await join()
    await soon(() => named('h1', 'Welcome, Haru Lim'))
    expect(said()).toContain('is ready, and you are logged in')
    expect(named<HTMLAnchorElement>('a', 'See tee times').getAttribute('href')).toBe('/reservation')
  })

  test('is promised no email by a club without a mail server', async () => {
    await join({ sendsMail: false })
    await soon(() => named('h1', 'Welcome, Haru Lim'))
    expect(said()).not.toMatch(/sent|email/i)
  })

  test('that waits for approval is sent to a club without a mail server for the decision', async () => {
    await join({ state: 'PENDING', sendsMail: false })
    await soon(() => named('h1', 'Thank you, Haru Lim'))
    expect(said()).toContain('Please call the club for the decision.')
    expect(said()).not.toContain('haru@club.example')
  })

  test('whose login fails exists all the same: its page leads to the login and back', async () => {
    await join({ back: SHEET }, () => {
      throw new Refused(500)
    })
    await soon(() => named('h1', 'Welcome, Haru Lim'))
    expect(currentSession()).toBeNull()
    const link = named<HTMLAnchorElement>('a', 'Log in').getAttribute('href')
    expect(link).toBe(`/login?back=${encodeURIComponent(SHEET)}`)
  })

  test('that waits for approval is not logged in, and says what happens next', async () => {
    await join({ back: SHEET, state: 'PENDING' })
    await soon(() => named('h1', 'Thank you, Haru Lim'))
    expect([...document.querySelectorAll('ol:last-of-type > li')].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['We email the decision to haru@club.example.']),
    )
    expect(said()).toContain('is not held in the meantime')
    expect(logins()).toEqual([])
  })
})

test('what an account does not need is folded, and unfolds where something is filled in or wrong', async () => {
  answer({ 'GET /member/name/check': () => ({ available: true }) })
  const proof = { certToken: 'ct.1', kind: 'EMAIL', email: 'haru@club.example', expiresAt: '2099-01-01T00:00:00Z' }
  const fold = () => field('birthDate').closest('details')!
  const shown = async (more: object) => {
    await act(async () =>
      noteJoining({
        terms: [{ termsIdx: 1, agreed: true }],
        proof: { ...proof, ...more },
        done: undefined,
        back: undefined,
      }),
    )
    await show(<Steps />, { path: '*', at: '/signup', loaded: RULES })
    await soon(() => named('summary', 'More about you (optional)'))
  }
  await shown({})
  expect(fold().open).toBe(false)
  for (const name of ['id', 'password', 'name', 'phoneNo', 'memberNo'])
    expect(field(name).closest('details'), name).toBeNull()
  await type('birthDate', 'spring')
  await soon(() => expect(fold().open).toBe(true))
  fold().open = false
  await pressNamed('button', 'Create account')
  await soon(() => expect(fold().open).toBe(true))
  sessionStorage.clear()
  await shown({ birthDate: '1980-01-31' })
  await soon(() => expect(fold().open).toBe(true))
})

test.each([
  ['EMAIL', { email: 'haru@club.example' }, 'haru@club.example is verified. One step is left.'],
  ['NICE', { name: 'Haru Lim' }, 'Your identity is verified. One step is left.'],
  ['STAFF', {}, 'One step is left.'],
])('the page after a verification leads to the form, which says what is verified: %s', async (kind, more, words) => {
  const expiresAt = '2099-01-01T00:00:00Z'
  noteJoining({ terms: [{ termsIdx: 1, agreed: true }], proof: { certToken: 'ct.1', kind, expiresAt, ...more } })
  await show(<Steps />, { path: '*', at: '/signup/auth/success', loaded: RULES })
  await soon(() => named('h1', 'Your account'))
  expect(document.querySelector('[role=status]')?.textContent).toBe(words)
})

test('a login before the approval says what happens next, without a tee time that was never chosen', async () => {
  noteJoining({ done: undefined, back: undefined })
  await show(<SuccessPage />, { path: '/signup/success', at: '/signup/success?waiting' })
  await soon(() => named('h1', 'Your account is awaiting approval'))
  expect(said()).toContain('We email the decision to the address of your application.')
  expect(said()).not.toContain('is not held')
})

test('the first page keeps where the visitor was, and says that the tee time is held after', async () => {
  noteJoining({ back: undefined, done: undefined, terms: undefined })
  const loaded = { terms: [terms(1, 'SERVICE'), terms(2, 'PRIVACY')] }
  const at = `/signup/agreement?back=${encodeURIComponent(SHEET)}`
  await show(<AgreementPage />, { path: '/signup/agreement', at, loaded })
  await soon(() => expect(said()).toContain('the time that you chose is held for you if it is still free'))
})
