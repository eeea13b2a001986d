import { expect, test } from 'vitest'
import {
  answer,
  asked,
  field,
  named,
  press,
  pressNamed,
  Refused,
  said,
  show,
  soon,
  type,
} from '../../../../test/screen'
import DrawsPage from './draws-page'
import EntriesPage from './entries-page'
import PlanPage from './plan-page'
import TryPage from './try-page'

const PATH = '/ishm/reservation/draws'
const PAST = '2020-01-01T00:00:00Z'
const LATER = '2098-01-01T00:00:00Z'
const ROOT = 'ab'.repeat(32)
const SIGNATURE = 'cd'.repeat(48)

const DRAW = {
  drawIdx: 7,
  title: 'Weekend of 19 December',
  translated: {},
  playDates: ['2026-12-19', '2026-12-20'],
  parts: ['1'],
  courseIdx: [],
  slotCount: 2,
  lostCount: 0,
  openAt: LATER,
  closeAt: LATER,
  drawAt: LATER,
  publishAt: LATER,
  releaseUntil: LATER,
  settleAt: LATER,
  state: 'PLANNED',
  memberTypes: [],
  entryCount: 3,
  seed: { mode: 'beacon', round: 1000, chain: '52db9b' },
  promise: 2,
  version: 4,
  ruleset: { base: 4, perMiss: 2, perWin: 1, max: 12, tierFrom: 3 },
  slots: [
    { slotIdx: 1, date: '2026-12-19', time: '07:00', courseIdx: 1, courseName: 'Lake', isLost: false },
    { slotIdx: 2, date: '2026-12-19', time: '07:08', courseIdx: 1, courseName: 'Lake', isLost: true },
  ],
  drafts: [],
  counts: { entries: 3, ineligible: 0, people: 8 },
  ended: {},
}

const CODES = {
  218: { version: 1, codes: [{ key: '1', keyName: '1', values: ['Part one', '1부'], group: null }] },
  702: { version: 1, codes: [{ key: '10', keyName: '10', values: ['Full', '정회원'], group: null }] },
}

async function showDraw(more: object) {
  const draw = { ...DRAW, ...more }
  answer({
    'GET /manage/draws': () => ({ list: [draw], total: 1, page: 1, size: 30 }),
    'GET /manage/draws/7': () => draw,
    'GET /common/system-code/GC001': () => CODES,
  })
  await show(<DrawsPage />, { path: `${PATH}/:idx?`, at: `${PATH}/7` })
  await soon(() => named('h3', 'Calendar'))
}

const sent = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)

test('a planned draw that is due says which of its days are not published, and offers no opening', async () => {
  await showDraw({ openAt: '2020-01-01T00:00:00Z', drafts: ['2026-12-20'] })
  expect(said()).toContain('Entries open only once these days are published: ')
  expect(() => named('button', 'Open now')).toThrow()
})

test('a planned draw says what comes next, its rules, whom one has to trust, and what it has lost', async () => {
  await showDraw({})
  expect(said()).toContain(', automatically.')
  expect(said()).toContain('A member begins with 4 tickets.')
  expect(said()).toContain('Promise: at most 2 misses in a row')
  expect(said()).toContain('Members have to trust the organisations that run drand together.')
  expect(said()).toContain('07:08 LakeTaken out since the draw opened')
  expect(said()).toContain('Wishes are hidden from the club until the draw closes.')
  expect(said()).not.toContain('This step is due.')
  expect(() => named('button', 'Open now')).toThrow()
})

test('a step that is due and not done can be taken', async () => {
  answer({ 'PUT /manage/draws/7/close': () => ({ ...DRAW, state: 'CLOSED' }) })
  await showDraw({ state: 'OPEN', openAt: PAST, closeAt: PAST })
  expect(said()).toContain('It is normally done automatically within a minute')
  await pressNamed('button', 'Close now')
  await soon(() => expect(sent('PUT /manage/draws/7/close')).toEqual([{ version: 4 }]))
  await soon(() => expect(said()).toContain('Draw closed. Its fingerprint is public.'))
})

test('a settled draw shows its fingerprint and offers no step', async () => {
  await showDraw({ state: 'SETTLED', entriesRoot: ROOT, words: 'one two three four five six', ended: { WON: 2 } })
  expect(said()).toContain(ROOT)
  expect(said()).toContain('one two three four five six')
  expect(named<HTMLAnchorElement>('a', 'Published result').getAttribute('href')).toBe('/reservation/draws/7')
  for (const name of ['Draw now', 'Revoke draw']) expect(() => named('button', name)).toThrow()
})

test('where the server cannot reach the beacon, its answer is pasted; a draw is drawn once, and says so', async () => {
  answer({
    'PUT /manage/draws/7/draw': (_, body) => {
      if (!(body as { signature?: string }).signature)
        throw new Refused(200, { code: 'BEACON_WRONG', msgVar: { why: 'AWAY' } })
      return { ...DRAW, state: 'DRAWN', won: 2, lost: 1 }
    },
  })
  await showDraw({ state: 'CLOSED', drawAt: PAST, entriesRoot: ROOT, words: 'one two' })
  expect(said()).toContain('A draw is drawn once and cannot be repeated')
  await pressNamed('button', 'Draw now')
  await soon(() => expect(said()).toContain('could not read the random number'))
  await type('pasted', 'something else')
  await pressNamed('button', 'Draw with this signature')
  await soon(() => expect(said()).toContain('Paste the whole answer, or the 96 digits'))
  await type('pasted', `{"round":1000,"signature":"${SIGNATURE}"}`)
  await pressNamed('button', 'Draw with this signature')
  await soon(() => expect(sent('PUT /manage/draws/7/draw').at(-1)).toEqual({ version: 4, signature: SIGNATURE }))
  await soon(() => expect(said()).toContain('Drawn: 2 entries won a tee time.'))
})

test('two managers enter the numbers, and the second who differs is refused at the field', async () => {
  answer({
    'PUT /manage/draws/7/draw': () => {
      throw new Refused(200, { code: 'BEACON_WRONG', msgVar: { why: 'DIFFERS' } })
    },
  })
  await showDraw({
    state: 'CLOSED',
    drawAt: PAST,
    seed: { mode: 'numbers', name: 'Lotto 6/45' },
    typed: { count: 1, mine: false },
  })
  expect(said()).toContain('Two managers enter them separately')
  expect(said()).toContain('1 manager has entered the numbers.')
  await type('date', '2026-12-05')
  await type('numbers', '3, 14,15')
  await pressNamed('button', 'Enter numbers')
  await soon(() => expect(said()).toContain('Another manager entered different numbers.'))
  expect(sent('PUT /manage/draws/7/draw')).toEqual([{ version: 4, value: '2026-12-05,3,14,15' }])
  expect(field('numbers').value).toBe('3, 14,15')
})

test('where the post has the day of the public draw, the managers enter its numbers alone', async () => {
  answer({ 'PUT /manage/draws/7/draw': () => ({ ...DRAW, state: 'CLOSED', won: 0, lost: 0 }) })
  const seed = { mode: 'numbers', name: 'Lotto 6/45', date: '2026-12-04' } as const
  await showDraw({ state: 'CLOSED', drawAt: PAST, seed, typed: { count: 0, mine: false } })
  expect(said()).toContain('Only numbers drawn on Fri 4 Dec count.')
  await type('numbers', '3,14')
  await pressNamed('button', 'Enter numbers')
  await soon(() => expect(sent('PUT /manage/draws/7/draw')).toEqual([{ version: 4, value: '2026-12-04,3,14' }]))
})

test('the slow calculation shows how far it is', async () => {
  await showDraw({ state: 'CLOSED', drawAt: PAST, seed: { mode: 'slow', steps: 400_000 }, progress: 40 })
  expect(said()).toContain('40% calculated')
  expect(() => named('button', 'Draw now')).toThrow()
})

test('revoking says what it touches, asks, and takes a reason for everyone', async () => {
  answer({ 'PUT /manage/draws/7/revoke': () => ({ ...DRAW, state: 'REVOKED' }) })
  await showDraw({})
  await pressNamed('button', 'Revoke draw')
  await soon(() => expect(said()).toContain('3 entries end, and their members are notified.'))
  expect(said()).toContain('2 tee times become available to other bookings.')
  expect(said()).toContain('This cannot be undone.')
  await press(named('form button', 'Revoke draw'))
  await soon(() => expect(said()).toContain('Enter a reason.'))
  await type('reason', 'Snow')
  await press(named('form button', 'Revoke draw'))
  await soon(() => named('[role=alertdialog]', /Revoke “Weekend of 19 December”\?/))
  expect(sent('PUT /manage/draws/7/revoke')).toEqual([])
  await pressNamed('[role=alertdialog] button', 'Revoke draw')
  await soon(() => expect(sent('PUT /manage/draws/7/revoke')).toMatchObject([{ version: 4, reason: 'Snow' }]))
})

const PROPOSAL = {
  openAt: '2026-12-07T00:00:00Z',
  closeAt: '2026-12-09T08:00:00Z',
  drawAt: '2026-12-10T01:00:00Z',
  publishAt: '2026-12-10T01:05:00Z',
  releaseUntil: '2026-12-11T03:00:00Z',
  ruleset: DRAW.ruleset,
  seed: { mode: 'beacon' },
  slots: [{ part: '1', count: 12 }],
}

test('a new draw begins with what the settings propose, and is refused at its fields', async () => {
  let refusal: Refused | undefined = new Refused(200, { code: 'OVERLAP', msgVar: { with: 'Weekend' } })
  answer({
    'GET /manage/draws/proposal': () => PROPOSAL,
    'GET /common/system-code/GC001': () => CODES,
    'GET /manage/courses': () => [],
    'POST /manage/draws': () => {
      if (refusal) throw refusal
      return { ...DRAW, drawIdx: 8 }
    },
  })
  await show(<PlanPage />, { path: '/ishm/*', at: `${PATH}/plan?date=2026-12-19` })
  await soon(() => expect(field('openAt.time').value).toBe('09:00'))
  expect(said()).toContain('Part one 12')
  expect(field('ruleset.base').value).toBe('4')
  await type('title', 'Third Advent')
  await type('closeAt.time', '17:30')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Tee times of these days are in another draw: Weekend.'))
  expect(sent('POST /manage/draws')).toMatchObject([
    {
      title: 'Third Advent',
      playDates: ['2026-12-19'],
      parts: ['1'],
      memberTypes: [],
      openAt: '2026-12-07T00:00:00.000Z',
      closeAt: '2026-12-09T08:30:00.000Z',
      ruleset: DRAW.ruleset,
      seed: { mode: 'beacon' },
    },
  ])
  refusal = new Refused(200, { code: 'TOO_SOON', msgVar: { at: '2026-12-08T00:00:00Z' } })
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Choose a time after Tue 8 Dec'))
  refusal = undefined
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Draw planned.'))
})

test('the steps of a plan are in order, and the mode numbers needs the name of the public draw', async () => {
  answer({
    'GET /manage/draws/proposal': () => PROPOSAL,
    'GET /common/system-code/GC001': () => CODES,
    'GET /manage/courses': () => [],
  })
  await show(<PlanPage />, { path: '/ishm/*', at: `${PATH}/plan?date=2026-12-19` })
  await type('title', 'Third Advent')
  await type('publishAt.time', '09:00')
  await press(await soon(() => document.querySelector<HTMLElement>('[name=parts]')!))
  await press(named<HTMLInputElement>('input[name="seed.mode"][value=numbers]', ''))
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Enter the name of the public draw.'))
  expect(said()).toContain('Choose a time after the step before it.')
  expect(said()).toContain('Choose a part of the day.')
  expect(sent('POST /manage/draws')).toEqual([])
})

test('a draw that has opened is not changed', async () => {
  answer({ 'GET /manage/draws/7': () => ({ ...DRAW, state: 'OPEN' }) })
  await show(<PlanPage />, { path: `${PATH}/plan/:idx?`, at: `${PATH}/plan/7` })
  await soon(() => expect(said()).toContain('This draw has opened'))
})

test('the entries of a draw show no wish before the close', async () => {
  const entry = {
    entryIdx: 1,
    drawIdx: 7,
    name: 'Min-su Kim',
    memberType: '10',
    playDate: '2026-12-19',
    state: 'SUBMITTED',
    wishes: [],
    anyTime: false,
    party: [{ memberIdx: 1, name: 'Min-su Kim', consent: true }],
    partySize: 2,
    tickets: 4,
    tier: 0,
    receiptNo: 'R-1',
  }
  answer({
    'GET /manage/draws/7': () => DRAW,
    'GET /manage/draws/7/entries': () => ({ list: [entry], total: 1, page: 1, size: 30 }),
    'GET /common/system-code/GC001': () => CODES,
  })
  await show(<EntriesPage />, { path: `${PATH}/entries/:idx`, at: `${PATH}/entries/7` })
  await soon(() => expect(said()).toContain('Hidden until the close'))
  expect(said()).toContain('Min-su Kim')
  expect(asked.filter(({ call }) => call === 'GET /manage/draws/7/entries')[0]!.query).toMatchObject({ page: '1' })
})

test('tried rules stand beside those of today', async () => {
  answer({
    'GET /manage/draws/proposal': () => PROPOSAL,
    'POST /manage/draws/simulate': (_, body) => {
      const { base } = (body as { ruleset: { base: number } }).ruleset
      return { draws: 5, entries: 200, winRate: 40, spread: base === 4 ? 12.3 : 9.1, longestMiss: base, bumpRate: 20 }
    },
  })
  await show(<TryPage />, { path: '/ishm/*', at: `${PATH}/try` })
  await soon(() => expect(field('ruleset.base').value).toBe('4'))
  await type('ruleset.base', '2')
  await pressNamed('button', 'Try rules')
  await soon(() => expect(said()).toContain('12.3 points9.1 points'))
  expect(said()).toContain('5 draws. 200 entries.')
})

test('what only the server can know is said at its field', async () => {
  let detail = 'playDates[0]'
  answer({
    'GET /manage/draws/proposal': () => PROPOSAL,
    'GET /common/system-code/GC001': () => CODES,
    'GET /manage/courses': () => [],
    'POST /manage/draws': () => {
      throw new Refused(400, { code: '400', msgDetail: detail })
    },
  })
  await show(<PlanPage />, { path: '/ishm/*', at: `${PATH}/plan?date=2026-12-19` })
  await type('title', 'Third Advent')
  await type('ruleset.max', '3')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('The maximum cannot be lower than the starting tickets.'))
  await type('ruleset.max', '12')
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Choose days of play after the result is published.'))
  detail = 'drawAt'
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Choose a time after the step before it.'))
})
