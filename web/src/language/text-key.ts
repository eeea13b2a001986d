/** The product's texts by category, typed from the files themselves, so the types are never out of date. */
interface Categories {
  account: typeof import('../../../db/messages/account.json')
  address: typeof import('../../../db/messages/address.json')
  audit: typeof import('../../../db/messages/audit.json')
  banner: typeof import('../../../db/messages/banner.json')
  board: typeof import('../../../db/messages/board.json')
  booking: typeof import('../../../db/messages/booking.json')
  'booking-list': typeof import('../../../db/messages/booking-list.json')
  change: typeof import('../../../db/messages/change.json')
  'club-policy': typeof import('../../../db/messages/club-policy.json')
  'code-edit': typeof import('../../../db/messages/code-edit.json')
  common: typeof import('../../../db/messages/common.json')
  community: typeof import('../../../db/messages/community.json')
  companion: typeof import('../../../db/messages/companion.json')
  connection: typeof import('../../../db/messages/connection.json')
  course: typeof import('../../../db/messages/course.json')
  dashboard: typeof import('../../../db/messages/dashboard.json')
  'day-figures': typeof import('../../../db/messages/day-figures.json')
  'course-edit': typeof import('../../../db/messages/course-edit.json')
  desk: typeof import('../../../db/messages/desk.json')
  discount: typeof import('../../../db/messages/discount.json')
  editor: typeof import('../../../db/messages/editor.json')
  event: typeof import('../../../db/messages/event.json')
  'ext-info': typeof import('../../../db/messages/ext-info.json')
  faq: typeof import('../../../db/messages/faq.json')
  fee: typeof import('../../../db/messages/fee.json')
  fnb: typeof import('../../../db/messages/fnb.json')
  'free-time': typeof import('../../../db/messages/free-time.json')
  form: typeof import('../../../db/messages/form.json')
  guide: typeof import('../../../db/messages/guide.json')
  history: typeof import('../../../db/messages/history.json')
  hof: typeof import('../../../db/messages/hof.json')
  'hof-edit': typeof import('../../../db/messages/hof-edit.json')
  holiday: typeof import('../../../db/messages/holiday.json')
  home: typeof import('../../../db/messages/home.json')
  hpage: typeof import('../../../db/messages/hpage.json')
  inbox: typeof import('../../../db/messages/inbox.json')
  'ip-block': typeof import('../../../db/messages/ip-block.json')
  job: typeof import('../../../db/messages/job.json')
  letter: typeof import('../../../db/messages/letter.json')
  look: typeof import('../../../db/messages/look.json')
  'lost-item': typeof import('../../../db/messages/lost-item.json')
  'lost-item-edit': typeof import('../../../db/messages/lost-item-edit.json')
  mail: typeof import('../../../db/messages/mail.json')
  manager: typeof import('../../../db/messages/manager.json')
  member: typeof import('../../../db/messages/member.json')
  'member-import': typeof import('../../../db/messages/member-import.json')
  'member-merge': typeof import('../../../db/messages/member-merge.json')
  'member-message': typeof import('../../../db/messages/member-message.json')
  'member-manage': typeof import('../../../db/messages/member-manage.json')
  menu: typeof import('../../../db/messages/menu.json')
  'menu-edit': typeof import('../../../db/messages/menu-edit.json')
  message: typeof import('../../../db/messages/message.json')
  mypage: typeof import('../../../db/messages/mypage.json')
  notice: typeof import('../../../db/messages/notice.json')
  office: typeof import('../../../db/messages/office.json')
  opening: typeof import('../../../db/messages/opening.json')
  outbox: typeof import('../../../db/messages/outbox.json')
  outlet: typeof import('../../../db/messages/outlet.json')
  passkey: typeof import('../../../db/messages/passkey.json')
  'penalty-list': typeof import('../../../db/messages/penalty-list.json')
  'penalty-rule': typeof import('../../../db/messages/penalty-rule.json')
  popup: typeof import('../../../db/messages/popup.json')
  post: typeof import('../../../db/messages/post.json')
  profile: typeof import('../../../db/messages/profile.json')
  recovery: typeof import('../../../db/messages/recovery.json')
  reference: typeof import('../../../db/messages/reference.json')
  reservation: typeof import('../../../db/messages/reservation.json')
  scorecard: typeof import('../../../db/messages/scorecard.json')
  section: typeof import('../../../db/messages/section.json')
  'section-view': typeof import('../../../db/messages/section-view.json')
  right: typeof import('../../../db/messages/right.json')
  session: typeof import('../../../db/messages/session.json')
  signup: typeof import('../../../db/messages/signup.json')
  setup: typeof import('../../../db/messages/setup.json')
  site: typeof import('../../../db/messages/site.json')
  'site-info': typeof import('../../../db/messages/site-info.json')
  'site-open': typeof import('../../../db/messages/site-open.json')
  'site-state': typeof import('../../../db/messages/site-state.json')
  'terms-manage': typeof import('../../../db/messages/terms-manage.json')
  template: typeof import('../../../db/messages/template.json')
  terms: typeof import('../../../db/messages/terms.json')
  weather: typeof import('../../../db/messages/weather.json')
  withdrawal: typeof import('../../../db/messages/withdrawal.json')
}

/** A counted text is requested without its form. */
type WithoutForm<Code> = Code extends `${infer Stem}_${'one' | 'other'}` ? Stem : Code

/** Every text of the product as `category.CODE`; the names of menus are texts of the club, under the codes of the menus. */
export type TextKey =
  | { [C in keyof Categories]: `${C}.${WithoutForm<keyof Categories[C] & string>}` }[keyof Categories]
  | `site-menu.${string}`

/** A literal must be a key, and a template such as `job.NAME_${string}` must match one. A plain string is rejected. */
export type Asked<K extends string> = K extends TextKey
  ? K
  : string extends K
    ? TextKey
    : [Extract<TextKey, K>] extends [never]
      ? TextKey
      : K
