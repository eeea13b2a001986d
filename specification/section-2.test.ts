import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section2 } from './section-2.ts'

test.each(section2.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
