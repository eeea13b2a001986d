import { calls, decision, type Section, says, test } from './statement.ts'

const transport = 'web/src/api/transport.test.ts'
const request = 'web/src/api/request.test.ts'
const session = 'server/src/session/session.test.ts'
const recovery = 'server/src/member/recovery/recovery.test.ts'
const profile = 'server/src/member/profile/profile.test.ts'
const team = 'server/src/reservation/team/team.test.ts'
const deviations = 'deviations-from-the-specification'

export const section7: Section = {
  number: 7,
  title: 'The calls it makes',
  statements: [
    says(
      'Calls carry the access token as bearer.',
      test(transport, 'the token travels as bearer, and only when there is one'),
    ),
    says(
      'Reads send their input as query without empty values.',
      test(request, 'a read sends the rest as query, without empty values'),
    ),
    says('Deletions send their input as body.', test(request, 'a removal sends its input as body')),
    says(
      'Uploads are multipart with the part data, and files under file or files.',
      test(request, 'an upload has the part data, and under %s its %i files'),
      test('server/src/http/kinds.test.ts', 'takes files under the name %s, whatever their number'),
    ),
    says(
      'A true result is a success; otherwise the fail object is rejected.',
      test(transport, 'the caller gets the fail object, else status and status text'),
      test('web/src/api/transport.test.ts', 'a true result is a success, and any other is a failure'),
    ),
    says(
      'Reads are retried once on 408, 409, 425, 429, 500, 502, 503 and 504, writes never.',
      test(transport, 'a read is tried once more on %i, a write never'),
      test('web/src/api/retry.test.ts', 'the statuses of the specification may pass, no others'),
      test('web/src/api/page-loads.test.ts', 'the data of a page is tried once more where that may help'),
      decision(deviations, 'No retry for long waits'),
    ),
    says(
      'Statuses from 400 to 599 are failures.',
      test(transport, 'nothing is tried again on %i'),
      test('web/src/api/transport.test.ts', 'a read is tried once more on %i, a write never'),
    ),
    says(
      'The menu tree is kept in the browser under menus, the menu shown under currentMenu.',
      calls('GET /menus/club/{siteCode}'),
      test('e2e/journeys/frame.spec.ts', 'a visit keeps the menus and the holidays, and counts once a day'),
    ),
    says(
      'The builds say whether there is a newer version.',
      calls('GET /builds/meta/{buildId}.json', 'GET /builds/latest.json'),
      test('server/src/build/build.test.ts', 'are plain JSON outside of /hp/api, and never kept'),
      test('e2e/journeys/frame.spec.ts', 'a new version is offered, and only ever loaded by hand'),
    ),
    says(
      'The state of the site is read and changed.',
      calls('GET /site/state', 'PUT /site/state'),
      test('server/src/site/site.test.ts', 'is known to visitors at once, with the words of the club'),
    ),
    says(
      'Holidays are read without parameters and stored as Holidays.',
      calls('GET /holiday'),
      test('server/src/http/own-club.test.ts', 'GET %s needs no club: it answers for its own, and for no other'),
      test('web/src/site/daily.test.ts', 'the day is counted and the holidays are read once a day of the club'),
    ),
    says(
      'Code groups are asked for as a list of group and version.',
      calls('GET /common/system-code/{club}'),
      test('web/src/code/code-cache.test.ts', 'names each group with the version at hand, 0 for none'),
      test(
        'server/src/language/language.test.ts',
        'gives the groups that changed, null for unknown ones, and the policies',
      ),
    ),
    says(
      'Messages are asked for by language and version, of the product and of the club.',
      calls('GET /common/i18n/{lang}/{club}', 'GET /system/i18n/{lang}'),
      test(
        'server/src/language/language.test.ts',
        'gives all texts of a language, one category when asked, nothing when the version is current',
      ),
      test('server/src/language/language.test.ts', "gives the club's own texts, which win in refusals too"),
    ),
    says(
      'The banner call answers terms and banners of a menu.',
      calls('GET /banner/page/{id}'),
      test('server/src/http/own-club.test.ts', 'GET /banner/page/{id} needs no club either'),
      test(
        'server/src/board/banner/banner.test.ts',
        'gives the banners in progress of a menu, in their order, with the fields of the specification',
      ),
      test('server/src/board/banner/banner.test.ts', 'announces terms on a main page only, in the language asked for'),
    ),
    says(
      'Views are counted by a call of their own.',
      calls('PUT /dashboard/increment/club/{club}'),
      test('server/src/dashboard/dashboard.test.ts', 'counts a browser once a day, and never says whether it did'),
    ),
    says(
      'A menu may ask for the password before it opens.',
      calls('GET /menus/{id}/password'),
      test(
        'server/src/menu/menu.test.ts',
        'says whether the menu asks, and until when the last proof of this session holds',
      ),
      test('e2e/journeys/menu-password.spec.ts', 'a menu with a password opens after it was given again'),
      decision('deviations-of-accounts-and-pages', 'Password-protected menus'),
    ),
    says(
      'The dashboard is read by period, 0 by default, beside its periods.',
      calls('GET /dashboard', 'GET /dashboard/periods'),
      test('server/src/dashboard/numbers.test.ts', 'reads today unless a period is named, and no other period'),
      test('server/src/dashboard/numbers.test.ts', 'lists the periods in the language of the manager'),
    ),
    says(
      'Site information and logos are read by anyone without parameters, and changed.',
      calls('GET /site/info', 'PUT /site/info', 'GET /site/addition', 'PUT /site/addition'),
      test('server/src/http/own-club.test.ts', 'GET %s needs no club: it answers for its own, and for no other'),
      test('server/src/site/info.test.ts', 'changes what is named and leaves the rest, and visitors see it'),
      test(
        'server/src/site/logos.test.ts',
        'keeps pictures made anew, shows them to everybody, and the icon as a square',
      ),
    ),
    says(
      'Business and mail-order numbers are checked by type and keyword.',
      calls('GET /site/info/valid/taxno'),
      test('server/src/site/info.test.ts', 'checks the number %s %s'),
    ),
    says(
      'The ways of certification are read and changed.',
      calls('GET /site/cert', 'PUT /site/cert'),
      test('e2e/journeys/site-settings.spec.ts', 'a new way of certification is there when the next person joins'),
    ),
    says(
      'Terms are listed, read, compared, checked and changed.',
      calls(
        'GET /terms',
        'PUT /terms',
        'GET /terms/{id}',
        'GET /terms/{a}/{b}',
        'GET /terms/before/{id}',
        'GET /terms/check/{a}/{b}',
      ),
      decision('files-terms-and-banners', '/terms/check/{a}'),
      test('server/src/terms/terms.test.ts', 'lists all versions without their texts'),
      test('server/src/terms/terms.test.ts', 'saves a draft, changes it and announces it'),
      test('server/src/terms/terms.test.ts', 'gives what is shown at sign-up and when booking'),
      test('server/src/terms/terms.test.ts', 'are compared with the one before, word by word'),
      test('server/src/terms/terms.test.ts', 'tells whether a version may take effect that day'),
    ),
    says(
      'Managers are listed, read, made, changed and removed.',
      calls('GET /admin', 'GET /admin/{id}', 'POST /admin', 'PUT /admin', 'DELETE /admin'),
      test(
        'server/src/manager/manage/manager.test.ts',
        'gets the rights of the group, and a password that must be changed first',
      ),
      test(
        'server/src/manager/manage/manager.test.ts',
        'finds by text, group and state, sorts by what it shows and by nothing else',
      ),
      test(
        'server/src/manager/manage/manager.test.ts',
        'changes the own name, address and number without a right, and nothing else',
      ),
      test('server/src/manager/manage/manager.test.ts', 'ends their sessions, frees their ids and keeps their names'),
    ),
    says(
      'Managers get a new password, change their own, and choose a free id.',
      calls('PUT /admin/reset-pw', 'GET /admin/check-id/{id}', 'PUT /admin/change-password'),
      test(
        'server/src/manager/manage/manager.test.ts',
        'mails a temporary password, ends every session, and waits a minute for the next',
      ),
      test('server/src/manager/manage/manager.test.ts', 'ends the other sessions, and takes none of the last three'),
      test('server/src/manager/manage/manager.test.ts', 'has an id of its own, among members too'),
    ),
    says(
      'Managers are moved to another group.',
      calls('PUT /admin/move'),
      decision('deviations-of-accounts-and-pages', 'Moving managers'),
      test('e2e/journeys/move-manager.spec.ts', 'a manager is moved to another group and gets its permissions'),
    ),
    says(
      'Managers have a picture.',
      calls('POST /admin/{id}/photos', 'DELETE /admin/{id}/photos'),
      test(
        'server/src/manager/manage/manager.test.ts',
        'are my own to put and to take away, and of others with the right',
      ),
    ),
    says(
      'Addresses are blocked by records with list and detail.',
      calls('GET /ip-blocks', 'GET /ip-blocks/{id}', 'POST /ip-blocks', 'PUT /ip-blocks', 'DELETE /ip-blocks'),
      test('server/src/http/ip-block.test.ts', 'gets nothing, whatever it asks for, until the block is removed'),
      test('server/src/http/ip-block.test.ts', 'list, read and change blocks, and keep their history'),
    ),
    says(
      'Permission groups are listed, read, made, changed, removed, copied and applied.',
      calls(
        'GET /menu-admins/groups',
        'GET /menu-admins/groups/{id}',
        'POST /menu-admins/groups',
        'PUT /menu-admins/groups',
      ),
      calls('DELETE /menu-admins/groups', 'PUT /menu-admins/groups/{id}/copy', 'PUT /menu-admins/groups/{id}/apply'),
      test(
        'server/src/manager/right/group.test.ts',
        'is copied with its rights, and deleted only while no manager belongs to it',
      ),
      test(
        'server/src/manager/right/group.test.ts',
        'is created without rights, listed, renamed in both languages, and only from its last version',
      ),
      test('server/src/manager/right/group.test.ts', 'to all of its managers leaves out the caller and super managers'),
    ),
    says(
      'The rights of one manager are read, applied and changed.',
      calls('GET /menu-admins/admins/{id}', 'PUT /menu-admins/admins/{id}/apply', 'PUT /menu-admins'),
      test(
        'server/src/manager/right/right.test.ts',
        'tells managers what they may now, not what they might at the login',
      ),
      test('server/src/manager/right/group.test.ts', 'of a manager count from the next call on and are written down'),
      test(
        'server/src/manager/right/group.test.ts',
        'to one manager gives its rights, by default those of the own group',
      ),
    ),
    says(
      'Menus are listed, read and changed.',
      calls('GET /menus/simple', 'GET /menus', 'GET /menus/{id}', 'PUT /menus'),
      test(
        'server/src/menu/manage.test.ts',
        'is changed in both languages, which visitors see within moments and its history tells',
      ),
      test(
        'server/src/menu/manage.test.ts',
        'moves menus among their like and below others, and answers with the tree',
      ),
      test('server/src/menu/manage.test.ts', 'lists the menus with the hidden ones, each with its own switch'),
      test('server/src/menu/manage.test.ts', 'lists them simply for every manager'),
      test('server/src/menu/manage.test.ts', 'reads one in every language'),
    ),
    says(
      'Notices are read without parameters.',
      calls('GET /notice/normal', 'GET /notice/top', 'GET /notice/{id}'),
      test('server/src/http/own-club.test.ts', 'GET %s needs no club: it answers for its own, and for no other'),
      test(
        'server/src/board/notice/notice.test.ts',
        'lists what is published and open, newest first, without pinned ones',
      ),
      test('server/src/board/notice/notice.test.ts', 'gives the pinned ones, five unless asked'),
      test(
        'server/src/board/notice/notice.test.ts',
        'gives one with its neighbours and counts a view once per viewer and day',
      ),
    ),
    says(
      'Notices are written by managers.',
      calls('GET /notice/admin', 'POST /notice', 'PUT /notice', 'DELETE /notice'),
      test('server/src/board/notice/manage.test.ts', 'gives the unseen ones too, by state, place, language and day'),
      test('server/src/board/notice/manage.test.ts', 'publish with files, which visitors see and fetch'),
      test('server/src/board/notice/manage.test.ts', 'save what was read, once; what was seen does not go back'),
    ),
    says(
      'References are read and written.',
      calls(
        'GET /reference/admin',
        'GET /reference/normal',
        'GET /reference/{id}',
        'POST /reference',
        'PUT /reference',
        'DELETE /reference',
      ),
      test('server/src/board/reference/reference.test.ts', 'list what visitors see, and to managers the rest'),
      test(
        'server/src/board/reference/reference.test.ts',
        'gives the cleaned text, the files and the neighbours, and counts a view',
      ),
      test('server/src/board/reference/reference.test.ts', 'keep the named files, save what was read, and archive'),
    ),
    says(
      'Events are read, written and cloned by idx.',
      calls('GET /event', 'GET /event/{id}', 'POST /event', 'PUT /event', 'DELETE /event', 'POST /event/clone'),
      test('server/src/board/event/event.test.ts', 'copies one as a draft without dates, once'),
      test(
        'server/src/board/event/event.test.ts',
        'lists what is published and open, the latest day first, with the fields of the specification',
      ),
      test(
        'server/src/board/event/event.test.ts',
        'gives one with files and neighbours, and counts a view once per viewer and day',
      ),
      test(
        'server/src/board/event/event.test.ts',
        'opens at once when it is published without a time, and writes down who did it',
      ),
      test('server/src/board/event/event.test.ts', 'saves what was read, once'),
      test('server/src/board/event/event.test.ts', 'archives: visitors see it no more, and nobody changes it'),
    ),
    says(
      'Frequent questions are read and written.',
      calls('GET /faq', 'GET /faq/{id}', 'POST /faq', 'PUT /faq', 'DELETE /faq'),
      test(
        'server/src/board/faq/faq.test.ts',
        'lists what visitors may see, in the order of the club, with the fields of the specification',
      ),
      test(
        'server/src/board/faq/faq.test.ts',
        'open at once without a time, keep nothing that runs, and write down who did it',
      ),
      test('server/src/board/faq/faq.test.ts', 'save what was read, once, and keep each version'),
      test('server/src/board/faq/faq.test.ts', 'archives; the same question may be published again'),
    ),
    says(
      'Banners are read, written and cloned by idx.',
      calls('GET /banner', 'GET /banner/{id}', 'POST /banner', 'PUT /banner', 'DELETE /banner', 'POST /banner/clone'),
      test('server/src/board/banner/banner.test.ts', 'copies one as a draft without dates, and archives'),
      test('server/src/board/banner/banner.test.ts', 'filters, sorts and pages'),
      test(
        'server/src/board/banner/banner.test.ts',
        'change everything, keep the picture unless another comes, and refuse an old version',
      ),
    ),
    says(
      'Food and drink is read and written.',
      calls('GET /fnb-menu', 'GET /fnb-menu/{id}', 'POST /fnb-menu/{id}', 'PUT /fnb-menu', 'DELETE /fnb-menu'),
      test(
        'server/src/board/fnb-menu/fnb-menu.test.ts',
        'lists what visitors see in the order of the club, by outlet, category and language',
      ),
      test(
        'server/src/board/fnb-menu/fnb-menu.test.ts',
        'gives one with its outlet in its language, its price and its image',
      ),
      test('server/src/board/fnb-menu/fnb-menu.test.ts', 'save what was read, once; remove the image; archive'),
    ),
    says(
      'The hall of fame and lost items are read.',
      calls('GET /hof/normal', 'GET /lost-item', 'GET /lost-item/{id}'),
      test('server/src/board/hof/hof.test.ts', 'lists published feats with consent, the latest first, in a language'),
      test('server/src/board/lost-item/lost-item.test.ts', 'tells how to claim what is still there'),
      test(
        'server/src/board/lost-item/lost-item.test.ts',
        'lists what is published, the latest first, by kind and day, in a language',
      ),
    ),
    says(
      'Members log in, log out and join.',
      calls('POST /member/login', 'DELETE /member/logout', 'POST /member/signup'),
      test(session, 'gives a member the session of the pinned names'),
      test('server/src/member/signup/signup.test.ts', 'makes a web member who can log in at once, and welcomes'),
      test('server/src/session/session.test.ts', 'ends this session, or all of them'),
    ),
    says(
      'Whether a login id is free is asked by club and id.',
      calls('GET /member/name/check'),
      test('server/src/member/signup/signup.test.ts', 'is free or not'),
    ),
    says(
      'An id is found by club, name and email.',
      calls('GET /member/find-id'),
      test(recovery, 'mails the ids to the address and says the same to everybody'),
      decision('deviations-of-accounts-and-pages', 'GET /member/find-id (7)'),
    ),
    says(
      'An account is checked by club, id and email.',
      calls('GET /member/check'),
      test(recovery, 'does not reveal whether the account exists'),
      decision('people', '**GET /member/check looks nothing up.**'),
    ),
    says(
      'Passwords are changed, also one that has grown old.',
      calls('PUT /member/change-password', 'PUT /member/expiry/change-password'),
      test(recovery, 'changes it, tells by mail, and ends every other session'),
      test(recovery, 'is asked for at the login, can be put off for 30 days, and is over when changed'),
    ),
    says(
      'People are certified by code or by the provider.',
      calls('POST /member/certification', 'GET /member/certification/check', 'GET /member/nice-check/enc'),
      test(
        'server/src/member/certification/certification.test.ts',
        'is six digits, in the language asked for, and proves the address',
      ),
      test(
        'server/src/member/certification/nice.test.ts',
        'opens the window with what the provider can read and check',
      ),
    ),
    says(
      'Tokens are refreshed by the refresh token; the answer has the access token and its end.',
      calls('GET /tokens/refresh'),
      test(session, 'rotates, once per token, and answers a lost answer again'),
      decision(deviations, 'The refresh token'),
      decision('refresh-tokens', 'A refresh token is used once'),
    ),
    says(
      'Penalties of a member are read, and shown on my page.',
      calls('GET /info/{id}/penalties'),
      test(profile, 'tells what stands against me now'),
      test('e2e/journeys/penalty.spec.ts', 'a suspended member sees until when, why, and the rules'),
    ),
    says(
      'Activation releases a dormant account.',
      calls('GET /member/activation'),
      test(recovery, 'wakes a dormant member, twice with the same answer'),
      decision('deviations-of-accounts-and-pages', 'GET /member/activation (7)'),
    ),
    says(
      'The profile is read, changed and deleted.',
      calls('GET /info', 'GET /info/{id}', 'PUT /info', 'DELETE /info'),
      test(profile, 'changes what is given, and nothing that is not mine to change'),
      test(
        'server/src/member/withdrawal/withdrawal.test.ts',
        'ends every session, says until when it can be taken back, and stops the login',
      ),
      test('server/src/member/profile/profile.test.ts', 'tells me what the club knows of me, and no secret'),
    ),
    says(
      'Leaving asks what stands against it and for a reason.',
      calls('GET /info/impossible/{a}/{b}', 'POST /info/delete_reason'),
      test('server/src/member/withdrawal/withdrawal.test.ts', 'is answered for this club only, and only to the member'),
      test(
        'server/src/member/withdrawal/withdrawal.test.ts',
        'is an upcoming tee time; a place in another member’s booking is only mentioned',
      ),
      test('server/src/member/withdrawal/withdrawal.test.ts', 'needs a reason of one’s own'),
    ),
    says(
      'The password is checked again.',
      calls('POST /info/check-password'),
      test(profile, 'opens for ten minutes what asks for it, in this session alone'),
    ),
    says(
      'A member has a photo.',
      calls('POST /info/{id}/photos', 'DELETE /info/{id}/photos'),
      test(profile, 'is made anew, smaller and without what the camera said, and replaces the one before'),
    ),
    says(
      'Inquiries are read and written.',
      calls('GET /voc', 'GET /voc/{id}', 'POST /voc', 'PUT /voc', 'DELETE /voc'),
      test('server/src/inquiry/inquiry.test.ts', 'lists the member’s own, without what was written'),
      test('server/src/inquiry/inquiry.test.ts', 'is another’s or none: not found'),
      test('server/src/inquiry/inquiry.test.ts', 'changes what is received, and keeps the files that are named'),
      test('server/src/inquiry/inquiry.test.ts', 'deletes what is received, with its files and notes'),
    ),
    says(
      'My bookings are listed.',
      calls('GET /my-reservation/bookings/{id}'),
      test(
        'server/src/reservation/booking/booking.test.ts',
        'lists a booking as coming until it starts, and as past from then on, with the number over all pages',
      ),
    ),
    says(
      'Coupons are listed and counted.',
      calls('GET /coupon/{id}', 'GET /coupon/count/{id}'),
      test(
        'server/src/reservation/rules/coupon/coupon.test.ts',
        'are issued to named members, who see them in their language',
      ),
      test(
        'server/src/reservation/rules/coupon/coupon.test.ts',
        'are listed for a tee time only where they can be used there',
      ),
    ),
    says(
      'What a member has used is counted.',
      calls('GET /reservation/{a}/{b}/cnt'),
      test('server/src/reservation/sheet/day/sheet.test.ts', 'counts what is used'),
    ),
    says(
      'The tee sheet of a day is read by members and visitors, a tee time by itself.',
      calls('GET /reservation/sheets/{member}/{date}', 'GET /reservation/sheets/non-member/{club}/{date}'),
      calls('GET /reservation/sheets/{a}/{b}/{c}'),
      test('server/src/reservation/sheet/day/sheet.test.ts', 'shows each its own state'),
      test(
        'server/src/reservation/sheet/day/sheet.test.ts',
        'shows one tee time as I would book it, with my hold and what stands against it',
      ),
    ),
    says(
      'A tee time is locked, extended and given back.',
      calls('PUT /reservation/sheet/lock/{id}', 'PUT /reservation/sheet/lock/{id}/{x}'),
      test('server/src/reservation/booking/booking.test.ts', 'extends in the last minute, twice'),
      test('server/src/reservation/booking/booking.test.ts', 'holds for five minutes and shows the price'),
      test('server/src/reservation/booking/booking.test.ts', 'gives back, always, and without a cooldown'),
      test(
        'server/src/reservation/hold/lobby/lobby.test.ts',
        'is refused without a place, before the turn, without the ticket and with another',
      ),
    ),
    says(
      'A tee time is booked and cancelled.',
      calls('POST /reservation/booking', 'DELETE /reservation/cancel'),
      test('server/src/reservation/booking/booking.test.ts', 'books with companions, guests and players to be named'),
      test('server/src/reservation/booking/booking.test.ts', 'is free before the deadline and frees the tee time'),
    ),
    says(
      'The calendar gives each day a state.',
      calls('GET /reservation/calendar/{id}'),
      test('server/src/reservation/sheet/day/sheet.test.ts', 'gives every day one state'),
      test(
        'server/src/reservation/sheet/day/fields.test.ts',
        'eventIdx and eventTitle: a published event of the day, in the reader’s language',
      ),
      test(
        'server/src/reservation/sheet/day/fields.test.ts',
        'weather: is the sky of the forecast, until it is a day old',
      ),
    ),
    says(
      'Waitings are listed, made and removed.',
      calls('GET /reservation/waitings/{a}/{b}', 'POST /reservation/waitings', 'DELETE /reservation/waitings/{id}'),
      test('server/src/reservation/standby/entry/entry.test.ts', 'keeps what the member wishes for, and the place'),
      test('server/src/reservation/standby/entry/entry.test.ts', 'ends when its member leaves, once'),
    ),
    says(
      'Draws are read, entered and left.',
      calls('GET /reservation/draw/{a}/{b}', 'POST /reservation/draw', 'DELETE /reservation/draw/{id}'),
      test(
        'server/src/reservation/draw/entry/entry.test.ts',
        'keeps what the member wishes for, with a receipt whose hash is of its text',
      ),
      test(
        'server/src/reservation/draw/entry/entry.test.ts',
        'shows the tee times, the usual time among them, tickets, and what others named',
      ),
      test(
        'server/src/reservation/draw/entry/entry.test.ts',
        'withdraws an entry before the close, and the members are free for another',
      ),
      test(
        'server/src/reservation/draw/entry/entry.test.ts',
        'gives a win back until the hour of the post, uncounted, and its tee time waits for others',
      ),
    ),
    says(
      'The results of draws are posted, for visitors too.',
      calls('GET /reservation/draw/posts', 'GET /reservation/draw/posts/{a}/{b}'),
      calls('GET /reservation/draw/posts/non-member/{club}/{b}'),
      test('server/src/reservation/draw/post/post.test.ts', 'shows planned draws to members only, the newest first'),
      test(
        'server/src/reservation/draw/post/post.test.ts',
        'shows every place, and to whom lost which place took each wished time',
      ),
    ),
    says(
      'Groups apply by form.',
      calls('GET /reservation/team/check-apply/{a}/{b}', 'GET /reservation/team/form/{a}/{b}'),
      calls('POST /reservation/team/form', 'DELETE /reservation/team/form/{id}'),
      test(team, 'is said with the limits of the season that is open'),
      test(team, 'is submitted with the officers on its roster, and both are written to'),
      test(team, 'is saved again by either officer, as a draft or submitted'),
      test(team, 'is withdrawn until the club reviews it'),
      test(team, 'of others is not found'),
    ),
    says(
      'The weather is read, and for a widget.',
      calls('GET /weather/widget', 'GET /weather'),
      test('server/src/weather/weather.test.ts', 'answers the current hour after the source was read'),
      test(
        'server/src/weather/weather.test.ts',
        'answers two days of hours and a week, with what a round may be waived for',
      ),
    ),
    says(
      'Lists are downloaded as Excel files, by reads with the bearer token.',
      calls('GET /download/{name}'),
      test(
        'web/src/api/transport.test.ts',
        'is fetched like any read: with the token, one retry, one renewal, the waiting line',
      ),
      test('server/src/office/export.test.ts', 'has one path with a name for each list, and knows no other name'),
      test('server/src/office/export.test.ts', 'has the rows of every page, filtered and sorted as the list'),
    ),
    says(
      'My waitings are listed.',
      calls('GET /my-reservation/waitings/{id}'),
      test(
        'server/src/reservation/standby/entry/entry.test.ts',
        'shows in the calendar, in the limits and in the member’s list',
      ),
    ),
    says(
      'My day at the front desk is read, with a code to check in by.',
      calls('GET /my-reservation/frontdesk/{id}'),
      test(
        'server/src/reservation/desk/check-in/check-in.test.ts',
        'is the card of today for everyone in the booking, with one’s own locker and code',
      ),
      test('server/src/reservation/desk/check-in/code.test.ts', 'is new every minute and read until 20 seconds after'),
    ),
    says(
      'My penalties are listed, those that are over too.',
      calls('GET /my-reservation/penalty/{id}'),
      test(
        'server/src/reservation/rules/penalty/own/own.test.ts',
        'lists all of them, the newest first, with what is over by its last day',
      ),
    ),
    says(
      'My draws are listed.',
      calls('GET /my-reservation/draw/{id}'),
      test(
        'server/src/reservation/draw/post/post.test.ts',
        'shows every place, and to whom lost which place took each wished time',
      ),
    ),
  ],
}
