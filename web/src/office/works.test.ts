import { expect, test } from 'vitest'
import { noteWork, type Work, works } from './works'

const work = (path: string, over: number): Work => {
  return { path, texts: 'job', kind: 'changes', over, of: 3, stop: () => {} }
}

test('each list has one work, until it is over', () => {
  noteWork('/a', work('/a', 0))
  noteWork('/b', work('/b', 1))
  noteWork('/a', work('/a', 2))
  expect(works.get().map(({ path, over }) => [path, over])).toEqual([
    ['/b', 1],
    ['/a', 2],
  ])
  noteWork('/b')
  expect(works.get()).toHaveLength(1)
  noteWork('/a')
  expect(works.get()).toEqual([])
})
