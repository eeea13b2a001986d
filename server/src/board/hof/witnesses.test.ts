import { expect, it } from 'vitest'
import { witnessesApart, witnessesTogether } from './witnesses.ts'

it('puts the names of each witness together, and apart again', () => {
  const together = witnessesTogether(['Kim', 'Lee'], { ko: { witnessNames: ['김', '이'] } }, 'en')
  expect(together).toEqual([
    { en: 'Kim', ko: '김' },
    { en: 'Lee', ko: '이' },
  ])
  expect(witnessesApart(together, 'en')).toEqual({ witnessNames: ['Kim', 'Lee'], others: { ko: ['김', '이'] } })
})

it('falls back to the name that there is', () => {
  const together = witnessesTogether(['Kim'], { ko: { witnessNames: ['김', '이'] } }, 'en')
  expect(together).toEqual([{ en: 'Kim', ko: '김' }, { ko: '이' }])
  expect(witnessesApart(together, 'en')).toEqual({ witnessNames: ['Kim', '이'], others: { ko: ['김', '이'] } })
})
