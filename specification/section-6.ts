import { calls, decision, type Section, says, test } from './statement.ts'

const guard = 'web/src/visit/guard.test.ts'
const guards = 'e2e/journeys/guards.spec.ts'
const manager = 'server/src/manager/manage/manager.test.ts'

export const section6: Section = {
  number: 6,
  title: 'Roles and permissions',
  statements: [
    says(
      'Visitors see public menus, and log in for the others.',
      test(guards, 'a visitor logs in on the way to a page of members and comes to it'),
      test('e2e/journeys/visitor.spec.ts', 'a visitor reads what is new and what is free'),
    ),
    says(
      'A visitor of /ishm is led to the login.',
      test(guards, 'the back office asks visitors to log in, and members to go home'),
    ),
    says(
      'A session is redirected from /login to its home.',
      test('e2e/journeys/login.spec.ts', 'a session is redirected from the login to its page'),
    ),
    says(
      'Members may not use /ishm and are led home.',
      test(guards, 'the back office asks visitors to log in, and members to go home'),
    ),
    says(
      'Managers use /ishm also while the site is stopped or closed.',
      test(guard, 'while it is stopped or closed'),
      test(
        'server/src/http/serve.test.ts',
        'refuses visitors and members, lets managers in, keeps what the closed page needs',
      ),
    ),
    says(
      'Rights count by menu: create, read, update and delete.',
      test('server/src/http/serve.test.ts', '$name is neither for members nor for managers without the right'),
      test('server/src/board/banner/banner.test.ts', '%s opens what it says and nothing else'),
      test('server/src/http/serve.test.ts', 'a new right counts from the next call on'),
    ),
    says(
      'A right counts only while its parent is readable.',
      test('server/src/http/serve.test.ts', 'a child right counts only while its parent is readable'),
      test('server/src/http/outsiders.test.ts', 'no call of the office answers an outsider'),
    ),
    says(
      'A super manager has every right.',
      test('server/src/session/session.test.ts', 'gives a super manager every right that a menu has'),
    ),
    says(
      'The permissions of a group can be applied to one manager or to all of the group; groups can be copied.',
      calls(
        'PUT /menu-admins/groups/{id}/apply',
        'PUT /menu-admins/admins/{id}/apply',
        'PUT /menu-admins/groups/{id}/copy',
      ),
      test(
        'server/src/manager/right/group.test.ts',
        'to one manager gives its rights, by default those of the own group',
      ),
      test('server/src/manager/right/group.test.ts', 'to all of its managers leaves out the caller and super managers'),
      test(
        'server/src/manager/right/group.test.ts',
        'is copied with its rights, and deleted only while no manager belongs to it',
      ),
    ),
    says(
      'Managers can be moved between groups.',
      test('e2e/journeys/move-manager.spec.ts', 'a manager is moved to another group and gets its permissions'),
      calls('PUT /admin/move'),
      decision('deviations-of-accounts-and-pages', 'Moving managers'),
      test(manager, 'copies the rights of another group, which count at once'),
    ),
    says(
      'Visitors see the tee sheet of the club.',
      test('e2e/journeys/visitor.spec.ts', 'a visitor sees the sheet without names, and is led to the login and back'),
      calls('GET /reservation/sheets/non-member/{club}/{date}'),
    ),
    says(
      'Visitors see the results of draws.',
      calls('GET /reservation/draw/posts/non-member/{club}/{b}'),
      test(
        'server/src/reservation/draw/post/post.test.ts',
        'shows every place, and to whom lost which place took each wished time',
      ),
      test(
        'server/src/reservation/draw/post/post.test.ts',
        'are of members who show theirs, for whom the club lets read them',
      ),
    ),
    says(
      'My information is open to every manager.',
      test('contract/src/manager-menu.test.ts', 'gives no parent to what every manager may read'),
      decision('deviations-of-accounts-and-pages', 'My information'),
      test('server/src/seed/people/managers.test.ts', 'lets every manager read the own information'),
    ),
  ],
}
