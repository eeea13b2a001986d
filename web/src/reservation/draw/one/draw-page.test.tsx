import type { Draw, DrawEntry, DrawResult } from '@clubhouse/contract/reservation/draw/draw'
import { expect, test } from 'vitest'
import { answer, asked, field, named, pressNamed, put, Refused, said, show, soon, type } from '../../../../test/screen'
import { asMember, DATE, DRAW, ENTRY, FORM, ME, PSEUDONYM } from '../../../../test/some-draw'
import DrawPage from './draw-page'

const AT = { path: '/reservation/draws/:idx', at: '/reservation/draws/3' }
const sent = () => asked.filter(({ call }) => call === 'POST /reservation/draw').map(({ body }) => body)

interface Given {
  draw?: Partial<Draw>
  mine?: DrawEntry[]
  results?: DrawResult[]
  form?: object
}

async function open({ draw, mine = [], results = [], form }: Given = {}) {
  asMember()
  const seen = { ...DRAW, ...draw }
  answer({
    [`GET /reservation/draw/posts/${ME}/3`]: () => ({ draw: seen, mine, results, proofUrl: null }),
    [`GET /reservation/draw/${ME}/3`]: () => ({ ...FORM, draw: seen, ...form }),
    'GET /reservation/draw/receipt/11': () => ({
      receiptNo: 'GC001-3-11',
      drawIdx: 3,
      version: 1,
      entryHash: 'e'.repeat(64),
      canonical: '{"anyTime":false}',
      pseudonym: PSEUDONYM,
      issuedAt: DRAW.openAt,
    }),
  })
  await show(<DrawPage />, AT)
  await soon(() => expect(said()).toContain(DRAW.title))
}

async function openForm(given?: Given) {
  await open(given)
  await pressNamed('button', /^Enter for/)
  await soon(() => field('line 0 ideal'))
}

test('the form proposes the usual time with forty minutes around it, and sends it', async () => {
  await openForm()
  expect(['ideal', 'earliest', 'latest'].map((part) => field(`line 0 ${part}`).value)).toEqual([
    '07:10',
    '06:30',
    '07:50',
  ])
  answer({ 'POST /reservation/draw': () => ENTRY })
  await pressNamed('button', 'Enter the draw')
  await soon(() => expect(said()).toContain('You have entered for'))
  expect(sent()).toEqual([
    {
      drawIdx: 3,
      playDate: DATE,
      termsIdx: 9,
      wishes: [{ ideal: '07:10', earliest: '06:30', latest: '07:50' }],
      anyTime: false,
      party: [ME],
      partySize: 4,
      standbyIfLost: true,
    },
  ])
})

test('another ideal takes its span along, and a span without the ideal is a fault at the field', async () => {
  await openForm()
  await put(field('line 0 ideal'), '08:30')
  expect(field('line 0 earliest').value).toBe('07:50')
  await put(field('line 0 latest'), '07:50')
  await pressNamed('button', 'Enter the draw')
  await soon(() => expect(said()).toContain('The latest time is before the best time.'))
  expect(field('line 0 latest').getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('wishes are added and removed, and those behind move up', async () => {
  await openForm()
  await pressNamed('button', 'Add a wish')
  await put(field('line 1 ideal'), '08:30')
  await pressNamed('button', 'Remove wish 1')
  answer({ 'POST /reservation/draw': () => ENTRY })
  await pressNamed('button', 'Enter the draw')
  await soon(() => expect(sent()).toMatchObject([{ wishes: [{ ideal: '08:30' }] }]))
})

test('a refusal keeps what was typed', async () => {
  await openForm()
  await put(field('line 0 ideal'), '08:30')
  answer({
    'POST /reservation/draw': () => {
      throw new Refused(200, { code: 'MIN_PLAYERS', msgCode: 'reservation.MIN_PLAYERS', msgVar: { min: 3 } })
    },
  })
  await pressNamed('button', 'Enter the draw')
  await soon(() => expect(field('seats').getAttribute('aria-invalid')).toBe('true'))
  expect(field('line 0 ideal').value).toBe('08:30')
})

test('in the mode slow the browser makes a number', async () => {
  await openForm({ draw: { seed: { mode: 'slow', steps: 140_000 } } })
  answer({ 'POST /reservation/draw': () => ENTRY })
  await pressNamed('button', 'Enter the draw')
  await soon(() => expect(sent()).toMatchObject([{ nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }]))
})

test('a member who does not enter can add a number', async () => {
  await open({ draw: { seed: { mode: 'slow', steps: 140_000 } } })
  answer({ 'POST /reservation/draw/nonce': (_, body) => body })
  await pressNamed('button', 'Add my number')
  await soon(() =>
    expect(asked.filter(({ call }) => call === 'POST /reservation/draw/nonce')).toMatchObject([
      { body: { drawIdx: 3, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    ]),
  )
})

test('what keeps the member from entering takes the button away', async () => {
  await open({ form: { blocks: [{ code: 'MIN_PLAYERS', vars: { min: 2 } }] } })
  await soon(() => expect(said()).toContain('You cannot enter this draw'))
  expect(() => named('button', /^Enter for/)).toThrow()
})

test('who plays already, or is in another entry, reads that it may be either', async () => {
  const vars = { which: 1, name: 'Ann Lee', draw: true }
  await open({ form: { blocks: [{ code: 'PLAYER_ALREADY_BOOKED', vars, playDate: DATE }] } })
  await soon(() =>
    expect(said()).toContain(
      'Ann Lee is already playing in this part of the day, or is in another entry for that day.',
    ),
  )
})

test('an entry is withdrawn after a question', async () => {
  await open({ form: { entries: [ENTRY] } })
  answer({ 'DELETE /reservation/draw/11': () => ({ state: 'WITHDRAWN' }) })
  await pressNamed('button', 'Withdraw entry')
  await soon(() => expect(said()).toContain('Your tickets do not change.'))
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await pressNamed('fieldset button', 'Withdraw entry')
  await soon(() => expect(said()).toContain('Entry withdrawn.'))
})

test('a member who is named accepts or declines', async () => {
  await open({ form: { named: [{ entryIdx: 20, playDate: DATE, by: 'Ann Lee', closeAt: DRAW.closeAt }] } })
  answer({ 'PUT /reservation/draw/20/party': () => ({ consent: false }) })
  await soon(() => expect(said()).toContain('Ann Lee named you'))
  await pressNamed('button', 'Decline')
  await soon(() =>
    expect(asked.filter(({ call }) => call === 'PUT /reservation/draw/20/party')).toMatchObject([
      { body: { answer: 'DECLINE' } },
    ]),
  )
})

const PUBLISHED: Partial<Draw> = {
  state: 'PUBLISHED',
  releaseUntil: '2099-01-01T00:00:00Z',
  entriesRoot: '83'.repeat(32),
  words: 'loop slender tourist harsh worry buyer',
}
/** Three entries, of which the second is the member's. */
const resultsOf = (...winners: number[]): DrawResult[] =>
  [1, 2, 3].map((place) => ({
    playDate: DATE,
    place,
    tier: 0,
    tickets: 4,
    time: winners.includes(place) ? `07:${place}0` : null,
    courseName: winners.includes(place) ? 'Lake' : null,
    partySize: 4,
    pseudonym: place === 2 ? PSEUDONYM : String(place).repeat(32),
    name: place === 1 ? 'Ann Lee' : null,
  }))
const RESULTS = resultsOf(1, 2)

test('a winner sees the place, who took each wish before, and releases the tee time', async () => {
  const won: DrawEntry = {
    ...ENTRY,
    state: 'WON',
    place: 2,
    wish: 0,
    distance: 10,
    taken: [{ slotIdx: 1, time: '07:10', courseName: 'Lake', byPlace: 1 }],
    slot: { slotIdx: 2, time: '07:20', courseName: 'Lake' },
    bookingIdx: 40,
  }
  await open({ draw: PUBLISHED, mine: [won], results: RESULTS })
  await soon(() => expect(said()).toContain('Yours was number 2 of 3.'))
  for (const words of [
    'Number 1',
    'Won: 07:20 Lake',
    '10 minutes from your best time',
    'You can release it free of charge',
  ])
    expect(said()).toContain(words)
  answer({ 'DELETE /reservation/draw/11': () => ({ state: 'RELEASED' }) })
  await pressNamed('button', 'Release tee time')
  await pressNamed('fieldset button', 'Release tee time')
  await soon(() => expect(said()).toContain('Tee time released.'))
})

test('results mark the own line, and the fingerprint is there in words', async () => {
  await open({ draw: PUBLISHED, mine: [{ ...ENTRY, state: 'STANDBY', waitingIdx: 5, counts: true }], results: RESULTS })
  await soon(() => expect(said()).toContain('2 of 3 entries got a tee time.'))
  const rows = [...document.querySelectorAll('tr[data-mine]')].map((row) => row.textContent)
  expect(rows).toEqual([expect.stringContaining('You')])
  expect([...document.querySelectorAll('ol[lang=en] li')].map((word) => word.textContent)).toEqual(
    PUBLISHED.words!.split(' '),
  )
  expect(said()).toContain('you have more tickets in the next draw')
  expect(named<HTMLAnchorElement>('a', 'See your place on standby').getAttribute('href')).toBe('/mypage/standby')
})

const taken = (...places: (number | undefined)[]) =>
  places.map((byPlace, i) => ({ slotIdx: i + 1, time: `07:${i}0`, courseName: 'Lake', byPlace }))

test.each([
  {
    why: 'every wish went to others',
    places: [4, 29, 11],
    place: 33,
    words: [
      'none of the 3 tee times on your list had room',
      'went to number 29',
      'No number after yours got a tee time.',
    ],
  },
  {
    why: 'some wishes have no room for the party',
    places: [undefined, 1],
    place: 2,
    winners: [1, 3],
    words: ['none of the 2 tee times', 'to number 1.', 'Later numbers got only tee times that'],
  },
  { why: 'no wish has room for the party', places: [undefined], place: 33, words: ['takes a party as large as yours'] },
])('who got nothing reads in a sentence why: $why', async ({ places, place, winners = [1, 2], words }) => {
  const lost: DrawEntry = { ...ENTRY, state: 'LOST', place, taken: taken(...places), counts: false }
  await open({ draw: PUBLISHED, mine: [lost], results: resultsOf(...winners) })
  await soon(() => expect(said()).toContain(`Yours was number ${place} of 3.`))
  for (const one of [...words, 'You are not on standby.', 'Yours did not.', 'Remaining tee times'])
    expect(said()).toContain(one)
  for (const one of ['highest on your list', 'If you won a tee time']) expect(said()).not.toContain(one)
  expect(named<HTMLAnchorElement>('a', 'See the tee times of this day').getAttribute('href')).toBe(
    `/reservation?date=${DATE}`,
  )
})

const KENO = { mode: 'numbers', name: 'Keno, ascending' } as const

test('the numbers of the public draw are on its page once they are drawn', async () => {
  await open({ draw: { ...PUBLISHED, seed: { ...KENO, value: 'Keno, ascending,2026-12-01,3,11,40' } } })
  await soon(() => expect(said()).toContain('Drawn in public on Tue 1 Dec: 3, 11, 40'))
})

test('a draw that lost tee times says how many', async () => {
  await open({ draw: { lostCount: 2 } })
  await soon(() => expect(said()).toContain('the club took 2 tee times out of it'))
})

test.each([
  [400_000, 'about 10 minutes', 'in the last 10 minutes before'],
  [100_000, 'about 3 minutes', 'in the last 3 minutes before'],
  [40_000, 'about 1 minute.', 'in the last 1 minute before'],
])('the slow function of %s steps says how long it takes', async (steps, takes, last) => {
  await open({ draw: { seed: { mode: 'slow', steps } } })
  await soon(() => expect(said()).toContain(takes))
  expect(said()).toContain(last)
})

test('the page names the day of the public draw', async () => {
  await open({ draw: { state: 'CLOSED', seed: { ...KENO, date: '2026-12-01' } } })
  await soon(() => expect(said()).toContain('the numbers of Keno, ascending that are drawn in public on Tue 1 Dec'))
})

test('before, the page names the public draw alone', async () => {
  await open({ draw: { state: 'CLOSED', seed: KENO } })
  await soon(() => expect(said()).toContain('the numbers of Keno, ascending'))
  expect(said()).not.toContain('Drawn in public on')
})

test.each([
  { draw: { state: 'REVOKED', revokeReason: 'Storm' }, why: 'Reason: Storm' },
  { draw: { state: 'FAILED', failCode: 'CHECK' }, why: 'the automatic check found a difference' },
] as const)('a draw that is $draw.state says why', async ({ draw, why }) => {
  await open({ draw })
  await soon(() => expect(said()).toContain(why))
})

test('a member brings the number that the club could not read', async () => {
  const seed = { mode: 'beacon', chain: 'ab'.repeat(32), round: 5 } as const
  await open({ draw: { state: 'CLOSED', seed, drawAt: '2020-01-01T00:00:00Z' } })
  await soon(() => expect(said()).toContain('Help complete this draw'))
  await type('pasted', 'nothing')
  await pressNamed('button', 'Send the number')
  await soon(() => expect(said()).toContain('Paste all that the address shows.'))
  answer({ 'PUT /reservation/draw/3/beacon': () => ({ ...DRAW, state: 'DRAWN' }) })
  await type('pasted', `{"round":5,"signature":"${'cd'.repeat(48)}"}`)
  await pressNamed('button', 'Send the number')
  await soon(() => expect(said()).toContain('The number was sent'))
  expect(asked.findLast(({ call }) => call === 'PUT /reservation/draw/3/beacon')).toMatchObject({
    body: { signature: 'cd'.repeat(48) },
  })
})

test('a draw that is not there says so', async () => {
  await show(<DrawPage />, { ...AT, at: '/reservation/draws/99' })
  await soon(() => expect(said()).toContain('Draw not found'))
})
