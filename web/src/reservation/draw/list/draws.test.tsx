import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, Refused, said, show, soon } from '../../../../test/screen'
import { asMember, DRAW, ENTRY, ME } from '../../../../test/some-draw'
import { MyDraws } from '../mine/my-draws'
import Draws from './draws'

const AT = { path: '/reservation', at: '/reservation?view=draws' }
const page = (list: object[]) => ({ list, total: list.length, page: 1, size: 10, named: [] })

const FAIR = {
  tickets: 10,
  tier: 3,
  missesInARow: 3,
  winsIn8Weeks: 0,
  oddsNext: 71,
  last: [{ drawIdx: 2, title: 'Before', playDate: '2026-12-05', tickets: 8, place: 43, result: 'MISS' }],
}

test('a member sees the draws, the own entries in them, and the own chances', async () => {
  asMember()
  answer({
    'GET /reservation/draw/posts': () => page([DRAW, { ...DRAW, drawIdx: 4, title: 'Revoked one', state: 'REVOKED' }]),
    [`GET /my-reservation/draw/${ME}`]: () => page([{ ...ENTRY, title: DRAW.title }]),
    [`GET /reservation/draw/fairness/${ME}`]: () => FAIR,
  })
  await show(<Draws />, AT)
  await soon(() => expect(said()).toContain('You have missed 3 draws in a row'))
  await soon(() => expect(said()).toContain('You have entered'))
  for (const words of ['Enter by Wed 2 Dec, 17:00.', '6 tee times', 'Revoked', '71%']) expect(said()).toContain(words)
  expect(named<HTMLAnchorElement>('a', DRAW.title).getAttribute('href')).toBe('/reservation/draws/3')
})

test('each draw names its days, and one that was revoked its reason and the draw that came after it', async () => {
  const title = 'Weekend draw'
  answer({
    'GET /reservation/draw/posts': () =>
      page([
        { ...DRAW, drawIdx: 9, title, playDates: ['2026-12-26', '2026-12-27'] },
        { ...DRAW, drawIdx: 8, title, playDates: ['2026-12-19'], state: 'SETTLED' },
        { ...DRAW, drawIdx: 7, title, playDates: ['2026-12-26'], state: 'REVOKED', revokeReason: 'Wrong tee times' },
        { ...DRAW, drawIdx: 6, title, playDates: ['2026-12-12'], state: 'REVOKED', revokeReason: 'Storm' },
      ]),
  })
  await show(<Draws />, AT)
  const cards = await soon(() => {
    const found = [...document.querySelectorAll('li')].map((card) => card.textContent ?? '')
    expect(found).toHaveLength(4)
    return found
  })
  expect(cards[0]).toMatch(/^Weekend draw.*For Sat 26 Dec · Sun 27 Dec/)
  expect(cards[2]).toMatch(/Revoked.*For Sat 26 Dec.*Reason: Wrong tee times/)
  expect(cards[3]).toContain('Reason: Storm')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li p a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See the newer draw for Sat 26 Dec · Sun 27 Dec', '/reservation/draws/9'],
  ])
})

test('what is open comes first, and what is planned last, the next one first', async () => {
  asMember()
  const named = (title: string, state: string, drawIdx: number) => ({ ...DRAW, drawIdx, title, state })
  answer({
    'GET /reservation/draw/posts': () =>
      page([
        named('Later', 'PLANNED', 9),
        named('Next', 'PLANNED', 8),
        named('Open', 'OPEN', 7),
        named('Before', 'SETTLED', 6),
      ]),
    [`GET /my-reservation/draw/${ME}`]: () => page([]),
    [`GET /reservation/draw/fairness/${ME}`]: () => ({ ...FAIR, last: [] }),
  })
  await show(<Draws />, AT)
  await soon(() => expect(said()).toMatch(/Open.*Before.*Next.*Later/s))
})

test('how fair a year was is read when it is opened', async () => {
  asMember()
  answer({
    'GET /reservation/draw/posts': () => page([]),
    [`GET /my-reservation/draw/${ME}`]: () => page([]),
    [`GET /reservation/draw/fairness/${ME}`]: () => ({ ...FAIR, tier: 0, oddsNext: null, last: [] }),
    'GET /reservation/fairness': () => ({
      year: 2026,
      draws: 40,
      entries: 4800,
      winRate: 41.3,
      variance: 3.61,
      bumpRate: null,
      distance: 14.2,
      longestStreak: 3,
      primeShare: [{ memberType: '10', share: 81 }],
    }),
  })
  await show(<Draws />, AT)
  await soon(() => expect(said()).toContain('No draws yet'))
  expect(said()).not.toContain('Longest streak of misses')
  await pressNamed('summary', 'Fairness of this year’s draws')
  await soon(() => expect(said()).toContain('3.6 percentage points'))
  for (const words of ['41%', '14 minutes', '81%']) expect(said()).toContain(words)
})

test('a visitor sees the draws alone', async () => {
  answer({ 'GET /reservation/draw/posts': () => page([DRAW]) })
  await show(<Draws />, AT)
  await soon(() => expect(said()).toContain(DRAW.title))
  expect(said()).not.toContain('Your chances')
})

test('a failure offers to try again', async () => {
  answer({
    'GET /reservation/draw/posts': () => {
      throw new Refused(400)
    },
  })
  await show(<Draws />, AT)
  await soon(() => named('button', 'Try again'))
})

test('My page asks once where others name the member, above the own entries', async () => {
  asked.splice(0)
  const named = { entryIdx: 20, playDate: ENTRY.playDate, by: 'Ann Lee', consent: null, closeAt: DRAW.closeAt }
  answer({ [`GET /my-reservation/draw/${ME}`]: () => ({ ...page([]), named: [named] }) })
  await show(<MyDraws memberIdx={ME} />, AT)
  await soon(() => expect(said()).toContain('Ann Lee named you'))
  expect(asked.map(({ call }) => call)).toEqual([`GET /my-reservation/draw/${ME}`])
})

test('an entry of a draw that was revoked did not lose', async () => {
  answer({ [`GET /my-reservation/draw/${ME}`]: () => page([{ ...ENTRY, state: 'ENDED', title: DRAW.title }]) })
  await show(<MyDraws memberIdx={ME} />, AT)
  await soon(() => expect(said()).toContain('Ended without a result'))
})

test('My page lists entries of every state, with why one could not take part', async () => {
  const states = ['SUBMITTED', 'WITHDRAWN', 'INELIGIBLE', 'NOT_TAKEN', 'STANDBY', 'ENDED'] as const
  answer({
    [`GET /my-reservation/draw/${ME}`]: () =>
      page(
        states.map((state, i) => ({
          ...ENTRY,
          entryIdx: i,
          state,
          title: DRAW.title,
          waitingIdx: 5,
          place: 40,
          ineligible: state === 'INELIGIBLE' ? 'QUOTA_MONTH' : state === 'NOT_TAKEN' ? 'UNKNOWN' : null,
        })),
      ),
  })
  await show(<MyDraws memberIdx={ME} />, AT)
  await soon(() => expect(said()).toContain('You had used all your bookings for the month.'))
  for (const words of ['Entry withdrawn', 'It could not be booked for you.', 'No tee time, standby ended'])
    expect(said()).toContain(words)
  expect([...document.querySelectorAll('a[href="/mypage/standby"]')]).toHaveLength(1)
})
