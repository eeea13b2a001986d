import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section9 } from './section-9.ts'

test.each(section9.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
