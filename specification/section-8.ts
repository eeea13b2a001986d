import { decision, type Section, says, test } from './statement.ts'

const showFail = 'web/src/api/show-fail.test.ts'
const transport = 'web/src/api/transport.test.ts'
const deviations = 'deviations-from-the-specification'

export const section8: Section = {
  number: 8,
  title: 'Error catalogue',
  statements: [
    says(
      '463 shows msgDetail, clears user and admin menu, logs out and replaces the route with /Login.',
      test('e2e/journeys/errors.spec.ts', '463 says why, logs out and leads to the login and back'),
      test(showFail, 'the error catalogue, as toasts'),
      test(transport, 'a lost session ends also for who shows everything else without a word of ours'),
    ),
    says(
      'A fail with msgCode shows its translated message, otherwise msgDetail or msg.',
      test(showFail, 'the error catalogue, as toasts'),
      decision(deviations, 'Refusals in forms'),
    ),
    says(
      '403, 404 and 500 show their status text.',
      test(showFail, 'over HTTP/2, which has no status text, %i names it all the same'),
      test(transport, 'a form shows refusals itself, and a toast still shows a fault of the server'),
      decision(deviations, '403, 404 and 500'),
      test('web/src/api/show-fail.test.ts', 'the error catalogue, as toasts'),
    ),
    says(
      'A cancelled request shows nothing.',
      test(transport, 'a cancelled request ends quietly, in the middle of a retry too'),
    ),
    says(
      'The answer to a cancelled request counts for 2 s.',
      test('web/src/api/cancel.test.ts', '%s after it was cancelled'),
    ),
    says(
      'Without an answer a request waits, and a flag says so.',
      test(transport, 'without an answer a read waits in line and goes again: %s'),
      test('web/src/api/waiting-line.test.ts', 'who gives up gives up all'),
    ),
    says(
      'Otherwise the caller gets the fail object, or status and status text as code and msg.',
      test(transport, 'the caller gets the fail object, else status and status text'),
    ),
    says(
      'The alert shows msgDetail, else msg, else the text of the error, and the translated msgCode.',
      test(showFail, 'the alert dialog on an error'),
      decision(deviations, 'The alert (8)'),
    ),
    says(
      'A banner call that fails shows the alert.',
      test('e2e/journeys/popup.spec.ts', 'a banner call that fails shows a dialog, once, and the page stays usable'),
    ),
    says(
      'An expired session shows a dialog, with the Korean title of the specification, and leads to /login.',
      test('e2e/journeys/session.spec.ts', 'an idle session is warned with the time, and then logged out'),
      decision(deviations, 'The dialog of an expired session'),
      test(
        'server/src/language/language.test.ts',
        'an expired session has the Korean title that the specification gives',
      ),
    ),
    says(
      'A failed check of the site state leads to /error.',
      test(
        'e2e/journeys/site-state.spec.ts',
        'a failed question about the state leads to the error page and on to the back office',
      ),
    ),
    says('An unknown path is a 404 that names it.', test('e2e/journeys/errors.spec.ts', 'an unknown path says which')),
    says(
      'A manifest that cannot be fetched logs an error.',
      test('web/src/site/version-watch.test.ts', 'a manifest %s logs an error, offers nothing, and is asked for again'),
    ),
    says(
      'A chunk that cannot be loaded reloads the page, at most once per path in 10 s.',
      test('web/src/api/lost-chunk.test.ts', 'a page reloads when a chunk is lost, the last time being: %s'),
      test('web/src/api/lost-chunk.test.ts', 'the router is kept from a second reload'),
      test('e2e/journeys/frame.spec.ts', 'a lost piece of the site reloads the page, but not again and again'),
      decision('the-frame-on-both-sides', 'lost-chunk.ts'),
    ),
  ],
}
