import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section1 } from './section-1.ts'

test.each(section1.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
