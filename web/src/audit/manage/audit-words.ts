import type { AuditRow } from '@clubhouse/contract/audit'
import type { Say } from '../../language/use-text'

/** A kind of record of another version is shown by its name. */
export const nounWord = (t: Say, noun: string) => t(`audit.NOUN_${noun}`, { defaultValue: noun })

export const byWord = (t: Say, { by, byKind }: Pick<AuditRow, 'by' | 'byKind'>) =>
  by ? t('audit.BY_NAMED', { name: by, kind: t(`audit.KIND_${byKind}`) }) : t(`audit.KIND_${byKind}`)

const PAGES: Readonly<Record<string, string>> = {
  admin: '/ishm/site/user/',
  'admin-right': '/ishm/site/user/',
  audit: '/ishm/system/audit?entry=',
  banner: '/ishm/board/banner/',
  booking: '/ishm/reservation/bookings/',
  'coupon-kind': '/ishm/member/coupon/kinds/',
  course: '/ishm/reservation/courses/',
  discount: '/ishm/reservation/discounts/',
  draw: '/ishm/reservation/draws/',
  event: '/ishm/board/event/',
  faq: '/ishm/board/faq/',
  fee: '/ishm/reservation/fees/',
  fnb_menu: '/ishm/board/fnb/',
  hof: '/ishm/board/hof/',
  holiday: '/ishm/system/holiday/',
  inquiry: '/ishm/member/inquiry/',
  'inquiry-template': '/ishm/member/inquiry/templates/',
  'ip-block': '/ishm/site/ipmng/',
  'lost-item': '/ishm/board/lost-item/',
  'lost-report': '/ishm/board/lost-item/reports/',
  mail: '/ishm/system/outbox?mail=',
  member: '/ishm/member/list/',
  notice: '/ishm/board/notice/',
  penalty: '/ishm/reservation/penalties/',
  reference: '/ishm/board/data/',
  section: '/ishm/board/section/',
  standby: '/ishm/reservation/standby/',
  'team-contract': '/ishm/reservation/teams/contracts/',
  'team-form': '/ishm/reservation/teams/',
  'team-season': '/ishm/reservation/teams/seasons/',
  template: '/ishm/reservation/templates/',
  terms: '/ishm/site/terms/',
}
const DAY = /^(\d{4})(\d\d)(\d\d)$/

/** Where the record of an entry is; undefined for records without a page. The number of a day is its date. */
export function pageOf({ noun, recordIdx }: Pick<AuditRow, 'noun' | 'recordIdx'>): string | undefined {
  const day = noun === 'sheet-day' && DAY.exec(String(recordIdx))
  if (day) return `/ishm/reservation/days/${day.slice(1).join('-')}`
  return Object.hasOwn(PAGES, noun) ? `${PAGES[noun]}${recordIdx}` : undefined
}
