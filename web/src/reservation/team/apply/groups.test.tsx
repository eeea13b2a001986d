import { beforeEach, expect, test } from 'vitest'
import { answer, asked, named, press, pressNamed, put, Refused, said, show, soon, type } from '../../../../test/screen'
import { asMember, ME } from '../../../../test/some-draw'
import { GROUP_FORM, LATER, PLACE, SEASON } from '../../../../test/some-group'
import Groups from './groups'

const AT = { path: '/reservation', at: '/reservation?view=groups' }
const CHECK = `GET /reservation/team/check-apply/${ME}/0`
const FORMS = `GET /reservation/team/form/${ME}/0`
const PLACES = `GET /reservation/team/places/${ME}`

beforeEach(() => {
  asMember()
  answer({
    'GET /member/reservation-settings': () => ({ groups: [] }),
    [PLACES]: () => [],
    'GET /my-reservation/buddies': () => [{ memberIdx: 8, name: 'Ann Lee' }],
  })
})

const bodyOf = (call: string) => soon(() => asked.find((one) => one.call === call)!.body as Record<string, unknown>)

test('a season that opens later says when, and what prevents an application', async () => {
  const blocks = [
    { code: 'NOT_OPEN', vars: { opensAt: LATER } },
    { code: 'SUSPENDED', vars: { until: '2098-05-01', why: 'W1' } },
  ]
  answer({ [CHECK]: () => ({ ...SEASON, openAt: LATER, canApply: false, blocks }), [FORMS]: () => [] })
  await show(<Groups />, AT)
  await soon(() => expect(said()).toContain('Opens later'))
  expect(said()).toContain('Another member of the group can be president and apply.')
  expect(named<HTMLAnchorElement>('a', 'See your penalties').getAttribute('href')).toBe('/mypage/penalties')
  expect(said()).not.toContain('Apply for the season')
})

test('without a season there is a word about the next one', async () => {
  answer({ [CHECK]: () => null, [FORMS]: () => [] })
  await show(<Groups />, AT)
  await soon(() => expect(said()).toContain('No season yet'))
})

test('applications of every state are listed with what they mean', async () => {
  const states = ['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'WAITLISTED', 'REJECTED', 'WITHDRAWN'] as const
  answer({
    [CHECK]: () => SEASON,
    [FORMS]: () => states.map((state, i) => ({ ...GROUP_FORM, formIdx: i + 1, state, reason: 'Full', version: 1 })),
  })
  await show(<Groups />, AT)
  await soon(() => expect(said()).toContain('Under review'))
  for (const words of ['The club writes: Full', '3 people', 'Waitlisted']) expect(said()).toContain(words)
  expect([...document.querySelectorAll('button')].filter((one) => one.textContent === 'Withdraw')).toHaveLength(2)
})

test('a draw that was revoked says why, and which it was', async () => {
  const revoked = [{ revokedAt: '2098-01-15T00:00:00Z', reason: 'No numbers.', words: 'oak elm ash' }]
  answer({ [CHECK]: () => SEASON, [FORMS]: () => [{ ...GROUP_FORM, state: 'UNDER_REVIEW', revoked }] })
  await show(<Groups />, AT)
  await soon(() => expect(said()).toContain('The draw with the fingerprint oak elm ash was revoked'))
  expect(said()).toContain('No numbers.')
})

test('an application is submitted, and refusals name their field', async () => {
  answer({
    [CHECK]: () => SEASON,
    [FORMS]: () => [GROUP_FORM],
    'POST /reservation/team/form': () => {
      throw new Refused(200, { code: 'ROSTER_SIZE', msgCode: 'reservation.ROSTER_SIZE', msgVar: { min: 12, max: 40 } })
    },
  })
  await show(<Groups />, AT)
  await pressNamed('button', 'Change')
  await type('teamName', 'New Boys')
  await pressNamed('form button', 'Add a wish')
  await press(named('form button', 'Save'))
  // The second wish begins as the usual one, which differs from the first.
  await soon(() => expect(said()).toContain('At least 12 people are needed'))
  expect(await bodyOf('POST /reservation/team/form')).toMatchObject({
    ...{ formIdx: 21, version: 4, seasonIdx: 3, state: 'SUBMITTED', teamName: 'New Boys', teams: 3, cycle: 'M1' },
    ...{ presidentIdx: ME, secretaryIdx: 8, skipMonths: [1] },
    wishes: [GROUP_FORM.wishes[0], { weekType: '1', weekday: '6', hour: '07' }],
    roster: [{ memberIdx: ME }, { memberIdx: 8 }, { name: 'A guest' }],
  })
})

test('a new application begins with the member as president, needs the rest, and is kept while it is typed', async () => {
  answer({ [CHECK]: () => SEASON, [FORMS]: () => [] })
  await show(<Groups />, AT)
  await pressNamed('button', 'Apply for the season')
  await type('teamName', 'Kept')
  await pressNamed('form button', 'Save draft')
  await soon(() => expect(said()).toContain('Choose a secretary.'))
  await pressNamed('form button', 'Cancel')
  await show(<Groups />, AT)
  await pressNamed('button', 'Apply for the season')
  await soon(() => expect(document.querySelector<HTMLInputElement>('[name="teamName"]')!.value).toBe('Kept'))
})

test('a player who is no member is named in the roster', async () => {
  answer({
    [CHECK]: () => SEASON,
    [FORMS]: () => [{ ...GROUP_FORM, state: 'DRAFT' }],
    'POST /reservation/team/form': () => GROUP_FORM,
  })
  await show(<Groups />, AT)
  await pressNamed('button', 'Continue')
  const guest = await soon(() => {
    const label = named<HTMLLabelElement>('label', 'Name of a guest')
    return document.getElementById(label.htmlFor) as HTMLInputElement
  })
  await put(guest, 'New guest')
  await pressNamed('form button', 'Add')
  await soon(() => expect(said()).toContain('4 people named'))
  await pressNamed('form button', 'Remove A guest')
  await pressNamed('form button', 'Save draft')
  expect(await bodyOf('POST /reservation/team/form')).toMatchObject({
    state: 'DRAFT',
    roster: [{ memberIdx: ME }, { memberIdx: 8 }, { name: 'New guest' }],
  })
})

test('withdrawing asks first', async () => {
  answer({
    [CHECK]: () => SEASON,
    [FORMS]: () => [GROUP_FORM],
    'DELETE /reservation/team/form/21': () => ({ state: 'WITHDRAWN' }),
  })
  await show(<Groups />, AT)
  await pressNamed('button', 'Withdraw')
  await soon(() => expect(said()).toContain('Withdraw the application of Old Boys?'))
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await press(named('fieldset button', 'Withdraw'))
  await soon(() => expect(asked.some(({ call }) => call === 'DELETE /reservation/team/form/21')).toBe(true))
})

test('a member whom another group has named reads why no application is possible, and leaves the roster', async () => {
  const blocks = [{ code: 'PLAYER_ALREADY_BOOKED', vars: { which: 1, name: 'Me' } }]
  let places = [PLACE]
  answer({
    [CHECK]: () => ({ ...SEASON, canApply: places.length === 0, blocks: places.length > 0 ? blocks : [] }),
    [FORMS]: () => [],
    [PLACES]: () => places,
    'DELETE /reservation/team/places/51': () => {
      places = []
      return { rosterSize: 11 }
    },
  })
  await show(<Groups />, AT)
  await soon(() => expect(said()).toContain('You are on the roster of another group of this season.'))
  for (const words of ['Groups that have named you', 'Oak Friends', 'Bo Kim']) expect(said()).toContain(words)
  await pressNamed('button', 'Leave the roster')
  await soon(() => expect(said()).toContain('Leave the roster of Oak Friends?'))
  await press(named('fieldset button', 'Leave the roster'))
  await soon(() => named('button', 'Apply for the season'))
  expect(said()).not.toContain('Groups that have named you')
  await soon(() => expect(document.activeElement?.textContent).toBe('Your applications'))
})

test('an officer who is on the roster of another group is named at the office', async () => {
  answer({
    [CHECK]: () => SEASON,
    [FORMS]: () => [GROUP_FORM],
    'POST /reservation/team/form': () => {
      throw new Refused(200, {
        ...{ code: 'PLAYER_ALREADY_BOOKED', msgCode: 'reservation.PLAYER_ALREADY_BOOKED' },
        msgVar: { which: 2, name: 'Ann Lee' },
      })
    },
  })
  await show(<Groups />, AT)
  await pressNamed('button', 'Change')
  await press(named('form button', 'Save'))
  const office = await soon(() => document.getElementById('secretary-error')!)
  expect(office.textContent).toContain('Ann Lee belongs to another group of this season.')
})
