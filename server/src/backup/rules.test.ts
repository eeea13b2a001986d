import { describe, expect, it } from 'vitest'
import { differenceOf, fileName, partName, pathIn, refusalOf, sizeOf } from './rules.ts'

const KEY = '3f0c7a10-0a5b-4c51-9c0e-2f4a6f1d9b77'

describe('names in an archive', () => {
  it('sort as the parts of a table follow each other', () => {
    expect([partName('claim', 9), partName('claim', 10)]).toEqual([
      'tables/claim/000009.zst',
      'tables/claim/000010.zst',
    ])
  })

  it.each([
    [fileName(`3f/${KEY}`), `3f/${KEY}`],
    [`files/3e/${KEY}`, undefined],
    [`files/${KEY}`, undefined],
    [`files/3f/${KEY}/more`, undefined],
    [`files/3f/../${KEY}`, undefined],
    ['files/../../etc/passwd', undefined],
    [`tables/3f/${KEY}`, undefined],
    [`files/3f/${KEY.toUpperCase()}`, undefined],
  ])('%s is the file %s', (entry, path) => {
    expect(pathIn(entry)).toBe(path)
  })
})

it.each([
  [['0001-a.sql'], ['0001-a.sql'], undefined],
  [['0001-a.sql'], ['0001-a.sql', '0002-b.sql'], undefined],
  [['0002-b.sql'], ['0001-a.sql', '0002-b.sql'], undefined],
  [['0001-a.sql', '0003-c.sql'], ['0001-a.sql', '0002-b.sql'], /migration 0003-c\.sql\)\. Install that release/],
])('a backup made with %j and a product with %j', (migrations, own, refusal) => {
  const found = refusalOf({ migrations }, own)
  if (refusal) expect(found).toMatch(refusal)
  else expect(found).toBeUndefined()
})

it.each([
  [[], [], undefined],
  [[{ name: 'a', columns: ['x'] }], [{ name: 'a', columns: ['x'] }], undefined],
  [[{ name: 'a', columns: ['x'] }], [], 'the table a is not one of Clubhouse'],
  [[], [{ name: 'a', columns: ['x'] }], 'the table a is missing'],
  [[{ name: 'a', columns: ['x'] }], [{ name: 'a', columns: ['x', 'y'] }], 'the table a has other columns'],
  [[{ name: 'a', columns: ['y', 'x'] }], [{ name: 'a', columns: ['x', 'y'] }], 'the table a has other columns'],
])('tables %j beside %j: %s', (kept, made, difference) => {
  expect(differenceOf(kept, made)).toBe(difference)
})

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_001, '1000 kB'],
  [1_000_000, '1.0 MB'],
  [1_234_000_000, '1.23 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text)
})
