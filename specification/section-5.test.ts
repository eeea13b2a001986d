import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section5 } from './section-5.ts'

test.each(section5.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
