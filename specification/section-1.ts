import { type Section, says, test } from './statement.ts'

export const section1: Section = {
  number: 1,
  title: 'What the product does and for whom',
  statements: [
    says(
      'Visitors read public pages: what is new, what is free.',
      test('e2e/journeys/visitor.spec.ts', 'a visitor reads what is new and what is free'),
    ),
    says(
      'Members join, log in and recover an id or a password.',
      test('e2e/journeys/people.spec.ts', 'a visitor signs up with a code from a real mailbox, and logs in'),
      test('e2e/journeys/people.spec.ts', 'a forgotten id comes by mail, and a forgotten password is replaced'),
    ),
    says(
      'Members change their profile and leave the club.',
      test('e2e/journeys/people.spec.ts', 'a member changes name and address, and proves it by a code'),
      test('e2e/journeys/people.spec.ts', 'closing the account explains the consequences, and can be undone'),
    ),
    says(
      'Members book tee times and cancel them.',
      test(
        'e2e/journeys/booking.spec.ts',
        'a member books a tee time with a companion, a guest and a place to be named, and cancels it',
      ),
    ),
    says(
      'Managers maintain the site and its managers in a back office.',
      test('e2e/journeys/site-settings.spec.ts', 'a manager sets whom mails are from and when accounts sleep'),
      test(
        'e2e/journeys/managers.spec.ts',
        'a super manager makes a manager, who changes the password, adds an app and logs in with it',
      ),
    ),
    says(
      'One club with a fixed code of 5 characters; another code is unknown.',
      test('server/src/session/session.test.ts', 'knows no other club, and counts nothing against the same id here'),
    ),
    says(
      'One fixed site code for the menu call.',
      test('server/src/language/language.test.ts', 'gives the tree of menus, and says which of them are hidden'),
    ),
    says(
      'English is the default language.',
      test('server/src/menu/menu.test.ts', 'falls back to the language of the club where a text is missing or empty'),
    ),
  ],
}
