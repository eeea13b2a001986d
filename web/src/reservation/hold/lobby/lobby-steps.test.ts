import type { LobbyPlace } from '@clubhouse/contract/reservation/hold/lobby'
import { describe, expect, test } from 'vitest'
import { countsTo, type LobbyStep, lobbyStep, nextLook } from './lobby-steps'

const at = (time: string) => `2027-03-10T${time}Z`
const ms = (time: string) => Date.parse(at(time))
const LOBBY = { joinsAt: at('08:30:00'), drawsAt: at('08:59:50'), opensAt: at('09:00:00') }
const placeOf = (more: Partial<LobbyPlace> = {}): LobbyPlace => ({
  ...{ lobbyIdx: 1, state: 'WAITING', drawsAt: LOBBY.drawsAt, opensAt: LOBBY.opensAt, serverTime: at('08:40:00') },
  ...{ isHere: true, hasLeft: false, hasHeld: false },
  ...more,
})

describe('the panel', () => {
  test.each<[LobbyStep, string, Partial<LobbyPlace> | undefined, string | undefined]>([
    ['SOON', '08:29:59', undefined, undefined],
    ['JOIN', '08:30:00', undefined, '08:59:50'],
    ['LATE', '08:59:50', undefined, undefined],
    ['JOINED', '08:40:00', {}, '08:59:50'],
    ['JOIN', '08:40:00', { state: 'OVER', hasLeft: true }, '08:59:50'],
    ['PLACED', '08:59:55', { place: 7, ahead: 6 }, '09:00:00'],
    ['PLACED', '09:00:10', { place: 7, ahead: 1 }, undefined],
    ['TURN', '09:00:10', { state: 'ADMITTED', place: 1, chooseUntil: at('09:01:00') }, '09:01:00'],
    ['ELSEWHERE', '09:00:10', { state: 'ADMITTED', place: 1, isHere: false }, undefined],
    ['OVER', '09:01:10', { state: 'OVER', place: 1 }, undefined],
    ['LEFT', '09:01:10', { state: 'OVER', hasLeft: true }, undefined],
  ])('shows %s at %s', (step, time, more, to) => {
    const place = more && placeOf(more)
    expect(lobbyStep(LOBBY, place, ms(time))).toBe(step)
    expect(countsTo(step, LOBBY, place, ms(time))).toBe(to && at(to))
  })
})

test.each<[string, Partial<LobbyPlace>, number, number]>([
  ['08:40:00', {}, 15_000, 16_500],
  ['08:59:49', {}, 1_100, 2_600],
  ['08:59:55', { place: 3, ahead: 2 }, 5_100, 5_600],
  ['09:00:10', { place: 9, ahead: 2 }, 1_500, 2_000],
  ['09:00:10', { place: 90, ahead: 80 }, 4_000, 4_500],
  ['09:00:58', { state: 'ADMITTED', place: 1, chooseUntil: at('09:01:00') }, 2_100, 2_600],
  ['09:02:00', { state: 'OVER', place: 1 }, 8_000, 12_000],
])('at %s a place %j is read again after %i to %i ms', (time, more, least, most) => {
  expect(nextLook(placeOf(more), ms(time), 0)).toBe(least)
  expect(nextLook(placeOf(more), ms(time), 1)).toBe(most)
})
