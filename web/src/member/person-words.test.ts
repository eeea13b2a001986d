import { PASSWORD_RULES } from '@clubhouse/contract/member/password'
import { expect, test } from 'vitest'
import { passwordFault, ruleText } from './person-words'

test('a password that is refused says which rule it breaks', () => {
  expect(passwordFault('short1!', 'strict')).toBe('signup.PASSWORD_STRICT')
  expect(passwordFault('aaaa12345!', 'alternative')).toBe('signup.PASSWORD_SAME')
  expect(passwordFault('Fairway#2026', 'strict')).toBeUndefined()
  expect(passwordFault('only letters and length', 'nist')).toBeUndefined()
  expect(passwordFault('short', 'alternative')).toBe('signup.PASSWORD_ALTERNATIVE')
  expect(ruleText(PASSWORD_RULES.common, 'strict')).toBe('signup.PASSWORD_COMMON')
  expect(ruleText(PASSWORD_RULES.ownWord, 'strict')).toBe('signup.PASSWORD_OWN')
  expect(ruleText(PASSWORD_RULES.clubWord, 'strict')).toBe('signup.PASSWORD_CLUB')
})
