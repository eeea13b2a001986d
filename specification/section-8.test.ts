import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section8 } from './section-8.ts'

test.each(section8.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
