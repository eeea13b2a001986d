import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { answer, field, named, pressNamed, put, Refused, said, show, soon, type } from '../../../../test/screen'
import { ArrivalPanel } from './arrival-panel'
import type { PressesHere } from './use-presses'

const NOW = Date.parse('2026-12-02T00:30:00Z')
const player = (no: number, name: string): Arrival['players'][number] => ({
  ...{
    no,
    name,
    words: name,
    kind: 'MEMBER',
    present: false,
    identified: false,
    feeKey: null,
    lockerNo: null,
    rental: false,
  },
})
const GROUP: Arrival = {
  ...{ bookingIdx: 7, bookingNo: 'B7', version: 3, slotIdx: 1, courseIdx: 1, courseName: 'East', date: '2026-12-02' },
  ...{ time: '10:00', part: '1', holes: '18', state: 'EXPECTED', cart: false, caddie: false, feeClass: 'REGULAR' },
  opensAt: '2026-12-02T00:00:00Z',
  askedAt: '2026-12-02T00:40:00Z',
  lateAt: '2026-12-02T01:00:00Z',
  booker: { memberIdx: 1, name: 'Kim' },
  phoneTail: '0001',
  ...{ flags: [], owed: [], players: [player(1, 'Kim'), player(2, 'Lee')], mayMoveLate: false, marksPayments: true },
  price: { currency: 'KRW', total: 0, rows: [] },
}

const lockers = () => [...document.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')]

test('what the desk has marked stays when another desk changes the group, but for another player', async () => {
  answer({
    'POST /manage/frontdesk/7/preview': () => ({ price: GROUP.price, proposed: [] }),
    'GET /codes': () => [],
  })
  const pressed: Parameters<PressesHere['press']>[0][] = []
  const presses: PressesHere = { all: [], press: (one) => void pressed.push(one), drop: () => {} }
  let change = (_: Partial<Arrival>) => {}
  const Desk = () => {
    const [group, setGroup] = useState(GROUP)
    change = (more) => setGroup((before) => ({ ...before, ...more }))
    return <ArrivalPanel {...{ group, now: NOW, scanned: [1], presses }} onClose={() => {}} onChanged={() => {}} />
  }
  await show(<Desk />)
  await soon(() => named('button', /Kim/))
  await put(lockers()[0]!, '41')
  await put(lockers()[1]!, '42')
  await act(async () =>
    change({ version: 4, players: [player(1, 'Kim'), { ...player(2, 'Park'), lockerNo: '50' }], note: 'Late' }),
  )
  expect(said()).toContain('This group has changed since you opened it.')
  expect(lockers().map(({ value }) => value)).toEqual(['41', '50'])
  // What was marked for the player before does not come back with a mark for this one.
  await pressNamed('button', /Park/)
  expect(lockers().map(({ value }) => value)).toEqual(['41', '50'])
  await pressNamed('button', 'Check in')
  expect(pressed).toMatchObject([
    {
      version: 4,
      players: [
        { no: 1, present: true, lockerNo: '41' },
        { no: 2, present: true, lockerNo: '50' },
      ],
    },
  ])
})

test('a reason that was typed stays when another desk was first, and cannot be sent once it is over', async () => {
  const overtaken = () => {
    throw new Refused(200, { code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE', msgVar: { version: 4 } })
  }
  answer({ 'PUT /manage/frontdesk/7/settle': overtaken, 'GET /codes': () => [] })
  const presses: PressesHere = { all: [], press: () => {}, drop: () => {} }
  const Desk = () => {
    const [group, setGroup] = useState<Arrival>({ ...GROUP, state: 'TEED_OFF' })
    const read = () => setGroup({ ...GROUP, state: 'CHECKED_IN', version: 4 })
    return <ArrivalPanel {...{ group, now: NOW, scanned: [], presses }} onClose={() => {}} onChanged={read} />
  }
  await show(<Desk />)
  await pressNamed('button', 'Settle interrupted round')
  await put(field('holesPlayed'), '9')
  await type('reason', 'Lightning')
  await pressNamed('form button', 'Settle round')
  await soon(() => expect(said()).toContain('Someone else saved first, so this is no longer possible.'))
  expect(field('reason').value).toBe('Lightning')
  await pressNamed('form button', 'Close')
  await soon(() => expect(said()).not.toContain('Someone else saved first'))
})

test('a payment that was recorded here is no change by someone else', async () => {
  const payment = { amount: 480_000, at: '2026-12-02T00:30:00Z', by: 'Seo' }
  answer({ 'PUT /manage/frontdesk/7/paid': () => ({ version: 4, payment }), 'GET /codes': () => [] })
  const presses: PressesHere = { all: [], press: () => {}, drop: () => {} }
  const Desk = () => {
    const [group, setGroup] = useState<Arrival>({ ...GROUP, price: { ...GROUP.price, total: 480_000 } })
    const read = () => setGroup((before) => ({ ...before, version: before.version + 1, payment }))
    return <ArrivalPanel {...{ group, now: NOW, scanned: [], presses }} onClose={() => {}} onChanged={read} />
  }
  await show(<Desk />)
  await pressNamed('button', 'Mark ₩480,000 as paid')
  await soon(() => expect(said()).toContain('Paid: ₩480,000'))
  expect(said()).not.toContain('This group has changed since you opened it.')
})

test('what a press would cost counts a locker that was paid for before its fee ended', async () => {
  const previewed: unknown[] = []
  answer({
    'POST /manage/frontdesk/7/preview': (_, body) => {
      previewed.push(body)
      return { price: GROUP.price, proposed: [] }
    },
    'GET /codes': () => [],
  })
  const presses: PressesHere = { all: [], press: () => {}, drop: () => {} }
  const players = [{ ...player(1, 'Kim'), present: true, lockerNo: '41' }]
  const extras = [{ key: 'LOCKER', name: 'Locker', no: 1, qty: 1, unit: 5_000, amount: 5_000 }]
  const panel = (price: Arrival['price']) => (
    <ArrivalPanel
      {...{ group: { ...GROUP, state: 'CHECKED_IN', players, price }, now: NOW, scanned: [], presses }}
      onClose={() => {}}
      onChanged={() => {}}
    />
  )
  await show(panel({ ...GROUP.price, extras }))
  await soon(() => expect(previewed).toMatchObject([{ players: [{ no: 1, lockerNo: '1' }] }]))
})

test('rented clubs are marked where the club has a fee for them, and what the press would cost is said with its extras', async () => {
  const row = { key: 'LOCKER', name: 'Locker', qty: 1, unit: 5_000, amount: 5_000 }
  answer({
    'POST /manage/frontdesk/7/preview': () => ({
      ...{ price: { ...GROUP.price, total: 10_000, extras: [1, 2].map((no) => ({ ...row, no })) }, proposed: [] },
    }),
    'GET /codes': () => [],
  })
  const pressed: Parameters<PressesHere['press']>[0][] = []
  const presses: PressesHere = { all: [], press: (one) => void pressed.push(one), drop: () => {} }
  const panel = (more: Partial<Arrival>, isPriceOpen = false) => (
    <ArrivalPanel
      {...{ group: { ...GROUP, ...more }, now: NOW, scanned: [1, 2], presses, isPriceOpen }}
      onClose={() => {}}
      onChanged={() => {}}
    />
  )
  await show(panel({}))
  expect(said()).not.toContain('Rental clubs')
  await show(panel({ lockerFee: 5_000, rentalFee: 30_000 }))
  expect(said()).toContain('Locker, ₩5,000')
  await put(lockers()[0]!, '412')
  await pressNamed('label', 'Rental clubs, ₩30,000')
  await soon(() => expect(said()).toContain('Includes Locker: ₩10,000 2 × ₩5,000'))
  await pressNamed('button', 'Check in')
  expect(pressed[0]!.players[0]).toMatchObject({ no: 1, lockerNo: '412', rental: true })
  await show(panel({ state: 'CHECKED_IN', price: { ...GROUP.price, total: 480_000 } }, true))
  expect(said()).toContain('Price known once sent')
  expect(said()).not.toContain('₩480,000')
})
