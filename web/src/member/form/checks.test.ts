import { PASSWORD_RULES } from '@clubhouse/contract/member/password'
import { email, loginId, memberNo, personName, phoneNo } from '@clubhouse/contract/member/person'
import { describe, expect, test } from 'vitest'
import { isEmail, isId, isMemberNo, isName, isPhone, passwordFault, ruleText } from './checks'

const cases = {
  id: ['golfer', 'golfer123456', 'golfer1234567', 'Golfer1', 'golf', '1golfer', 'golf er', 'golfér1', ''],
  phone: [
    '010-5550-0142',
    '+82 10 5550 0142',
    '1234567890123456789',
    '12345678901234567890',
    'call me',
    '',
    '(02) 555',
    '031-555-0100 ext 3',
    '1\n2',
    ' ',
  ],
  email: [
    'a@b.co',
    'min.jun+golf@club.example',
    'a@b',
    '@b.co',
    'a b@c.de',
    `${'a'.repeat(95)}@b.co`,
    `${'a'.repeat(60)}@b.co`,
    `${'a'.repeat(95)}@b.c`,
    `${'a'.repeat(95)}@bc.de`,
    'a..b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a@b_c.de',
    'a@-b.co',
    '김@골프.한국',
  ],
  memberNo: ['', '10-0042', 'A_1', '10 0042', '10/0042', '1'.repeat(30), '1'.repeat(31)],
  name: ['Min-jun Kim', '김민준', 'x'.repeat(60), 'x'.repeat(61), '<b>', 'a\nb', ''],
}

describe('what the forms take is what the server takes', () => {
  test.each(cases.id)('id %j', (value) => expect(isId(value)).toBe(loginId.safeParse(value).success))
  test.each(cases.phone)('phone %j', (value) => expect(isPhone(value.trim())).toBe(phoneNo.safeParse(value).success))
  test('a phone number is any line of 1 to 19 characters', () => {
    expect(isPhone('031-555-0100 ext 3')).toBe(true)
    expect(isPhone('1'.repeat(20))).toBe(false)
  })
  test.each(cases.email)('e-mail %j', (value) => expect(isEmail(value)).toBe(email.safeParse(value).success))
  test.each(cases.memberNo)('membership %j', (value) =>
    expect(isMemberNo(value)).toBe(memberNo.safeParse(value).success),
  )
  test.each(cases.name)('name %j', (value) => expect(isName(value)).toBe(personName.safeParse(value).success))
})

test('a password that is not taken says which rule it breaks', () => {
  expect(passwordFault('', 'strict')).toBe('signup.PASSWORD_MISSING')
  expect(passwordFault('short1!', 'strict')).toBe('signup.PASSWORD_STRICT')
  expect(passwordFault('aaaa12345!', 'alternative')).toBe('signup.PASSWORD_SAME')
  expect(passwordFault('Fairway#2026', 'strict')).toBeUndefined()
  expect(passwordFault('only letters and length', 'nist')).toBeUndefined()
  expect(passwordFault('short', 'alternative')).toBe('signup.PASSWORD_ALTERNATIVE')
  expect(ruleText(PASSWORD_RULES.common, 'strict')).toBe('signup.PASSWORD_COMMON')
  expect(ruleText(PASSWORD_RULES.ownWord, 'strict')).toBe('signup.PASSWORD_OWN')
  expect(ruleText(PASSWORD_RULES.clubWord, 'strict')).toBe('signup.PASSWORD_CLUB')
})
