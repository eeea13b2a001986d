import { calls, decision, type Section, says, test } from './statement.ts'

const session = 'server/src/session/session.test.ts'
const store = 'web/src/session/session-store.test.ts'
const language = 'server/src/language/language.test.ts'
const logos = 'web/src/layouts/logo-choice.test.ts'
const deviations = 'deviations-from-the-specification'

export const section3: Section = {
  number: 3,
  title: 'Entities and their fields',
  statements: [
    says(
      'A menu has its fields for search engines and link previews, permit, three flags and children.',
      test('server/src/menu/menu.test.ts', 'answers with the texts of the language asked for'),
      test('server/src/language/language.test.ts', 'gives the tree of menus, and says which of them are hidden'),
      test('e2e/journeys/seo.spec.ts', 'a page says what it is to search engines and link previews, in both languages'),
    ),
    says('The main menu has the code 010000.', test('web/src/menu/menu-path.test.ts', 'the path of a menu')),
    says(
      'A session has 33 fields; the login answers with all of them.',
      test(session, 'gives a member the session of the pinned names'),
    ),
    says(
      'All 33 fields are in memory, and come back after a reload; the stored record is smaller.',
      test(store, 'fields that are not stored live in memory, and stay there when another tab has written'),
      test('web/src/session/complete-record.test.ts', 'after a reload the fields that are not stored are read again'),
      test(session, 'reads the record of a running session again, without tokens'),
      decision(deviations, 'Fields in storage'),
    ),
    says(
      'The record follows the person: another name or photo is known at once.',
      test(store, 'a new name or photo is known in every tab'),
      test('e2e/journeys/managers.spec.ts', 'who changes the own name is called so at once'),
      test(
        'e2e/journeys/session-record.spec.ts',
        'my page shows a new photo at once, and the record in storage holds no contact details',
      ),
    ),
    says(
      'The login remembers code, id and the wish to stay signed in.',
      test('web/src/session/login-memory.test.ts', 'code, id and the wish to stay are remembered under "login"'),
      test(
        'web/src/session/session-store.test.ts',
        'keep me signed in (%s) decides where the user and the admin menu are kept',
      ),
    ),
    says(
      'Banners and terms of a menu come with the fields named.',
      test(
        'server/src/board/banner/banner.test.ts',
        'gives the banners in progress of a menu, in their order, with the fields of the specification',
      ),
      decision('files-terms-and-banners', 'deviceMobile'),
    ),
    says(
      'What the popup shows is kept as terms, banners and their data.',
      test('web/src/board/banner/what-to-show.test.ts', 'what the popup shows'),
    ),
    says(
      'The site state says state, title and icon, and a page follows title and icon.',
      calls('GET /site/state'),
      test('web/src/api/site-face.test.ts', 'title and icon change when a later check of the state names others'),
      decision('deviations-of-accounts-and-pages', 'Title and icon'),
      test('server/src/site/site.test.ts', 'is known to visitors at once, with the words of the club'),
      test('e2e/journeys/site-state.spec.ts', 'an open page follows title and icon of the site'),
    ),
    says(
      'An entry of the admin menu has code, four rights and children.',
      test(session, 'gives a manager every menu with its rights'),
    ),
    says(
      'Below a parent that cannot be read all four rights are cleared.',
      test(
        'contract/src/manager-menu.test.ts',
        'clears all four rights of the children of an unreadable parent, and of them alone',
      ),
      test(
        'server/src/seed/people/managers.test.ts',
        'delivers every menu to $id, and no right below a parent that cannot be read',
      ),
    ),
    says(
      'Every manager reads the own information.',
      test('server/src/seed/people/managers.test.ts', 'lets every manager read the own information'),
      decision('deviations-of-accounts-and-pages', 'My information'),
    ),
    says(
      'Messages are kept per language by category and code, with version and load date.',
      test(
        'web/src/text/load-texts.test.ts',
        'they are kept per language as category, code and message, with version and load date',
      ),
    ),
    says(
      'The server answers messages as a list of category, code and text with a version.',
      test(language, 'gives all texts of a language, one category when asked, nothing when the version is current'),
      test('server/src/language/language.test.ts', "gives the club's own texts, which win in refusals too"),
    ),
    says(
      'A code group holds codes with labels, an optional filter, version and load date.',
      test(language, 'gives the groups that changed, null for unknown ones, and the policies'),
      test('web/src/code/code-label.test.ts', 'codes can be filtered by what they belong to'),
      test(
        'web/src/code/codes.test.ts',
        'groups are kept in local storage with version and load date, and the next page asks for none',
      ),
    ),
    says(
      'Code groups are kept in the browser.',
      test(
        'web/src/code/codes.test.ts',
        'groups are kept in local storage with version and load date, and the next page asks for none',
      ),
    ),
    says(
      'Every code group of the specification exists, in both languages.',
      test(language, 'has every group of the specification in both languages'),
    ),
    says(
      'A policy has a name and four values.',
      test('server/src/code/policy-rules.test.ts', 'the values of a policy'),
      test(
        'server/src/language/language.test.ts',
        'gives the groups that changed, null for unknown ones, and the policies',
      ),
    ),
    says(
      'Pages follow the policies for country, decimals, rounding, zone and date.',
      test('contract/src/format/format.test.ts', 'a number with %j: %s is %s'),
      test('contract/src/format/format.test.ts', 'money'),
      test('contract/src/format/format.test.ts', 'follows the standard time zone'),
      test('contract/src/format/format.test.ts', 'a day'),
      test('contract/src/format/policies.test.ts', 'that nobody has set are those of the specification'),
      test('contract/src/text/club-translator.test.ts', 'a policy that changes is followed from the next text on'),
      test(
        'e2e/journeys/language.spec.ts',
        'an open page follows the date format when its codes are an hour old, a new one at once',
      ),
    ),
    says(
      'Emails follow the policies too.',
      test('server/src/mail/policies.test.ts', 'an email is written by the policies of the club'),
    ),
    says(
      'A logo has four places; each shows its image, otherwise its text.',
      test(logos, 'the upright logo follows the same rule'),
      test('e2e/journeys/site-settings.spec.ts', 'the logo and the icon of the club stand on every page'),
      test('web/src/layouts/logo-choice.test.ts', 'the logo of a place: %s'),
    ),
    says(
      'Phones show the simple logo where the club has one.',
      test('web/src/ui/phone.test.ts', 'a phone is narrower than 600 px, in styles as in scripts'),
      test('web/src/layouts/logo-choice.test.ts', 'the logo of a place: %s'),
    ),
    says(
      'An answer has result, data and fail with code, msgCode, msgVar, msgDetail and msg.',
      test('server/src/http/bad-request.test.ts', 'every answer has the envelope, also of a malformed request'),
      test('web/src/api/transport.test.ts', 'the caller gets the fail object, else status and status text'),
      test('server/src/http/serve.test.ts', '$name is not for visitors'),
    ),
    says(
      'The inner fields of the site information are ours to choose.',
      test('server/src/site/info.test.ts', 'takes back what GET gave'),
      decision('what-a-club-settles', 'Settings are for managers'),
    ),
  ],
}
