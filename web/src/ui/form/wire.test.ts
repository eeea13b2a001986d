import { change } from '@clubhouse/contract/member/profile'
import { signUp } from '@clubhouse/contract/member/signup'
import { changeInfo } from '@clubhouse/contract/site-manage'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { limitsOf, shapeAt } from './limits'
import { type Fault, faultOf, inputOf, numberOf, wireOf } from './wire'

const long = (length: number) => 'a'.repeat(length)
const mail = [
  '',
  'a@b.co',
  'a@b',
  ' a@b.co ',
  `${long(95)}@b.co`,
  `${long(96)}@b.co`,
  'a b@c.de',
  'a..b@c.de',
  '김@골프.한국',
]
const lines = ['', 'Greenhill', '<b>', 'a\nb', '그린힐', ' ', 'a\u0000b', '\ud800']
const phones = [
  '',
  '031-555-0100',
  '+82 31 555',
  'call us',
  '1'.repeat(19),
  '1'.repeat(20),
  '(02) 555',
  '031-555-0100 ext 3',
  '1\n2',
  ' ',
]
const lengths = (most: number) => [long(most), long(most + 1), '1'.repeat(most), '1'.repeat(most + 1)]

/** What may be typed in a field, of each sort that the server might see otherwise. */
const SITE: Record<string, string[]> = {
  clubName: [...lines, ...lengths(80)],
  ceoName: [...lines, ...lengths(60)],
  businessNo: [...lines, ...lengths(30)],
  mailOrderNo: lengths(30),
  zipCode: [...lines, ...lengths(10)],
  address: [...lines, ...lengths(200)],
  addressDetail: lengths(100),
  clubPhoneNo: phones,
  clubFaxNo: phones,
  email: mail,
  lat: ['0', '37.24', '-90', '90.01', 'north', '1e1', '1,000'],
  lng: ['127.1776', '-180', '180.5', '1,2'],
  'settings.senderName': [...lines, ...lengths(60)],
  'settings.senderMail': mail,
  'settings.taxMail': mail,
  'settings.keepDays': ['7', '6', '90', '3650', '3651', '1.5', 'long'],
  'settings.dormantMonths': ['0', '1', '2', '121'],
}
const PERSON: Record<string, string[]> = {
  id: ['golfer', 'golfer123456', 'golfer1234567', 'Golfer1', 'golf', '1golfer', 'golf er', 'golfér1', ''],
  password: ['', ' ', long(128), long(129)],
  name: ['Min-jun Kim', '김민준', long(60), long(61), '<b>', 'a\nb', ''],
  email: mail,
  phoneNo: [...phones, '010-5550-0142', '1234567890123456789'],
  memberNo: ['', '10-0042', 'A_1', '10 0042', '10/0042', ...lengths(30)],
}

const cases = [
  ...Object.entries(SITE).map(([field, typed]) => [changeInfo.input, field, typed] as const),
  ...Object.entries(PERSON).map(([field, typed]) => [signUp.input, field, typed] as const),
].flatMap(([input, field, typed]) => typed.map((one) => [field, one, input] as const))

test.each(cases)('a form takes what the server takes: %s %j', (field, typed, input) => {
  const shape = shapeAt(input, field)! as z.ZodType
  const limits = limitsOf(shape)
  const wire = wireOf(limits, typed)
  // What the form leaves out is not checked by the server.
  const isTaken = wire !== undefined && shape.safeParse(wire).success
  expect(faultOf(limits, wire) === undefined).toBe(isTaken)
})

test.each<[z.ZodType, string, boolean, Fault | undefined]>([
  [z.string().min(1), '', false, 'missing'],
  [z.string().min(1).optional(), '', true, undefined],
  [z.string().min(1).optional(), '', false, 'missing'],
  [z.string().max(3), '1234', false, 'long'],
  [z.string().trim().min(1), '  ', false, 'missing'],
  [z.string().min(1), '  ', false, undefined],
  [z.int().min(2).max(3), '4', false, 'range'],
  [z.int(), '1.5', false, 'wrong'],
  [z.int(), '', false, 'missing'],
  [z.int().nullish(), '', false, undefined],
  [z.iso.date(), '2026-06-31', false, 'wrong'],
  [z.iso.date(), '2026-06-30', false, undefined],
  [z.iso.date().nullish(), '', false, undefined],
  [z.enum(['a', 'b']), 'c', false, 'wrong'],
  [z.enum(['a', 'b']), '', false, 'missing'],
])('%o %j is %s', (shape, typed, mayLeaveOut, fault) => {
  const limits = limitsOf(shape)
  expect(faultOf(limits, wireOf(limits, typed), mayLeaveOut)).toBe(fault)
})

test('a list needs its entries', () => {
  const limits = limitsOf(z.array(z.string()).min(1).max(2))
  expect([[], ['a'], ['a', 'b', 'c']].map((list) => faultOf(limits, list))).toEqual(['missing', undefined, 'long'])
})

test.each([
  ['1,250,000', 1250000],
  [' 12.5 ', 12.5],
  ['-3', -3],
  ['1e3', Number.NaN],
  ['twelve', Number.NaN],
])('%j is %d', (typed, number) => {
  expect(numberOf(typed)).toBe(number)
})

test('changes become an input: trimmed, numbers, objects inside, and null for what is taken away', () => {
  const input = inputOf(changeInfo.input, {
    clubName: ' Greenhill ',
    lat: '37.5',
    isIndexed: false,
    'settings.keepDays': '90',
    'settings.taxMail': '',
  })
  expect(input).toEqual({
    clubName: 'Greenhill',
    lat: 37.5,
    isIndexed: false,
    settings: { keepDays: 90, taxMail: '' },
  })
  expect(
    inputOf(change.input, { birthDate: '', zipCode: '', company: '', handicap: '+2' }, { handicap: () => -2 }),
  ).toEqual({
    birthDate: null,
    zipCode: '',
    company: null,
    handicap: -2,
  })
  const joining = { password: ' secret ', birthDate: '', zipCode: '', again: 'not sent' }
  expect(inputOf(signUp.input, joining)).toEqual({ password: ' secret ', zipCode: '' })
  expect(inputOf(signUp.input, joining, {}, true)).toEqual({ password: ' secret ' })
})
