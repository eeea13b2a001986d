import { expect, it } from 'vitest'
import { afterAnswer, afterRefusal, foreseen, isPriceOpen, nextToSend, type Press, withGroup } from './press'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  adminIdx: 1,
  bookingIdx: 1,
  version: 1,
  state: 'ARRIVED',
  players: [{ no: 1, present: true }],
  at: '2027-03-04T06:30:00Z',
  ...more,
})
const later = press('b', { version: undefined, state: 'CHECKED_IN' })
const keys = (presses: readonly Press[]) => presses.map(({ key }) => key)

it('the presses of a booking go one after the other, those of others do not wait', () => {
  expect(nextToSend([])).toBeUndefined()
  expect(nextToSend([press('a'), later])?.key).toBe('a')
  expect(nextToSend([later])).toBeUndefined()
  expect(nextToSend([press('a', { refused: 'CHANGED_MEANWHILE' }), press('c', { bookingIdx: 2 })])?.key).toBe('c')
})

it('an answer lets the next of its booking go, with the new version', () => {
  const rest = afterAnswer([press('a'), later, press('c', { bookingIdx: 2 })], 'a', 2)
  expect(rest).toMatchObject([
    { key: 'b', version: 2 },
    { key: 'c', version: 1 },
  ])
})

it('a refusal keeps the press and drops those that rest on it', () => {
  const rest = afterRefusal([press('a'), later, press('c', { bookingIdx: 2 })], 'a', 'CHANGED_MEANWHILE')
  expect(keys(rest)).toEqual(['a', 'c'])
  expect(rest[0]!.refused).toBe('CHANGED_MEANWHILE')
  expect(nextToSend(rest)?.key).toBe('c')
})

it('a group is shown as it will be, but for what was refused', () => {
  const group = {
    bookingIdx: 1,
    state: 'EXPECTED',
    owed: [] as Parameters<typeof foreseen>[0]['owed'][number][],
    players: [
      { no: 1, present: false },
      { no: 2, present: false },
    ],
  }
  const shown = (presses: readonly Press[]) => {
    const { state, players } = foreseen(group as Parameters<typeof foreseen>[0], presses)
    return [state, players.map(({ present }) => present)]
  }
  expect(shown([press('a'), later])).toEqual(['CHECKED_IN', [true, false]])
  expect(shown([press('a', { players: [{ no: 1, present: false }] })])).toEqual(['EXPECTED', [false, false]])
  expect(shown([press('a', { refused: 'WRONG_STATE' })])).toEqual(['EXPECTED', [false, false]])
  expect(shown([press('a', { bookingIdx: 2 })])).toEqual(['EXPECTED', [false, false]])
})

it('an answer replaces its group in the list, but for one that is newer there', () => {
  const [one, two] = [1, 2].map((bookingIdx) => ({ bookingIdx, version: 3, state: 'CHECKED_IN' })) as Parameters<
    typeof withGroup
  >[1][]
  const answered = { ...one!, version: 4, state: 'TEED_OFF' as const }
  expect(withGroup([one!, two!], answered)).toEqual([answered, two])
  expect(withGroup([{ ...one!, version: 5 }], answered)).toEqual([{ ...one!, version: 5 }])
  expect(withGroup(undefined, answered)).toBeUndefined()
})

it('the price is open while a press waits that may change it', () => {
  const of = (state: string, marks: object[]) =>
    ({
      bookingIdx: 1,
      state,
      owed: [],
      players: marks.map((one, i) => ({ no: i + 1, ...one })),
    }) as unknown as Parameters<typeof isPriceOpen>[0]
  const [here, away] = [
    { present: true, rental: false },
    { present: false, rental: false },
  ]
  const isOpen = (group: Parameters<typeof isPriceOpen>[0], state: Press['state'], first: object) =>
    isPriceOpen(
      group,
      foreseen(group, [
        press('a', {
          state,
          players: [
            { no: 1, ...first },
            { no: 2, present: true },
          ] as Press['players'],
        }),
      ]),
    )
  const [expected, checkedIn] = [of('EXPECTED', [away, away]), of('CHECKED_IN', [{ ...here, lockerNo: '41' }, here])]
  expect(isPriceOpen(expected, foreseen(expected, []))).toBe(false)
  expect(isOpen(expected, 'ARRIVED', { ...here, lockerNo: '41' })).toBe(false)
  expect(isOpen(expected, 'CHECKED_IN', here)).toBe(false)
  expect(isOpen(expected, 'CHECKED_IN', away)).toBe(true)
  expect(isOpen(expected, 'CHECKED_IN', { ...here, lockerNo: '41' })).toBe(true)
  expect(isOpen(expected, 'CHECKED_IN', { present: true, rental: true })).toBe(true)
  expect(isOpen(checkedIn, 'TEED_OFF', { ...here, lockerNo: '42' })).toBe(false)
  expect(isOpen(checkedIn, 'TEED_OFF', { ...here, lockerNo: '' })).toBe(true)
  expect(isOpen(checkedIn, 'ARRIVED', { ...here, lockerNo: '41' })).toBe(true)
})
