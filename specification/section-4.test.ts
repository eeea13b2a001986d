import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section4 } from './section-4.ts'

test.each(section4.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
