import * as address from './address.ts'
import * as analytics from './analytics.ts'
import * as attention from './attention.ts'
import * as audit from './audit.ts'
import * as backup from './backup.ts'
import * as banner from './board/banner.ts'
import * as event from './board/event.ts'
import * as faq from './board/faq.ts'
import * as fnbMenu from './board/fnb-menu.ts'
import * as hof from './board/hof.ts'
import * as hofManage from './board/hof-manage.ts'
import * as hofReport from './board/hof-report.ts'
import * as lostClaim from './board/lost-claim.ts'
import * as lostItem from './board/lost-item.ts'
import * as lostItemManage from './board/lost-item-manage.ts'
import * as lostReport from './board/lost-report.ts'
import * as lostReportManage from './board/lost-report-manage.ts'
import * as notice from './board/notice.ts'
import * as outlet from './board/outlet.ts'
import * as preview from './board/preview.ts'
import * as reference from './board/reference.ts'
import * as section from './board/section.ts'
import * as build from './build.ts'
import type { Call } from './call.ts'
import * as code from './code.ts'
import * as dashboard from './dashboard.ts'
import * as file from './file.ts'
import * as inquiry from './inquiry.ts'
import * as inquiryManage from './inquiry-manage.ts'
import * as inquiryTemplate from './inquiry-template.ts'
import * as ipBlock from './ip-block.ts'
import * as job from './job.ts'
import * as languageManage from './language/manage.ts'
import * as language from './language/messages.ts'
import * as letter from './letter.ts'
import { exportedOf, exportOf } from './list.ts'
import * as look from './look/look.ts'
import * as mail from './mail.ts'
import * as deskDevice from './manager/desk-device.ts'
import * as group from './manager/group.ts'
import * as manager from './manager/manage.ts'
import * as pin from './manager/pin.ts'
import * as right from './manager/right.ts'
import * as secondFactor from './manager/second-factor.ts'
import * as alert from './member/alert.ts'
import * as certification from './member/certification.ts'
import * as consent from './member/consent.ts'
import * as device from './member/device.ts'
import * as memberImport from './member/import.ts'
import * as inbox from './member/inbox.ts'
import * as memberLanguage from './member/language.ts'
import * as memberManage from './member/manage.ts'
import * as memberMerge from './member/merge.ts'
import * as memberMessage from './member/message.ts'
import * as nice from './member/nice.ts'
import * as phone from './member/phone.ts'
import * as profile from './member/profile.ts'
import * as push from './member/push.ts'
import * as memberRecord from './member/record.ts'
import * as recovery from './member/recovery.ts'
import * as reservationSettings from './member/reservation-settings.ts'
import * as signup from './member/signup.ts'
import * as unsubscribe from './member/unsubscribe.ts'
import * as withdrawal from './member/withdrawal.ts'
import * as menu from './menu.ts'
import * as menuManage from './menu-manage.ts'
import * as view from './office/view.ts'
import * as passkey from './passkey.ts'
import { policyHistory } from './policy-history.ts'
import * as report from './report.ts'
import * as booking from './reservation/booking/booking.ts'
import * as calendarFeed from './reservation/booking/calendar-feed.ts'
import * as change from './reservation/booking/change.ts'
import * as conduct from './reservation/booking/conduct.ts'
import * as bookingList from './reservation/booking/list.ts'
import * as checkIn from './reservation/desk/check-in.ts'
import * as bookingManage from './reservation/desk/desk.ts'
import * as deviceDay from './reservation/desk/device-day.ts'
import * as paper from './reservation/desk/paper.ts'
import * as drawManage from './reservation/draw/draw-manage.ts'
import * as draw from './reservation/draw/entry.ts'
import * as drawPost from './reservation/draw/post.ts'
import * as lobby from './reservation/hold/lobby.ts'
import * as buddy from './reservation/people/buddy.ts'
import * as companion from './reservation/people/companion.ts'
import * as reminder from './reservation/people/reminder.ts'
import * as clubPolicy from './reservation/rules/club-policy.ts'
import * as coupon from './reservation/rules/coupon.ts'
import * as couponKind from './reservation/rules/coupon-kind.ts'
import * as discount from './reservation/rules/discount.ts'
import * as fee from './reservation/rules/fee.ts'
import * as rules from './reservation/rules/guide.ts'
import * as myPenalty from './reservation/rules/my-penalty.ts'
import * as opening from './reservation/rules/opening.ts'
import * as penaltyList from './reservation/rules/penalty-list.ts'
import * as penaltyRules from './reservation/rules/penalty-rules.ts'
import * as course from './reservation/sheet/course.ts'
import * as courseManage from './reservation/sheet/course-manage.ts'
import * as courseState from './reservation/sheet/course-state.ts'
import * as courseStateManage from './reservation/sheet/course-state-manage.ts'
import * as dayManage from './reservation/sheet/day-manage.ts'
import * as delay from './reservation/sheet/delay.ts'
import * as freeTime from './reservation/sheet/free-time.ts'
import * as holiday from './reservation/sheet/holiday.ts'
import * as ledger from './reservation/sheet/ledger.ts'
import * as ledgerManage from './reservation/sheet/ledger-manage.ts'
import * as sheet from './reservation/sheet/sheet.ts'
import * as slotManage from './reservation/sheet/slot-manage.ts'
import * as template from './reservation/sheet/template.ts'
import * as waiver from './reservation/sheet/waiver.ts'
import * as standby from './reservation/standby/standby.ts'
import * as standbyManage from './reservation/standby/standby-manage.ts'
import * as teamContract from './reservation/team/contract.ts'
import * as teamForm from './reservation/team/form.ts'
import * as teamPlace from './reservation/team/place.ts'
import * as teamSeason from './reservation/team/season.ts'
import * as seasonDraw from './reservation/team/season-draw.ts'
import * as teamManage from './reservation/team/team-manage.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as setup from './setup.ts'
import * as site from './site.ts'
import * as siteManage from './site-manage.ts'
import * as sitePlan from './site-plan.ts'
import * as terms from './terms.ts'
import * as termsManage from './terms-manage.ts'
import * as texting from './texting.ts'
import * as weather from './weather.ts'

const { list: admin, ...noticeBoard } = notice.noticeBoard
const { list: references, ...referenceBoard } = reference.referenceBoard

export const contract = {
  site: calls({ ...site, ...siteManage, ...sitePlan }),
  menu: calls({ ...menu, ...menuManage }),
  language: calls({ ...language, ...languageManage }),
  code: calls({ ...code, policyHistory }),
  session: calls(session),
  signup: calls(signup),
  certification: calls(certification),
  nice: calls(nice),
  recovery: calls(recovery),
  consent: calls(consent),
  memberLanguage: calls(memberLanguage),
  profile: calls(profile),
  device: calls(device),
  push: calls(push),
  alert: calls(alert),
  phone: calls(phone),
  buddy: calls(buddy),
  reservationSettings: calls(reservationSettings),
  inbox: calls(inbox),
  unsubscribe: calls(unsubscribe),
  withdrawal: calls(withdrawal),
  memberManage: calls(memberManage),
  memberRecord: calls(memberRecord),
  memberMessage: calls(memberMessage),
  memberImport: calls(memberImport),
  memberMerge: calls(memberMerge),
  inquiry: calls(inquiry),
  inquiryManage: calls(inquiryManage),
  inquiryTemplate: calls(inquiryTemplate),
  build: calls(build),
  setup: calls(setup),
  backup: calls(backup),
  dashboard: calls(dashboard),
  report: calls(report),
  notice: { ...calls(notice), ...noticeBoard, admin },
  reference: { ...calls(reference), ...referenceBoard, admin: references },
  event: event.eventBoard,
  faq: faq.faqBoard,
  section: { ...calls(section), ...section.sectionBoard },
  banner: { ...calls(banner), ...banner.bannerBoard },
  fnbMenu: fnbMenu.fnbBoard,
  outlet: calls(outlet),
  hof: calls(hof),
  hofManage: calls(hofManage),
  hofReport: calls(hofReport),
  lostItem: calls(lostItem),
  lostItemManage: calls(lostItemManage),
  lostClaim: calls(lostClaim),
  lostReport: calls(lostReport),
  lostReportManage: calls(lostReportManage),
  terms: calls({ ...terms, ...termsManage }),
  file: calls(file),
  calendarFeed: calls(calendarFeed),
  holiday: calls(holiday),
  ledger: calls({ ...ledger, ...ledgerManage }),
  template: calls(template),
  course: calls({ ...course, ...courseManage }),
  fee: calls(fee),
  couponKind: calls(couponKind),
  coupon: calls(coupon),
  discount: calls(discount),
  clubPolicy: calls(clubPolicy),
  opening: calls(opening),
  sheet: calls(sheet),
  dayManage: calls(dayManage),
  delay: calls(delay),
  courseState: calls({ ...courseState, ...courseStateManage }),
  slotManage: calls(slotManage),
  freeTime: calls(freeTime),
  reminder: calls(reminder),
  booking: calls(booking),
  bookingList: calls(bookingList),
  bookingManage: calls(bookingManage),
  checkIn: calls(checkIn),
  paper: calls(paper),
  deviceDay: calls(deviceDay),
  companion: calls(companion),
  change: calls(change),
  conduct: calls(conduct),
  myPenalty: calls(myPenalty),
  penaltyList: calls(penaltyList),
  penaltyRules: calls(penaltyRules),
  waiver: calls(waiver),
  lobby: calls(lobby),
  standby: calls(standby),
  standbyManage: calls(standbyManage),
  draw: calls(draw),
  drawPost: calls(drawPost),
  drawManage: calls(drawManage),
  team: calls({ ...teamForm, ...teamContract, ...teamPlace }),
  teamSeason: calls(teamSeason),
  seasonDraw: calls(seasonDraw),
  teamManage: calls(teamManage),
  rules: calls(rules),
  look: calls(look),
  analytics: calls(analytics),
  texting: calls(texting),
  mail: calls(mail),
  letter: calls(letter),
  manager: calls(manager),
  right: calls(right),
  group: calls(group),
  secondFactor: calls(secondFactor),
  deskDevice: calls(deskDevice),
  pin: calls(pin),
  passkey: calls(passkey),
  job: calls(job),
  ipBlock: calls(ipBlock),
  audit: calls(audit),
  attention: calls(attention),
  search: calls(search),
  view: calls(view),
  preview: calls(preview),
  weather: calls(weather),
  address: calls(address),
}
export type Contract = typeof contract

type CallsOf<M> = { readonly [K in keyof M as M[K] extends Call ? K : never]: Extract<M[K], Call> }

function calls<M extends object>(module: M): CallsOf<M> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => typeof value === 'object' && value !== null && 'pathNames' in value),
  ) as CallsOf<M>
}

interface Named {
  name: string
  call: Call
  exports?: { name: string; call: Call }
}

export function everyCall(): Named[] {
  return Object.entries(contract).flatMap(([noun, ofNoun]) =>
    Object.entries(ofNoun).flatMap(([name, call]) => withExport(`${noun}.${name}`, call as Call)),
  )
}

function withExport(name: string, call: Call): Named[] {
  if (!exportedOf(call)) return [{ name, call }]
  return [
    { name, call },
    { name: `${name}Export`, call: exportOf(call), exports: { name, call } },
  ]
}
