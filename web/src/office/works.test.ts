import { expect, test } from 'vitest'
import { endsWithWindow, noteWork, type Work, works } from './works'

const work = (path: string, over: number, kind: Work['kind'] = 'changes') =>
  ({ path, title: 'job.TITLE', kind, over, of: 3, stop: () => {} }) as const

test('each list has one work over its rows, until it is over, and an export beside it', () => {
  noteWork('/a', work('/a', 0))
  noteWork('/b', work('/b', 1))
  noteWork('/a', work('/a', 2))
  noteWork('/a export', work('/a', 0, 'exports'))
  expect(works.get().map(({ key, path, over }) => [key, path, over])).toEqual([
    ['/b', '/b', 1],
    ['/a', '/a', 2],
    ['/a export', '/a', 0],
  ])
  for (const key of ['/b', '/a export']) noteWork(key)
  expect(works.get()).toHaveLength(1)
  noteWork('/a')
  expect(works.get()).toEqual([])
})

test('work of the server goes on without the window', () => {
  const kinds = ['reads', 'changes', 'exports', 'imports', 'invites', 'sends'] as const
  expect(kinds.filter((kind) => endsWithWindow({ key: '', ...work('/a', 0, kind) }))).toEqual([
    'reads',
    'changes',
    'exports',
  ])
})
