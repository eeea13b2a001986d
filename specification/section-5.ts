import { decision, type Section, says, test } from './statement.ts'

const password = 'server/src/member/password/rules.test.ts'
const checks = 'web/src/ui/form/wire.test.ts'
const guard = 'web/src/visit/guard.test.ts'

export const section5: Section = {
  number: 5,
  title: 'Validation rules',
  statements: [
    says(
      'Strict passwords have 9 characters, a letter, a digit and a special character.',
      test(password, 'the form of a password'),
      decision('deviations-of-accounts-and-pages', 'Passwords (5)'),
    ),
    says(
      'Alternative passwords have 8 to 20 characters, a letter, a digit and a non-word character; -1 otherwise.',
      test(password, 'the form of a password'),
    ),
    says(
      'Alternative passwords repeat no character four times in a row; -2 otherwise.',
      test(password, 'the form of a password'),
    ),
    says(
      'A login id is a lowercase letter and then lowercase letters or digits, 6 to 12 in all.',
      test(checks, 'a form takes what the server takes: %s %j'),
      test('server/src/member/signup/signup.test.ts', 'names the field %s for %j'),
      test('server/src/member/signup/signup.test.ts', 'takes the shortest and the longest that fit: %j'),
    ),
    says(
      'An email has a standard form and at most 100 characters.',
      test(checks, 'a form takes what the server takes: %s %j'),
      test('server/src/member/signup/signup.test.ts', 'names the field %s for %j'),
      test('server/src/member/signup/signup.test.ts', 'takes the shortest and the longest that fit: %j'),
    ),
    says(
      'A phone number is not empty and shorter than 20 characters.',
      test(checks, 'a form takes what the server takes: %s %j'),
      test('server/src/member/signup/signup.test.ts', 'names the field %s for %j'),
      test('server/src/member/signup/signup.test.ts', 'takes the shortest and the longest that fit: %j'),
    ),
    says(
      'Commas are removed from amounts; what is no number is 0 with a warning.',
      test('web/src/language/amount.test.ts', 'a typed amount'),
      decision('deviations-of-accounts-and-pages', 'Amounts'),
    ),
    says(
      'A hidden menu leads home.',
      test(guard, 'while the site is open'),
      test('e2e/journeys/guards.spec.ts', 'a hidden menu has no page, on the server and in an open page'),
    ),
    says(
      'A menu with permit 2 needs a login.',
      test(guard, 'while the site is open'),
      test('e2e/journeys/guards.spec.ts', 'a menu with permit 2 needs a login, and the server renders its page empty'),
    ),
  ],
}
