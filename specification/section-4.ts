import { calls, decision, type Section, says, test } from './statement.ts'

const store = 'web/src/session/session-store.test.ts'
const clock = 'web/src/session/session-clock.test.ts'
const journey = 'e2e/journeys/session.spec.ts'
const guard = 'web/src/visit/guard.test.ts'
const site = 'e2e/journeys/site-state.spec.ts'
const dismissed = 'web/src/board/banner/dismissed.test.ts'
const transport = 'web/src/api/transport.test.ts'
const loads = 'web/src/api/page-loads.test.ts'
const deviations = 'deviations-from-the-specification'

export const section4: Section = {
  number: 4,
  title: 'States and transitions',
  statements: [
    says('A record with an access token is a session.', test(store, 'a record without an access token is nobody')),
    says(
      'The record is in local storage to stay, otherwise in session storage, and the admin menu beside it.',
      test(store, 'keep me signed in (%s) decides where the user and the admin menu are kept'),
      test(store, 'the record moves to the other storage with the wish to stay, admin menu and all'),
    ),
    says(
      'A member has no admin menu.',
      test(store, 'a member has no admin menu, and of the record only what is needed is kept'),
    ),
    says(
      'Logging out clears user, menu and session, and keeps the language.',
      test(store, 'leaving clears user, admin menu and session copy, and keeps the language and its texts'),
      test('server/src/session/session.test.ts', 'ends this session, or all of them'),
    ),
    says(
      'Code 463 logs out too.',
      test('e2e/journeys/errors.spec.ts', '463 says why, logs out and leads to the login and back'),
    ),
    says(
      'A minute before the access token ends an idle session ends, in all tabs.',
      test(clock, 'a session as it is lived'),
      test(journey, 'an idle session is warned with the time, and then logged out'),
      test(journey, 'an idle end in one tab shows in the other'),
      decision(deviations, 'A warning before the end'),
    ),
    says(
      'Click, scroll, mouse move and key count as activity.',
      test('web/src/session/activity.test.ts', '%s is activity'),
      test(
        'web/src/session/activity.test.ts',
        'only the first activity is reported until new tokens begin a new count; another tab counts too',
      ),
      decision('deviations-from-the-specification', 'One session for all tabs'),
    ),
    says(
      'With activity the tokens are renewed.',
      test(journey, 'who stays is renewed at once and warned again later'),
      test('web/src/session/session-clock.test.ts', 'a session as it is lived'),
    ),
    says(
      'A renewal that fails ends the session, without an answer when the access token ends.',
      test(journey, 'a failed renewal ends the session, a missing answer does not'),
      test(
        'web/src/session/session-end.test.ts',
        'a refresh without an answer is tried again every 15 s until the access token ends, which ends the session',
      ),
      decision(deviations, 'A renewal without an answer'),
    ),
    says(
      'The end of the refresh token is watched when an hour or less is left of it.',
      test(clock, 'the end of the refresh token, %s'),
      test(clock, 'a session ends with its refresh token, active or not'),
    ),
    says(
      'A stopped site leads to /stop-site.',
      test(guard, 'while it is stopped or closed'),
      test(site, 'a stopped site answers every public page with the stop page, and lets managers in'),
      decision('the-frame-on-both-sides', 'A stopped site (0)'),
    ),
    says(
      'A closed site leads to /close-page, which is left when it opens.',
      test(guard, 'while it is stopped or closed'),
      test(site, 'an open page sees at the next click that the site closed, and goes home when it opens again'),
    ),
    says('/ishm is exempt from the state.', test(guard, 'while it is stopped or closed')),
    says(
      'The state is checked at each route, focus and click, at most once in 5 s.',
      test('web/src/site/recheck.test.ts', 'the state of the site is asked for'),
      test(site, 'the state is asked for again after 5 s: on focus, after another page, and on a click'),
    ),
    says(
      'A failed check leads to /error.',
      test(site, 'a failed question about the state leads to the error page and on to the back office'),
      test('web/src/site/after-failure.test.ts', 'after a failed check of the state, %s'),
      decision('the-frame-on-both-sides', 'A failed question about the state'),
      decision(deviations, '/error'),
    ),
    says(
      'A banner shows on menus that have some unless it was dismissed today.',
      test(dismissed, 'is remembered under the day, items of both groups apart'),
      test('e2e/journeys/popup.spec.ts', 'banners come only where the menu has some, terms only on the main page'),
      test('e2e/journeys/popup.spec.ts', 'each page has the banners of its menu, and terms wait for the main page'),
      test('e2e/journeys/popup.spec.ts', 'what is closed for today comes back tomorrow, and yesterday is forgotten'),
    ),
    says(
      'Terms show on a main page only.',
      test('server/src/board/banner/banner.test.ts', 'announces terms on a main page only, in the language asked for'),
      test('web/src/board/banner/what-to-show.test.ts', 'what the popup shows'),
    ),
    says(
      'Banners show while they are in progress.',
      test('server/src/board/banner/banner.test.ts', 'begins and ends by the club clock'),
    ),
    says(
      'A group of more than one turns every 3000 ms.',
      test('web/src/board/banner/rotation.test.ts', 'of %i turns every 3000 ms when it has more than one'),
    ),
    says(
      'Closing closes a group; terms and what is closed for today stay away for the day.',
      test(
        'e2e/journeys/popup.spec.ts',
        'a group that was closed stays closed in this visit, terms for today; Escape closes all',
      ),
      test(dismissed, 'is shown again the next day'),
      test('e2e/journeys/popup.spec.ts', 'what is closed for today comes back tomorrow, and yesterday is forgotten'),
    ),
    says(
      'Dismissals of other days are deleted.',
      test(dismissed, 'is dropped when it is of another day, and nothing else is'),
    ),
    says(
      'A code group is loaded again when it is absent or older than 3600 s.',
      test('web/src/code/code-cache.test.ts', 'a group is loaded again'),
      test('web/src/code/codes.test.ts', 'a group older than an hour is asked for again, with the version at hand'),
    ),
    says(
      'The version of the messages is the marker of what is kept.',
      test(
        'web/src/text/load-texts.test.ts',
        'the version that was kept is the marker: as long as pages name it nothing is asked',
      ),
    ),
    says(
      'Requests without an answer wait in a line and are sent again together.',
      test('web/src/api/waiting-line.test.ts', 'all who wait are asked about once, and leave together'),
      test(transport, 'without an answer a read waits in line and goes again: %s'),
      test(transport, 'a form that shows refusals itself waits in line all the same'),
      decision(deviations, 'Requests no one waits for'),
    ),
    says(
      'Pages that a link leads to wait in the same line.',
      test(loads, 'without an answer it waits in the line, and goes again or is given up'),
      decision(deviations, 'Before the first two seconds'),
    ),
    says(
      'A request over 3 s opens the progress overlay after 1 s more, for 1 s at least.',
      test('web/src/ui/feedback/progress.test.ts', 'the overlay: %s'),
      test('e2e/journeys/overlays.spec.ts', 'patience is asked for after four seconds, and for a second at least'),
    ),
    says('Page loads count for the progress overlay.', test(loads, 'a slow page opens the progress overlay')),
    says(
      'The parameter _nop_ suppresses the progress overlay.',
      test('web/src/api/request.test.ts', 'a read sends the rest as query, without empty values'),
      test('web/src/api/transport.test.ts', 'a slow request with %j opens the progress overlay: %s'),
    ),
    says(
      'Holidays are kept in the browser, and the day is counted once a day.',
      test('web/src/site/daily.test.ts', 'the day is counted and the holidays are read once a day of the club'),
      calls('PUT /dashboard/increment/club/{club}'),
    ),
  ],
}
