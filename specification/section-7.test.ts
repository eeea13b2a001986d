import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section7 } from './section-7.ts'

test.each(section7.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
