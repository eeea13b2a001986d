import { expect, test } from 'vitest'
import { deedsFor } from './desk-deeds'

const ALL = { change: true, move: true, cancel: true, noShow: true, propose: true, here: true }
const NONE = { change: false, move: false, cancel: false, noShow: false, propose: false, here: false }
/** A tee time at 09:45, UTC. */
const noShow = {
  startsAt: '2027-03-04T09:45:00Z',
  lateUntil: '2027-03-04T10:15:00Z',
  dueAt: '2027-03-04T10:00:00Z',
  undoUntil: '2027-03-11T09:45:00Z',
}
const at = (time: string) => Date.parse(`2027-03-04T${time}:00Z`)
const of = (state: string, memberIdx: number | null = 7) => ({
  state,
  noShow,
  booker: { memberIdx, name: 'Kim' },
  mayMoveLate: true,
})

test.each([
  ['before the tee time', of('CF'), '09:44', ['CHANGE'], ['MOVE', 'NOTE', 'CANCEL']],
  ['from the tee time on', of('CF'), '09:45', ['HERE', 'MOVE', 'NOTE'], ['PROPOSE']],
  ['from a quarter past', of('CF'), '10:00', ['HERE', 'MOVE', 'NOTE'], ['PROPOSE', 'NO_SHOW']],
  ['until half an hour after it', of('CF'), '10:14', ['HERE', 'MOVE', 'NOTE'], ['PROPOSE', 'NO_SHOW']],
  ['from half an hour after it', of('CF'), '10:15', ['HERE'], ['PROPOSE', 'NO_SHOW']],
  ['that is here', { ...of('CF'), recorded: 'ARRIVED' as const }, '09:50', ['MOVE', 'NOTE'], ['PROPOSE']],
  ['that has moved for being late', { ...of('CF'), mayMoveLate: false }, '09:50', ['HERE', 'NOTE'], ['PROPOSE']],
  ['of a guest', of('CF', null), '10:00', ['HERE', 'MOVE', 'NOTE'], ['NO_SHOW']],
  ['that counts as played', of('PL'), '16:00', [], ['PROPOSE', 'NO_SHOW']],
  ['after a no-show', of('NS'), '10:00', ['NO_SHOW_UNDO'], []],
  ['cancelled', of('CX'), '09:00', [], []],
])('%s', (_, booking, time, open, more) => {
  expect(deedsFor(booking, ALL, at(time))).toEqual({ open, more })
  expect(deedsFor(booking, NONE, at(time))).toEqual({ open: [], more: [] })
})

test('a booking follows the settings of the club', () => {
  const club = { ...noShow, lateUntil: '2027-03-04T10:00:00Z', dueAt: '2027-03-04T10:20:00Z' }
  expect(deedsFor({ ...of('CF'), noShow: club }, ALL, at('10:15'))).toEqual({ open: ['HERE'], more: ['PROPOSE'] })
  expect(deedsFor({ ...of('CF'), noShow: club }, ALL, at('09:45')).open).toEqual(['HERE', 'MOVE', 'NOTE'])
})

test('a late group is marked as here in a club in which none can move late, as long as a no-show can be recorded', () => {
  const group = { ...of('CF'), noShow: { ...noShow, lateUntil: noShow.startsAt } }
  expect(deedsFor(group, ALL, at('09:50')).open).toEqual(['HERE'])
  expect(deedsFor(group, ALL, Date.parse(noShow.undoUntil) + 1).open).toEqual([])
})

test('a no-show can be neither recorded nor undone after seven days', () => {
  const late = Date.parse(noShow.undoUntil) + 1
  expect(deedsFor(of('NS'), ALL, late)).toEqual({ open: [], more: [] })
  expect(deedsFor(of('PL'), ALL, late)).toEqual({ open: [], more: ['PROPOSE'] })
})
