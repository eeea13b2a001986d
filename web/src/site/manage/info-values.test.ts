import { changeInfo } from '@clubhouse/contract/site-manage'
import { expect, test } from 'vitest'
import { shapeAt } from '../../ui/form/limits'
import { type Info, infoChecks, infoWords, valuesOf } from './info-values'

test.each([
  [true, '123-45-67891', undefined],
  [true, '1234567891', undefined],
  [true, '', undefined],
  [true, '123-45-67890', 'site-info.BUSINESS_NO_WRONG'],
  [false, '12-3456789', undefined],
])('in won %s: %s', (isKorean, businessNo, fault) => {
  expect(infoChecks(isKorean, 2026).businessNo?.({ businessNo })).toBe(fault)
})

test('every field of the form is one of the call', () => {
  const fields = Object.keys(
    valuesOf({ settings: {}, lang: 'en', langs: ['en', 'ko'], translated: {} } as unknown as Info),
  )
  expect(fields.filter((field) => !shapeAt(changeInfo.input, field))).toEqual([])
  expect(Object.keys(infoWords).filter((field) => !fields.includes(field))).toEqual([])
})
