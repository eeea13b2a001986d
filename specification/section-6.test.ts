import { expect, test } from 'vitest'
import { faultsOf } from './cover.ts'
import { section6 } from './section-6.ts'

test.each(section6.statements)('$says', (statement) => {
  expect(faultsOf(statement)).toEqual([])
})
