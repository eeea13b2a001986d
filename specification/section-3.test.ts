import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section3 } from './section-3.ts'

test.each(section3.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
