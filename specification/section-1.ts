import { calls, type Section, says, test } from './statement.ts'

export const section1: Section = {
  number: 1,
  title: 'What the product does and for whom',
  statements: [
    says(
      'Visitors read public pages: what is new, what is free.',
      test('e2e/journeys/visitor.spec.ts', 'a visitor reads what is new and what is free'),
      test(
        'e2e/journeys/public-pages.spec.ts',
        'the weather is there without its source, and says how old it is and whose',
      ),
      test('e2e/journeys/public-pages.spec.ts', 'every loop shows its holes, and paper has all scorecards'),
      test(
        'e2e/journeys/questions.spec.ts',
        'a visitor unfolds an answer with the keyboard, and sends its address to someone',
      ),
      test('e2e/journeys/events.spec.ts', 'a visitor finds what is on, what comes and what was, and reads one'),
    ),
    says(
      'Members join, log in and recover an id or a password.',
      test('e2e/journeys/people.spec.ts', 'a visitor signs up with a code from a real mailbox, and is logged in'),
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
      test(
        'e2e/journeys/menus.spec.ts',
        'the texts of a menu are previewed as they are typed, saved, and seen by visitors',
      ),
      test('e2e/journeys/ip-blocks.spec.ts', 'an address is blocked, changed, deleted and brought back'),
      test('e2e/journeys/site-screens.spec.ts', 'terms are drafted from the version in force and announced'),
      test(
        'e2e/journeys/rights.spec.ts',
        'a group is created, gets rights by keyboard, and a manager gets them and sees the menu',
      ),
      test(
        'e2e/journeys/boards.spec.ts',
        'a notice is written, previewed, scheduled and published, and read in the other language',
      ),
    ),
    says(
      'One club with a fixed code of 5 characters; another code is unknown.',
      test('server/src/session/session.test.ts', 'knows no other club, and counts nothing against the same id here'),
      test('server/src/session/session.test.ts', 'names the field of %j'),
    ),
    says(
      'One fixed site code for the menu call.',
      test('server/src/language/language.test.ts', 'gives the tree of menus, and says which of them are hidden'),
    ),
    says(
      'English is the default language.',
      test(
        'e2e/journeys/language.spec.ts',
        'English is the language of a page for a browser whose language the club does not speak',
      ),
      test('server/src/menu/menu.test.ts', 'falls back to the language of the club where a text is missing or empty'),
    ),
    says(
      'Members have coupons.',
      test(
        'e2e/journeys/coupons.spec.ts',
        'a member sees a coupon that the club issued, and no longer one that it revoked',
      ),
    ),
    says(
      'Members wait for a tee time.',
      calls('POST /reservation/waitings'),
      test(
        'server/src/reservation/standby/offer/offer.test.ts',
        'is offered to the first who stands by, with its price, and held for them',
      ),
    ),
    says(
      'Members write inquiries to the club.',
      calls('POST /voc'),
      test(
        'server/src/inquiry/inquiry.test.ts',
        'is received with private files, which only its member and managers of enquiries read',
      ),
    ),
    says(
      'Members enter draws.',
      calls('POST /reservation/draw'),
      test(
        'server/src/reservation/draw/entry/entry.test.ts',
        'keeps what the member wishes for, with a receipt whose hash is of its text',
      ),
    ),
    says(
      'Members apply as a group.',
      calls('POST /reservation/team/form'),
      test(
        'server/src/reservation/team/team.test.ts',
        'is submitted with the officers on its roster, and both are written to',
      ),
      test(
        'e2e/journeys/season-draw.spec.ts',
        'two groups want the same hour of a season, a draw decides, and both read why',
      ),
    ),
  ],
}
