import { expect, test } from 'vitest'
import { deskPlayers, NEW_DESK_BOOKING } from './desk-values'

test('the member is first, guests are named, and other places stay open', () => {
  expect(deskPlayers(7, { ...NEW_DESK_BOOKING, seats: '3', guest2: ' Do-yun Han ', guest4: 'Nobody' })).toEqual([
    { no: 1, kind: 'MEMBER', memberIdx: 7 },
    { no: 2, kind: 'GUEST', name: 'Do-yun Han' },
    { no: 3, kind: 'TBD' },
  ])
})
