import { decision, routes, type Section, says, test } from './statement.ts'

const site = 'e2e/journeys/site-state.spec.ts'
const popup = 'e2e/journeys/popup.spec.ts'
const turn = 'web/src/site/turn.test.ts'
const deviations = 'deviations-from-the-specification'

export const section2: Section = {
  number: 2,
  title: 'Screens and routes',
  statements: [
    says(
      'Public pages and the pages of a member stand in the default layout.',
      routes('/', '/home', '/pft', '/club', '/gift', '/guide', '/course', '/weather', '/reservation', '/community'),
      routes('/community/event/{id}', '/community/notice/{id}', '/community/reference/{id}'),
      routes('/mypage', '/mypage/myinfo/check', '/mypage/myinfo'),
      routes('/mypage/myinfo/additional', '/signup/auth/fail', '/signup/auth/success'),
      test('web/src/routes.test.ts', '%s is in the default layout'),
    ),
    says(
      'Signs, login, joining, terms and leaving stand in a bare layout.',
      routes('/stop-site', '/close-page', '/login', '/login/dormant', '/login/find-id', '/login/find-id-result'),
      routes('/login/find-pw', '/login/password-reset-page', '/signup', '/signup/index_ori', '/signup/success'),
      routes('/signup/auth', '/signup/agreement', '/common/agreement/{id}', '/mypage/withdrawal'),
      routes('/mypage/withdrawal/reason', '/mypage/withdrawal/reject', '/mypage/withdrawal/complete'),
      routes('/ishm/site/ext-guide-naver', '/ishm/site/ext-guide-google'),
      test('web/src/routes.test.ts', '%s is in the bare layout'),
    ),
    says(
      'The back office has a layout of its own under /ishm.',
      routes('/ishm', '/ishm/site/cert', '/ishm/site/info', '/ishm/site/open', '/ishm/site/my-info'),
      routes('/ishm/site/ext-info', '/ishm/site/user', '/ishm/site/user/{id}', '/ishm/site/ipmng'),
      routes('/ishm/site/ipmng/{id}', '/ishm/site/terms', '/ishm/site/terms/{id}', '/ishm/menu/set-perm'),
      routes('/ishm/menu/set-menus'),
      test('web/src/routes.test.ts', '%s is in the layout of the back office'),
    ),
    says(
      'Each board has a list and a detail page in the back office.',
      routes('/ishm/board/faq', '/ishm/board/faq/{id}', '/ishm/board/fnb', '/ishm/board/fnb/{id}'),
      routes('/ishm/board/data', '/ishm/board/data/{id}', '/ishm/board/event', '/ishm/board/event/{id}'),
      routes('/ishm/board/banner', '/ishm/board/banner/{id}', '/ishm/board/notice', '/ishm/board/notice/{id}'),
      test('web/src/routes.test.ts', 'the board %s has a list and a detail page in the back office'),
    ),
    says(
      'Board pages of the back office keep their state while a manager switches between them.',
      routes('/ishm/board/faq', '/ishm/board/fnb', '/ishm/board/data', '/ishm/board/event', '/ishm/board/banner'),
      routes('/ishm/board/notice'),
      test(
        'web/src/office/memory.test.ts',
        'leads back to a list as it was left, and from the list itself to its beginning',
      ),
      test('e2e/journeys/boards.spec.ts', 'the board pages are as they were left'),
    ),
    says(
      'An unknown path is a 404 page that names the path.',
      test('e2e/journeys/errors.spec.ts', 'an unknown path says which'),
      test('e2e/journeys/visitor.spec.ts', 'a page that is not there says so with status 404'),
    ),
    says(
      'The whole text of terms has a page, opened from the popup.',
      test(popup, 'terms open on a page of their own, with what they change'),
    ),
    says(
      'A lost session leads to /Login.',
      routes('/Login'),
      test('e2e/journeys/errors.spec.ts', '463 says why, logs out and leads to the login and back'),
    ),
    says(
      'A failed check of the site state leads to /error, with the code and a button that replaces it by /ishm.',
      routes('/error'),
      test(site, 'a failed question about the state leads to the error page and on to the back office'),
      decision(deviations, '/error'),
    ),
    says('Crawlers never get /error.', test(site, 'crawlers never get the error page')),
    says(
      'A hash scrolls to its section after about a second.',
      test('web/src/layouts/hash-section.test.ts', '%s leads to its section after a second'),
      test('e2e/journeys/frame.spec.ts', 'a hash leads to its section'),
    ),
    says(
      'Going back leads home without a history; /close-page is none.',
      test('web/src/layouts/going-back.test.ts', 'going back'),
      test('e2e/journeys/guards.spec.ts', 'back goes one step back, and home where there is none'),
    ),
    says(
      'The alert shows title, message, code and highlighted error, with one button.',
      test('web/src/ui/feedback/dialog.test.ts', 'an alert goes on when it has been read'),
      test('web/src/api/show-fail.test.ts', 'the alert dialog on an error'),
      test('e2e/journeys/popup.spec.ts', 'a banner call that fails shows a dialog, once, and the page stays usable'),
    ),
    says(
      'The question has yes and no.',
      test('web/src/ui/feedback/dialog.test.ts', 'a question answered with %s'),
      test(
        'e2e/journeys/overlays.spec.ts',
        'a question keeps the focus, takes Escape for no, and loses nothing behind it',
      ),
    ),
    says(
      'A toast lasts 2000 ms in the middle by default.',
      test('web/src/ui/feedback/toast.test.ts', 'a toast is plain, in the middle, and goes after 2000 ms'),
      test('web/src/ui/feedback/toast.test.ts', 'type, position and duration can be chosen'),
    ),
    says(
      'The progress overlay has a spinner of twelve dots and a text.',
      test('e2e/journeys/overlays.spec.ts', 'patience is asked for after four seconds, and for a second at least'),
    ),
    says(
      'Items of the toast bar last 5 s, swept every 500 ms.',
      test('web/src/ui/feedback/toast-bar.test.ts', 'an item lasts 5 s and is swept within the next 500 ms'),
    ),
    says(
      'Items with an action stay until they are answered.',
      test('web/src/ui/feedback/toast-bar.test.ts', 'an item with yes and no stays until it is answered, once'),
    ),
    says(
      'The popup is for public pages of an open site where there is something to show.',
      test('web/src/board/banner/what-to-show.test.ts', 'what the popup shows'),
      test(popup, 'a site that closes shows no popup'),
    ),
    says(
      'The popup is a carousel of terms and banners.',
      test(popup, 'banners turn every three seconds, and pause on hover, focus or a press'),
      test(popup, 'each page has the banners of its menu, and terms wait for the main page'),
      decision('files-terms-and-banners', '**The popup** is no dialog'),
      decision('what-the-club-announces', '**One band a page.**'),
    ),
    says(
      'Terms in the popup name title, club, effective date and phone number.',
      test('e2e/journeys/popup.spec.ts', 'terms open on a page of their own, with what they change'),
      test('server/src/board/banner/banner.test.ts', 'announces terms on a main page only, in the language asked for'),
    ),
    says(
      'A banner leads to its details and can be closed for today where it says so.',
      test('web/src/board/banner/what-to-show.test.ts', 'the link of "see detail"'),
      test(popup, 'what is closed for today comes back tomorrow, and yesterday is forgotten'),
      test(
        'e2e/journeys/popup.spec.ts',
        'a banner is closed for today only where it says so, and leads on only where it has details',
      ),
    ),
    says(
      'The popup has arrows and says which item of how many it shows.',
      test(
        'web/src/board/banner/rotation.test.ts',
        'is stepped through by hand (%i), round and round, also while it stands',
      ),
      test('e2e/journeys/popup.spec.ts', 'little motion means none by itself, and the arrows still work'),
    ),
    says('/stop-site is left while the site is open.', test(turn, 'in state %i'), decision(deviations, '/stop-site')),
    says(
      'Inquiries have two pages in the default layout.',
      routes('/mypage/cs/{id}', '/mypage/cs/form'),
      test('web/src/inquiry/inquiry.test.tsx', 'an enquiry is written with its type and tee time, and shown'),
      test(
        'web/src/inquiry/inquiry.test.tsx',
        'an answer can be settled, or the enquiry reopened with what is missing',
      ),
    ),
  ],
}
