import { expect, test } from 'vitest'
import { answer, asked, field, named, press, pressNamed, put, Refused, said, show, soon } from '../../../../test/screen'
import { asMember, ME } from '../../../../test/some-draw'
import { CONTRACT, GROUP_DATE, LATER, PAST, PLACE } from '../../../../test/some-group'
import MyGroups from './my-groups'

const CONTRACTS = `GET /reservation/team/contracts/${ME}`
const DATE = 'PUT /reservation/team/dates/31'

async function shown(date: object = {}, contract: object = {}, places: object[] = []) {
  asMember()
  answer({ [`GET /reservation/team/places/${ME}`]: () => places })
  answer({ [CONTRACTS]: () => [{ ...CONTRACT, ...contract, dates: [{ ...GROUP_DATE, ...date }] }] })
  await show(<MyGroups memberIdx={ME} />, { path: '/mypage', at: '/mypage?view=groups' })
  await soon(() => named('h3', 'Old Boys, season 2098'))
}

const bodies = () => asked.filter(({ call }) => call === DATE).map(({ body }) => body as Record<string, unknown>)
const choose = async (name: string, value: string) =>
  put(await soon(() => field(name) as HTMLElement as HTMLSelectElement), value)

test('a group is shown with its dates, and what its officers can do', async () => {
  await shown({ missing: 1 })
  for (const words of ['1 of 2', '07:08 Lake', 'no players named', '1 tee time could not be kept'])
    expect(said()).toContain(words)
  await soon(() => named('button', /^Name the players/))
  expect(said()).not.toContain('holiday')
  for (const name of [/^One tee time fewer/, /^Skip/, /^Cancel the date/]) named('button', name)
})

test('the share of dates that the club asks for is said, and a skip too many warned of', async () => {
  await shown()
  expect(said()).toContain('75% so far. The club asks for at least 80%. 1 more date can be missed.')
  await pressNamed('button', /^Skip/)
  await soon(() => expect(said()).toContain('The date is skipped free of charge and counts as skipped.'))
  expect(said()).not.toContain('The club sees this')
})

test.each([
  [{ missesLeft: 0 }, 'No other date can be missed.'],
  [{ missesLeft: -1 }, 'Too many dates missed'],
  [{ missesLeft: -1, playedShare: null }, 'None so far. The club asks'],
])('with %o it says: %s', async (contract, words) => {
  await shown({}, contract)
  expect(said()).toContain(words)
  await pressNamed('button', /^Skip/)
  await soon(() => expect(said()).toContain('The group then plays less than the 80% of its dates'))
})

test('a moved date that is given back is no missed one', async () => {
  await shown({ isAccepted: false, movedFrom: '2098-03-01' }, { missesLeft: 0 })
  await pressNamed('button', /^Skip/)
  await soon(() => expect(said()).toContain('free of charge and does not count'))
  expect(said()).not.toContain('The group then plays less')
})

test.each([
  [{ onHoliday: true }, 'This day has become a holiday.'],
  [{ keptOnHoliday: true }, 'A holiday: the date stays as planned.'],
])('a date with %o says: %s', async (date, words) => {
  await shown(date)
  expect(said()).toContain(words)
})

test('days without a date are named, with the reason', async () => {
  await shown({}, { lostDates: ['2098-06-07', '2098-07-05'] })
  expect(said()).toMatch(/No date for .*2098.06.07.*2098.07.05/)
  expect(said()).toContain('neither these days nor the same weekday')
})

test('a date of which nothing can be changed has no buttons', async () => {
  await shown({ state: 'PLAYED' })
  await soon(() => expect(said()).toContain('1 other date'))
  expect(() => named('button', /^Skip/)).toThrow()
})

test('players are named in each tee time', async () => {
  await shown()
  answer({ [DATE]: () => GROUP_DATE })
  await pressNamed('button', /^Name the players/)
  await choose('tee 1 1', '0')
  expect(document.querySelector(`label[for="${field('tee 1 1').id}"]`)?.textContent).toBe('Player 1')
  await choose('tee 1 2', '0')
  await pressNamed('button', 'Save players')
  await soon(() => expect(said()).toContain('This person is already named.'))
  await choose('tee 1 2', '2')
  await soon(() => expect(said()).toContain('A tee time needs at least 3 players.'))
  await choose('tee 1 3', 'TBD')
  await pressNamed('button', 'Save players')
  await soon(() =>
    expect(bodies()).toEqual([
      expect.objectContaining({
        action: 'PAIR',
        version: 2,
        pairings: [
          {
            slotIdx: 1,
            players: [
              { no: 1, kind: 'MEMBER', memberIdx: ME },
              { no: 2, kind: 'GUEST', name: 'A guest', consent: true },
              { no: 3, kind: 'TBD' },
            ],
          },
        ],
      }),
    ]),
  )
})

test('no players are named for a tee time that the club closed', async () => {
  const [first, ...others] = GROUP_DATE.slots
  await shown({ slots: [{ ...first!, isShut: true }, ...others] })
  expect(said()).toContain('07:00 Lake closed by the club')
  await pressNamed('button', /^Name the players/)
  await soon(() => field('tee 2 1'))
  expect(document.querySelector('[name="tee 1 1"]')).toBeNull()
})

test('a player who plays elsewhere is named at the place', async () => {
  await shown()
  answer({
    [DATE]: () => {
      throw new Refused(200, {
        ...{ code: 'PLAYER_ALREADY_BOOKED', msgCode: 'reservation.PLAYER_ALREADY_BOOKED' },
        msgVar: { which: 2, name: 'Ann Lee' },
      })
    },
  })
  await pressNamed('button', /^Name the players/)
  for (const [no, value] of ['0', '1', 'TBD'].entries()) await choose(`tee 1 ${no + 1}`, value)
  await pressNamed('button', 'Save players')
  await soon(() => expect(field('tee 1 2').getAttribute('aria-invalid')).toBe('true'))
})

test('a free change says what it means and is done', async () => {
  await shown()
  answer({ [DATE]: () => ({ ...GROUP_DATE, teams: 2 }) })
  await pressNamed('button', /^One tee time fewer/)
  await soon(() => expect(said()).toContain('2 tee times stay'))
  await pressNamed('form button', 'One tee time fewer')
  await soon(() => expect(bodies()[0]).toMatchObject({ action: 'REDUCE', teams: 2, accept: false }))
})

test('a late change costs only after its cost was shown and chosen', async () => {
  await shown({ cancelUntil: PAST })
  answer({
    [DATE]: (_, body) => {
      if ((body as { accept: boolean }).accept) return { ...GROUP_DATE, state: 'CANCELLED_LATE' }
      throw new Refused(200, {
        ...{ code: 'PAST_DEADLINE', msgCode: 'reservation.PAST_DEADLINE' },
        msgVar: { rule: 'team-cancel', at: PAST, code: 'W2', days: 90, money: 120_000 },
      })
    },
  })
  await pressNamed('button', /^Cancel the date/)
  await soon(() => expect(said()).toContain('nothing changes before you agree'))
  await pressNamed('form button', 'Cancel the date')
  await soon(() => expect(said()).toContain('No bookings for 90 days'))
  await pressNamed('form button', 'Cancel the date')
  await soon(() => expect(said()).toContain('Choose how it is settled.'))
  await press(document.querySelector<HTMLInputElement>('[value="MONEY"]')!)
  await pressNamed('form button', 'Cancel the date')
  await soon(() => expect(bodies().at(-1)).toMatchObject({ action: 'CANCEL', accept: true, choice: 'MONEY' }))
  expect(bodies()).toHaveLength(2)
})

test('one cancellation too many says that it ends the contract', async () => {
  await shown({}, { skipsUsed: 2 })
  answer({
    [DATE]: (_, body) => {
      if ((body as { accept: boolean }).accept) return { ...GROUP_DATE, state: 'SKIPPED' }
      throw new Refused(200, { code: 'SKIP_LIMIT', msgCode: 'reservation.SKIP_LIMIT', msgVar: { used: 2, max: 2 } })
    },
  })
  await pressNamed('button', /^Cancel the date/)
  await soon(() => expect(said()).toContain('ends its contract'))
  await pressNamed('form button', 'Cancel the date')
  await soon(() => expect(said()).toContain('The group has skipped the 2 dates'))
  await pressNamed('form button', 'Cancel the date')
  await soon(() => expect(bodies().at(-1)).toMatchObject({ action: 'CANCEL', accept: true }))
})

test('a moved date is accepted, or skipped free of charge', async () => {
  await shown({ movedFrom: '2098-03-01', isAccepted: false, skipUntil: PAST, pairingDueAt: LATER })
  answer({ [DATE]: () => ({ ...GROUP_DATE, isAccepted: true }) })
  await soon(() => named('button', /^Skip/))
  await pressNamed('button', 'Accept the new day')
  await soon(() => expect(bodies()[0]).toMatchObject({ accept: true, version: 2 }))
  expect(bodies()[0]!.action).toBeUndefined()
})

test('a skip that is too late says until when it could be', async () => {
  await shown()
  answer({
    [DATE]: () => {
      throw new Refused(200, {
        ...{ code: 'PAST_DEADLINE', msgCode: 'reservation.PAST_DEADLINE', msgVar: { rule: 'team-skip', at: PAST } },
      })
    },
  })
  await pressNamed('button', /^Skip/)
  await pressNamed('form button', 'Skip')
  await soon(() => expect(said()).toContain('The group could skip this date until'))
  await pressNamed('form button', 'Skip')
  await soon(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toMatchObject({ accept: false })
})

test('officers and people change, and refusals name their field', async () => {
  await shown()
  answer({
    'PUT /reservation/team/contracts/41': () => {
      throw new Refused(200, { code: 'OFFICER_LIMIT', msgCode: 'reservation.OFFICER_LIMIT', msgVar: { max: 2 } })
    },
  })
  await pressNamed('button', 'Change officers or people')
  await pressNamed('button', 'Remove A guest')
  await pressNamed('form button', 'Save')
  await soon(() => expect(said()).toContain('cannot change more often this season'))
  expect(asked.find(({ call }) => call.startsWith('PUT'))!.body).toMatchObject({
    ...{ version: 6, presidentIdx: ME, secretaryIdx: 8, roster: [{ memberIdx: ME }, { memberIdx: 8 }] },
  })
})

test('an office that is offered to another member is shown as a question, and stays one when people change', async () => {
  const roster = [...CONTRACT.roster, { memberIdx: 9, name: 'Cho Park' }]
  await shown({}, { roster, presidentOfferedTo: 9 })
  expect(said()).toContain('Me (asked: Cho Park)')
  answer({ 'PUT /reservation/team/contracts/41': () => CONTRACT })
  await pressNamed('button', 'Change officers or people')
  await soon(() => expect(said()).toContain('takes over by accepting'))
  expect(said()).toContain('4 people')
  await pressNamed('button', 'Remove A guest')
  await pressNamed('form button', 'Save')
  await soon(() =>
    expect(asked.find(({ call }) => call.startsWith('PUT'))!.body).toMatchObject({ presidentIdx: 9, secretaryIdx: 8 }),
  )
})

test('an office is accepted, and a refusal of it is said', async () => {
  const offer = { ...PLACE, state: 'APPROVED', offered: 'PRESIDENT', contractIdx: 52, version: 3 }
  await shown({}, {}, [offer])
  await soon(() => expect(said()).toContain('The group asks you to be its president.'))
  const ANSWER = 'PUT /reservation/team/contracts/52/answer'
  answer({
    [ANSWER]: () => {
      throw new Refused(200, { code: 'OFFICER_LIMIT', msgCode: 'reservation.OFFICER_LIMIT', msgVar: { max: 2 } })
    },
  })
  await pressNamed('button', 'Accept the office')
  await soon(() => expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy())
  answer({ [ANSWER]: () => ({ office: 'PRESIDENT', answer: 'DECLINE' }) })
  await pressNamed('button', 'Decline')
  await soon(() => expect(document.activeElement?.textContent).toBe('My groups'))
  expect(asked.filter(({ call }) => call === ANSWER).map(({ body }) => body)).toMatchObject([
    { version: 3, answer: 'ACCEPT' },
    { version: 3, answer: 'DECLINE' },
  ])
})
