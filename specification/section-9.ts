import { calls, type Section, says, test } from './statement.ts'

const progress = 'web/src/ui/feedback/progress.test.ts'
const checks = 'web/src/ui/form/wire.test.ts'
const clock = 'web/src/session/session-clock.test.ts'
const zones = 'contract/src/format/wall-time.test.ts'

export const section9: Section = {
  number: 9,
  title: 'Business constants and limits',
  statements: [
    says('A slow network is one of 3000 ms.', test(progress, 'the overlay: %s')),
    says(
      'The progress overlay opens after 1 s and stays 1 s.',
      test(progress, 'a slow request that begins while it closes keeps it open'),
      test(progress, 'the overlay: %s'),
    ),
    says('A cancelled answer is ignored after 2 s.', test('web/src/api/cancel.test.ts', '%s after it was cancelled')),
    says(
      'A path is reloaded once in 10 s.',
      test('web/src/api/lost-chunk.test.ts', 'a page reloads when a chunk is lost, the last time being: %s'),
    ),
    says(
      'The site state is checked once in 5000 ms.',
      test('web/src/site/recheck.test.ts', 'the state of the site is asked for'),
    ),
    says('Tokens are renewed 60 s before the end.', test(clock, 'a session as it is lived')),
    says('The refresh token is watched in its last hour.', test(clock, 'the end of the refresh token, %s')),
    says('Codes are kept for 3600 s.', test('web/src/code/code-cache.test.ts', 'a group is loaded again')),
    says(
      'The popup turns every 3000 ms.',
      test('web/src/board/banner/rotation.test.ts', 'of %i turns every 3000 ms when it has more than one'),
    ),
    says(
      'A dialog is 550 px wide.',
      test(
        'e2e/journeys/overlays.spec.ts',
        'a question keeps the focus, takes Escape for no, and loses nothing behind it',
      ),
    ),
    says(
      'A toast lasts 2000 ms.',
      test('web/src/ui/feedback/toast.test.ts', 'a toast is plain, in the middle, and goes after 2000 ms'),
    ),
    says(
      'An item of the toast bar lasts 5 s, swept every 500 ms.',
      test('web/src/ui/feedback/toast-bar.test.ts', 'an item lasts 5 s and is swept within the next 500 ms'),
    ),
    says(
      'A phone is narrower than 600 px.',
      test('web/src/ui/phone.test.ts', 'a phone is narrower than 600 px, in styles as in scripts'),
    ),
    says(
      'A hash is followed after about 1 s.',
      test('web/src/layouts/hash-section.test.ts', '%s leads to its section after a second'),
    ),
    says(
      'Passwords have 9 and more, or 8 to 20 characters.',
      test('server/src/member/password/rules.test.ts', '%s under %s gives %i'),
    ),
    says(
      'Login ids have 6 to 12 characters.',
      test(checks, 'a form takes what the server takes: %s %j'),
      test('server/src/member/signup/signup.test.ts', 'names the field %s for %j'),
      test('server/src/member/signup/signup.test.ts', 'takes the shortest and the longest that fit: %j'),
    ),
    says(
      'Emails have at most 100 characters.',
      test(checks, 'a form takes what the server takes: %s %j'),
      test('server/src/member/signup/signup.test.ts', 'names the field %s for %j'),
      test('server/src/member/signup/signup.test.ts', 'takes the shortest and the longest that fit: %j'),
    ),
    says(
      'Phone numbers have fewer than 20 characters.',
      test(checks, 'a form takes what the server takes: %s %j'),
      test('server/src/member/signup/signup.test.ts', 'names the field %s for %j'),
      test('server/src/member/signup/signup.test.ts', 'takes the shortest and the longest that fit: %j'),
    ),
    says(
      'Numbers show 3 decimals by default.',
      test('contract/src/format/policies.test.ts', 'that nobody has set are those of the specification'),
    ),
    says(
      'Half is rounded up by default; 0 half up, 1 down, 2 up.',
      test('contract/src/format/decimal.test.ts', 'half up is the default'),
      test('contract/src/format/decimal.test.ts', '%s to %s decimals: half up %s, down %s, up %s'),
    ),
    says(
      'There are 36 date formats; the first is yyyy.MM.dd.',
      test('contract/src/format/date-format.test.ts', 'are 36, all different, and the first is the default'),
    ),
    says(
      'There are 40 codes of time zones, from +14:00 to -24:00.',
      test(zones, 'are all of them'),
      test('server/src/code/policy-rules.test.ts', 'there are 40 codes, from +14:00 to -24:00'),
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
      'Texts of the product have the system category CAXPC.',
      test(
        'server/src/language/language.test.ts',
        'gives all texts of a language, one category when asked, nothing when the version is current',
      ),
    ),
    says(
      'The period of the dashboard is 0 by default.',
      calls('GET /dashboard'),
      test('server/src/dashboard/numbers.test.ts', 'reads today unless a period is named, and no other period'),
    ),
    says('The club code has 5 characters.', test('server/src/session/session.test.ts', 'names the field of %j')),
    says(
      'Dismissals are kept under the date yyyy-MM-dd.',
      test('web/src/board/banner/dismissed.test.ts', 'is remembered under the day, items of both groups apart'),
    ),
  ],
}
