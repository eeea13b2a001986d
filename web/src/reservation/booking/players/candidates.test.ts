import { expect, it } from 'vitest'
import { candidates } from './candidates'

const ANN = { memberIdx: 2, name: 'Ann Lee' }
const BEN = { memberIdx: 3, name: 'Ben Park' }
const CHO = { memberIdx: 4, name: 'Cho Won' }

it('are known members by a part of their name, all before anything is typed', () => {
  expect(candidates(' ', [ANN, BEN], []).map(({ name }) => name)).toEqual(['Ann Lee', 'Ben Park'])
  expect(candidates('PAR', [ANN, BEN], [])).toEqual([{ ...BEN, free: true }])
})

it('are joined by who was found, each once, with who already plays', () => {
  const found = [
    { ...ANN, free: false, why: 'PLAYER_ALREADY_BOOKED' as const },
    { ...CHO, free: true },
  ]
  expect(candidates('ann', [ANN, BEN], found)).toEqual([
    { ...ANN, free: false },
    { ...CHO, free: true },
  ])
})
