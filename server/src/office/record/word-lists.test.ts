import { expect, it } from 'vitest'
import { listsApart, listsTogether } from './word-lists.ts'

const together = (names: string[], korean: string[]) =>
  listsTogether(['names'], { names, translated: { ko: { names: korean } } } as never, 'en').names!
const apart = (names: Record<string, string>[]) => listsApart({ translated: {} }, { names }, 'en')

it('puts the texts of each entry together, and apart again', () => {
  const column = together(['Kim', 'Lee'], ['김', '이'])
  expect(column).toEqual([
    { en: 'Kim', ko: '김' },
    { en: 'Lee', ko: '이' },
  ])
  expect(apart(column)).toEqual({ names: ['Kim', 'Lee'], translated: { ko: { names: ['김', '이'] } } })
})

it('falls back to the text that there is', () => {
  const column = together(['Kim'], ['김', '이'])
  expect(column).toEqual([{ en: 'Kim', ko: '김' }, { ko: '이' }])
  expect(apart(column)).toEqual({ names: ['Kim', '이'], translated: { ko: { names: ['김', '이'] } } })
})

it('leaves the other words of a record beside them', () => {
  const words = { name: 'Cup', translated: { ko: { name: '컵' } } }
  expect(listsApart(words, { names: [{ en: 'Kim', ko: '김' }] }, 'en')).toEqual({
    ...{ name: 'Cup', names: ['Kim'] },
    translated: { ko: { name: '컵', names: ['김'] } },
  })
})
