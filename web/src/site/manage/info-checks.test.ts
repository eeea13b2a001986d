import { changeInfo } from '@clubhouse/contract/site'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../form/draft'
import { infoChecks, MOST } from './info-checks'
import { changesOf } from './info-values'

const checks = infoChecks(true, 2026)
const mail = ['', 'a@b.co', 'a@b', ' a@b.co ', `${'a'.repeat(96)}@b.co`, 'a b@c.de']
const lines = ['', 'Greenhill', '<b>', 'a\nb', '그린힐']
const phones = ['', '031-555-0100', '+82 31 555', 'call us', '1'.repeat(20)]

/** What may stand in a field, of each sort that the server might see otherwise. */
const TYPED: Record<string, string[]> = {
  clubName: [...lines, ' '],
  ceoName: lines,
  zipCode: lines,
  address: lines,
  addressDetail: lines,
  senderName: lines,
  clubPhoneNo: phones,
  clubFaxNo: phones,
  email: mail,
  senderMail: mail,
  taxMail: mail,
  lat: ['0', '37.24', '-90', '90.01', '', 'north', '1e1'],
  lng: ['127.1776', '-180', '180.5', '', '1,2'],
  keepDays: ['7', '6', '90', '3650', '3651', '1.5', '', 'long'],
}

describe('what the form takes is what the server takes', () => {
  test.each(Object.entries(TYPED).flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
    '%s %j',
    (field, value) => {
      const values: Values = { [field]: value }
      const isTaken = changeInfo.input.safeParse({ ...changesOf(values), version: 1 }).success
      expect(checks[field]!(values) === undefined).toBe(isTaken)
    },
  )

  test.each(Object.entries(MOST))('%s has at most %i characters', (field, most) => {
    const isTaken = (value: string) =>
      changeInfo.input.safeParse({ ...changesOf({ [field]: value }), version: 1 }).success
    const long = (length: number) =>
      /mail/i.test(field) && field !== 'mailOrderNo' ? `${'a'.repeat(length - 5)}@b.co` : '1'.repeat(length)
    expect([isTaken(long(most)), isTaken(long(most + 1))]).toEqual([true, false])
  })
})

test.each([
  [true, '123-45-67891', undefined],
  [true, '1234567891', undefined],
  [true, '', undefined],
  [true, '123-45-67890', 'site-info.BUSINESS_NO_WRONG'],
  [false, '12-3456789', undefined],
])('in won %s: %s', (isKorean, businessNo, fault) => {
  expect(infoChecks(isKorean, 2026).businessNo!({ businessNo })).toBe(fault)
})
