import { everyCall } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { TYPED } from './typed.ts'

/** Filters that take any text, and hold codes of the product. */
const CODES = [
  'code',
  'key',
  'kind',
  'noun',
  'job',
  'category',
  'memberType',
  'part',
  'state',
  'type',
  'termsType',
  'textLang',
]

it('every filter of an export that takes any text is known to the log', () => {
  const open = everyCall().flatMap(({ name, call, exports }) =>
    exports
      ? Object.entries(call.input.shape).flatMap(([field, shape]) =>
          z.safeParse(shape, 'Wren Ashdown').success && !CODES.includes(field) ? [[name, field] as const] : [],
        )
      : [],
  )
  expect(open.filter(([, field]) => !TYPED.includes(field))).toEqual([])
  expect(new Set(open.map(([, field]) => field))).toEqual(new Set(TYPED))
})
