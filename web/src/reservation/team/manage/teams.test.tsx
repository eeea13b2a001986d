import { expect, test } from 'vitest'
import {
  answer,
  asked,
  field,
  named,
  press,
  pressNamed,
  put,
  Refused,
  said,
  show,
  soon,
  type,
} from '../../../../test/screen'
import { CONTRACT, GROUP_DATE, GROUP_FORM, LATER, SEASON } from '../../../../test/some-group'
import { queryClient } from '../../../api/query-client'
import CalendarPage from './calendar-page'
import ContractsPage from './contracts-page'
import FormsPage from './forms-page'
import SeasonsPage from './seasons-page'

const PATH = '/ishm/reservation/teams'
const page = (list: object[]) => ({ list, total: list.length, page: 1, size: 30 })
const { canApply: _, blocks: __, ...planned } = SEASON
const ONE_SEASON = { ...planned, mode: 'MANUAL', state: 'PLANNED', forms: 2, hasDates: true, version: 3, openAt: LATER }
const OFFICERS = { president: { memberIdx: 7, name: 'Me' }, secretary: { memberIdx: 8, name: 'Ann Lee' } }
const LAST = { contractIdx: 40, teamName: 'Young Boys', year: 2097, playedShare: 67 }
const MANAGED = {
  ...GROUP_FORM,
  ...OFFICERS,
  score: { rounds: 31, lateCancels: 1, memberShare: 66, last: LAST },
  translated: {},
}
const ROW = { ...MANAGED, roster: undefined, rosterSize: 3, conflicts: 1 }
const DETAIL = {
  ...MANAGED,
  conflicts: [{ formIdx: 22, teamName: 'Rivals', state: 'SUBMITTED', wish: 0, teams: 4 }],
  left: [8],
  playedLeast: 80,
  decisions: ['APPROVED', 'WAITLISTED', 'REJECTED', 'UNDER_REVIEW'],
}
const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body

const showForm = async (more: object = {}) => {
  answer({
    'GET /manage/seasons': () => [ONE_SEASON],
    'GET /manage/team-forms': () => page([ROW]),
    'GET /manage/team-forms/21': () => ({ ...DETAIL, ...more }),
  })
  await show(<FormsPage />, { path: `${PATH}/:idx?`, at: `${PATH}/21` })
  await soon(() => named('h2', 'Old Boys'))
}

test('an application is read with its score, its wishes and who else wants them', async () => {
  await showForm()
  await soon(() => expect(said()).toContain('8 tee times left'))
  for (const words of ['31', '66%', 'wants 4 tee times too (Submitted)', 'A guest (guest)'])
    expect(said()).toContain(words)
  expect(named<HTMLAnchorElement>('a', 'Rivals').getAttribute('href')).toBe(`${PATH}/22`)
})

test('an application shows how much the group of its officers played last', async () => {
  await showForm()
  await soon(() => expect(said()).toContain('Fewer than the 80% asked'))
  const link = named<HTMLAnchorElement>('a', 'Young Boys 2097: 67% of its dates played')
  expect(link.getAttribute('href')).toBe(`${PATH}/contracts/40`)
})

test.each([
  [80, '80% of its dates played'],
  [null, 'no date played yet'],
])('with %s per cent played it blames no group', async (playedShare, words) => {
  await showForm({ score: { ...MANAGED.score, last: { ...LAST, playedShare } } })
  await soon(() => expect(said()).toContain(words))
  expect(said()).not.toContain('Fewer than')
})

test('an application is approved with a reason', async () => {
  await showForm()
  answer({
    'PUT /manage/team-forms/21/decision': () => ({ ...DETAIL, state: 'APPROVED', dates: [GROUP_DATE], moved: 1 }),
  })
  await pressNamed('button', 'Decide')
  await pressNamed('button', 'Save decision')
  await soon(() => expect(said()).toContain('Choose a decision.'))
  await press(document.querySelector<HTMLInputElement>('input[value="APPROVED"]')!)
  await type('reason', 'Welcome.')
  await pressNamed('button', 'Save decision')
  await soon(() => expect(said()).toContain('Approved: 1 date planned. 1 was moved'))
  expect(bodyOf('PUT /manage/team-forms/21/decision')).toMatchObject({
    ...{ version: 4, state: 'APPROVED', wish: 0, reason: 'Welcome.' },
  })
})

test('a wish for which there is no room is refused at its field', async () => {
  await showForm()
  answer({
    'PUT /manage/team-forms/21/decision': () => {
      throw new Refused(200, { code: 'OVERLAP', msgCode: 'reservation.OVERLAP', msgVar: { with: 'Rivals' } })
    },
  })
  await pressNamed('button', 'Decide')
  await press(await soon(() => document.querySelector<HTMLInputElement>('input[value="APPROVED"]')!))
  await type('reason', 'Welcome.')
  await pressNamed('button', 'Save decision')
  await soon(() => expect(said()).toContain('Choose another wish.'))
})

test('a decided application has no decision to make', async () => {
  await showForm({ state: 'REJECTED', reason: 'Full', decisions: [] })
  await soon(() => expect(said()).toContain('Full'))
  expect(() => named('button', 'Decide')).toThrow()
})

const showContract = async (more: object = {}) => {
  answer({
    'GET /manage/seasons': () => [ONE_SEASON],
    'GET /manage/team-contracts': () =>
      page([{ ...CONTRACT, ...OFFICERS, roster: undefined, rosterSize: 3, dates: 1 }]),
    'GET /manage/team-contracts/41': () => ({ ...CONTRACT, translated: {}, ...more }),
    'GET /manage/team-dates/31/tee-times': () =>
      ['07:00', '07:08', '07:16', '07:24'].map((time, i) => ({
        ...{ slotIdx: i + 1, time, courseName: 'Lake', isOwn: i < 3 },
      })),
  })
  await show(<ContractsPage />, { path: `${PATH}/contracts/:idx?`, at: `${PATH}/contracts/41` })
  await soon(() => named('h3', 'Dates'))
}

test('a contract shows where the group stands', async () => {
  await showContract({ lostDates: ['2098-06-07'] })
  expect(said()).toContain('75% so far. The club asks for at least 80%. 1 more date can be missed.')
  expect(said()).toMatch(/No date for .*2098.06.07/)
  expect(said()).not.toContain('On a holiday')
})

test('a date on a holiday is marked at its contract and in the calendar', async () => {
  const dates = [{ ...GROUP_DATE, onHoliday: true }]
  await showContract({ dates })
  expect(said()).toContain('On a holiday')
  answer({ 'GET /manage/team-dates': () => dates.map((one) => ({ ...one, teamName: CONTRACT.teamName })) })
  await show(<CalendarPage />, { path: `${PATH}/calendar`, at: `${PATH}/calendar` })
  await soon(() => named('h2', /2098/))
  expect(said()).toContain('On a holiday')
})

test('a date on a holiday is kept there by one press', async () => {
  await showContract({ dates: [{ ...GROUP_DATE, onHoliday: true }] })
  const keep = 'PUT /manage/team-dates/31/holiday'
  answer({ [keep]: () => ({ ...GROUP_DATE, keptOnHoliday: true, version: 3 }) })
  await pressNamed('button', /^Keep the date on .*, a holiday$/)
  await soon(() => expect(said()).toContain('The date stays on the holiday.'))
  expect(bodyOf(keep)).toEqual({ version: 2 })
})

test('a date that was kept on a holiday says so, and is not asked for again', async () => {
  await showContract({ dates: [{ ...GROUP_DATE, keptOnHoliday: true }] })
  expect(said()).toContain('Stays on the holiday')
  expect(() => named('button', /^Keep the date/)).toThrow('No button')
})

test('a contract shows who was asked to take an office over', async () => {
  await showContract({ presidentOfferedTo: 8 })
  expect(named<HTMLAnchorElement>('a', 'Me (asked: Ann Lee)').getAttribute('href')).toBe('/ishm/member/list/7')
})

test('a contract ends after a question that says what it releases', async () => {
  await showContract()
  answer({ 'PUT /manage/team-contracts/41': () => ({ released: 3 }) })
  await pressNamed('button', 'End the contract')
  await soon(() => expect(said()).toContain('3 tee times are released.'))
  await type('reason', 'They moved away.')
  await pressNamed('form button', 'End the contract')
  await soon(() => expect(said()).toContain('End the contract of Old Boys?'))
  expect(bodyOf('PUT /manage/team-contracts/41')).toBeUndefined()
  await pressNamed('[role="alertdialog"] button, dialog[role] button', 'End the contract')
  await soon(() => expect(said()).toContain('Contract ended. 3 tee times released.'))
  expect(bodyOf('PUT /manage/team-contracts/41')).toMatchObject({ version: 6, state: 'ENDED' })
})

const timesDeed = () =>
  soon(() => {
    const deed = document.querySelector<HTMLInputElement>('input[value="TIMES"]')
    if (!deed) throw new Error('No other tee times are offered.')
    return deed
  })

test('a date is given other tee times of its day', async () => {
  await showContract()
  answer({ 'PUT /manage/team-dates/31': () => GROUP_DATE })
  await pressNamed('button', /^Change \w/)
  await press(await timesDeed())
  await soon(() => expect(field('tee time 0').value).toBe('1'))
  await put(field('tee time 2') as HTMLElement as HTMLSelectElement, '2')
  await type('reason', 'A tournament begins at 07:16.')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('This tee time is chosen twice.'))
  await put(field('tee time 0') as HTMLElement as HTMLSelectElement, '4')
  await put(field('tee time 2') as HTMLElement as HTMLSelectElement, '')
  await pressNamed('button', 'Save')
  await soon(() => expect(bodyOf('PUT /manage/team-dates/31')).toMatchObject({ slotIdx: [4, 2], version: 2 }))
  expect(bodyOf('PUT /manage/team-dates/31')).not.toHaveProperty('date')
})

test('a tee time that was taken meanwhile is said at its field', async () => {
  await showContract()
  answer({
    'PUT /manage/team-dates/31': () => {
      throw new Refused(200, { code: 'TAKEN', msgCode: 'reservation.TAKEN', msgVar: {} })
    },
  })
  await pressNamed('button', /^Change \w/)
  await press(await timesDeed())
  await type('reason', 'A tournament.')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('A tee time was taken in the meantime.'))
})

test('a date of a day that is not made has no tee times to give', async () => {
  await showContract()
  answer({ 'GET /manage/team-dates/31/tee-times': () => [] })
  await pressNamed('button', /^Change \w/)
  await soon(() => expect(document.querySelector('input[value="MOVE"]')).not.toBeNull())
  expect(document.querySelector('input[value="TIMES"]')).toBeNull()
})

test('a date needs another day to be moved, and can be cancelled for the club', async () => {
  await showContract()
  answer({ 'PUT /manage/team-dates/31': () => ({ ...GROUP_DATE, state: 'CLUB_CANCELLED' }) })
  await pressNamed('button', /^Change Sat|^Change Sun|^Change \w/)
  await type('reason', 'The greens are closed.')
  await pressNamed('form button', 'Save')
  await soon(() => expect(said()).toContain('Choose another day.'))
  await press(document.querySelector<HTMLInputElement>('[value="CLUB_CANCELLED"]')!)
  await pressNamed('form button', 'Save')
  await soon(() => expect(said()).toContain('Date changed.'))
  expect(bodyOf('PUT /manage/team-dates/31')).toMatchObject({
    ...{ version: 2, state: 'CLUB_CANCELLED', reason: 'The greens are closed.' },
  })
})

test('the calendar shows the dates of a month, and marks those that were moved', async () => {
  answer({
    'GET /manage/seasons': () => [ONE_SEASON],
    'GET /manage/team-dates': () =>
      [
        { ...GROUP_DATE, movedFrom: '2098-03-01', isAccepted: false },
        {
          ...GROUP_DATE,
          dateIdx: 32,
          date: '2098-04-12',
          state: 'SKIPPED',
          movedFrom: '2098-04-05',
          isAccepted: false,
        },
      ].map((date) => ({ ...date, teamName: CONTRACT.teamName })),
  })
  await show(<CalendarPage />, { path: `${PATH}/calendar`, at: `${PATH}/calendar` })
  await soon(() => expect(said()).toContain('Moved, to be accepted'))
  expect(said()).not.toContain('Moved, not played')
  await pressNamed('button', 'Next month')
  await soon(() => expect(said()).toContain('Moved, not played'))
})

test('the calendar opens on the newest season that has dates', async () => {
  const planned = { ...ONE_SEASON, seasonIdx: 4, year: 2099, forms: 0, hasDates: false }
  const before = { ...ONE_SEASON, seasonIdx: 2, year: 2097 }
  answer({ 'GET /manage/seasons': () => [planned, ONE_SEASON, before], 'GET /manage/team-dates': () => [] })
  const opened = async () => {
    await show(<CalendarPage />, { path: `${PATH}/calendar`, at: `${PATH}/calendar` })
    return soon(() => document.querySelector('select')!.selectedOptions[0]!.textContent)
  }
  expect(await opened()).toContain('2098')
  answer({ 'GET /manage/seasons': () => [planned] })
  queryClient().clear()
  expect(await opened()).toContain('2099')
})

test('a new season begins with the calendar of the year before it, in club time, and without limits', async () => {
  const now = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Seoul', year: 'numeric' }).format(Date.now()))
  answer({
    'GET /manage/seasons': () => [{ ...ONE_SEASON, year: now + 1 }],
    'POST /manage/seasons': () => ({ seasonIdx: 5, version: 1 }),
  })
  await show(<SeasonsPage />, { path: `${PATH}/seasons/:idx?`, at: `${PATH}/seasons?new=1` })
  await soon(() => expect(field('year').value).toBe(String(now + 2)))
  await type('closeAt.time', '12:00')
  await pressNamed('button', 'Create season')
  await soon(() => expect(bodyOf('POST /manage/seasons')).toBeDefined())
  expect(bodyOf('POST /manage/seasons')).toEqual({
    ...{ year: now + 2, mode: 'MANUAL', openAt: `${now + 1}-10-01T00:00:00.000Z` },
    ...{ closeAt: `${now + 1}-10-20T03:00:00.000Z`, decideBy: `${now + 1}-11-30T09:00:00.000Z` },
  })
})

test('a season is changed with its limits', async () => {
  answer({
    'GET /manage/seasons': () => [ONE_SEASON],
    'GET /manage/seasons/3': () => ONE_SEASON,
    'PUT /manage/seasons/3': () => {
      throw new Refused(400, { code: 'VALIDATION', msgDetail: 'limits.teamsMax' })
    },
  })
  await show(<SeasonsPage />, { path: `${PATH}/seasons/:idx?`, at: `${PATH}/seasons/3` })
  await soon(() => expect(field('limit teamsMax').value).toBe('5'))
  await type('limit teamsMax', '2')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('This does not fit the other sizes.'))
  expect(bodyOf('PUT /manage/seasons/3')).toMatchObject({
    year: 2098,
    version: 3,
    limits: { teamsMin: 3, teamsMax: 2 },
  })
})

test('a season with contracts that cannot be drawn says so at the way of deciding', async () => {
  answer({
    'GET /manage/seasons': () => [ONE_SEASON],
    'GET /manage/seasons/3': () => ONE_SEASON,
    'PUT /manage/seasons/3': () => {
      const msgVar = { where: 'team-contract', count: 2 }
      throw new Refused(200, { code: 'IN_USE', msgCode: 'common.IN_USE', msgVar })
    },
  })
  await show(<SeasonsPage />, { path: `${PATH}/seasons/:idx?`, at: `${PATH}/seasons/3` })
  await soon(() => expect(field('limit teamsMax').value).toBe('5'))
  await type('limit teamsMax', '4')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Groups have contracts for this season already'))
})

const DRAW = {
  ...{ seasonIdx: 3, year: 2027, state: 'NONE', closeAt: '2020-01-01T00:00:00Z', drawAt: '2020-02-01T00:00:00Z' },
  ...{ seed: { mode: 'numbers', name: 'Lotto' }, forms: 2, places: [], revoked: [] },
}
const showSeason = async (draw: object) => {
  const season = { ...ONE_SEASON, mode: 'DRAW', drawAt: DRAW.drawAt, seedMode: 'numbers', seedName: 'Lotto' }
  answer({
    'GET /manage/seasons': () => [season],
    [`GET /manage/seasons/${ONE_SEASON.seasonIdx}`]: () => season,
    [`GET /manage/seasons/${ONE_SEASON.seasonIdx}/draw`]: () => ({ ...DRAW, ...draw }),
  })
  await show(<SeasonsPage />, { path: `${PATH}/seasons/:idx?`, at: `${PATH}/seasons/${ONE_SEASON.seasonIdx}` })
  await soon(() => expect(said()).toContain('Draw of the season'))
}

test.each<[string, object, string]>([
  ['freeze', {}, 'Freeze applications'],
  ['type the numbers', { state: 'FROZEN', typed: { count: 1, mine: false } }, '1 manager has entered the numbers.'],
  ['publish', { state: 'DRAWN' }, 'Publish result'],
])('a season that is drawn offers to %s when that is next', async (_, draw, words) => {
  await showSeason(draw)
  await soon(() => expect(said()).toContain(words))
})

test('the result of a season says what took each wish', async () => {
  const missed = [
    { wish: 0, byPlaces: [2, 5] },
    { wish: 1, byPlaces: [] },
  ]
  await showSeason({ state: 'PUBLISHED', places: [{ place: 7, formIdx: 21, teamName: 'Old Boys', missed }] })
  await soon(() => expect(said()).toContain('Wish 1 went to places 2, 5.'))
  expect(said()).toContain('Wish 2 has too few tee times for this group.')
})

test('a frozen season can be revoked with a reason, and says which draws were', async () => {
  const revoked = [{ revokedAt: '2020-01-15T00:00:00Z', reason: 'No numbers.', words: 'oak elm ash' }]
  await showSeason({ state: 'FROZEN', typed: { count: 0, mine: false }, revoked })
  await soon(() => expect(said()).toContain('No numbers. Its fingerprint was oak elm ash.'))
  const call = `PUT /manage/seasons/${ONE_SEASON.seasonIdx}/draw/revoke`
  answer({ [call]: () => ({ ...DRAW, state: 'REVOKED' }) })
  await pressNamed('button', 'Revoke draw')
  await pressNamed('form button', 'Revoke draw')
  await soon(() => expect(said()).toContain('Enter a reason'))
  expect(asked.some((one) => one.call === call)).toBe(false)
  await type('reason', 'The lottery was called off.')
  await pressNamed('form button', 'Revoke draw')
  await soon(() => expect(bodyOf(call)).toMatchObject({ reason: 'The lottery was called off.' }))
})
