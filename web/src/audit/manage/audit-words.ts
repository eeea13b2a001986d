import type { AuditRow } from '@clubhouse/contract/audit'
import type { Say } from '../../language/use-text'

/** A kind of record of another version is shown by its name. */
export const nounWord = (t: Say, noun: string) => t(`audit.NOUN_${noun}`, { defaultValue: noun })

export const recordWord = (t: Say, { noun, recordIdx }: Pick<AuditRow, 'noun' | 'recordIdx'>) =>
  `${nounWord(t, noun)} ${recordIdx}`

export function deedWord(t: Say, { deed, after }: Pick<AuditRow, 'deed' | 'after'>): string {
  if (deed === 'READ' || deed === 'ERASED') return t(`audit.DEED_${deed}`)
  const version = (after as { restored?: number } | null)?.restored
  return t(`history.DEED_${deed}`, { version })
}

export const byWord = (t: Say, { by, byKind }: Pick<AuditRow, 'by' | 'byKind'>) => by ?? t(`audit.KIND_${byKind}`)

const PAGES: Readonly<Record<string, string>> = {
  admin: '/ishm/site/user/',
  banner: '/ishm/board/banner/',
  event: '/ishm/board/event/',
  faq: '/ishm/board/faq/',
  fnb_menu: '/ishm/board/fnb/',
  'ip-block': '/ishm/site/ipmng/',
  mail: '/ishm/system/outbox?mail=',
  member: '/ishm/member/list/',
  notice: '/ishm/board/notice/',
  reference: '/ishm/board/data/',
  section: '/ishm/board/section/',
  terms: '/ishm/site/terms/',
  audit: '/ishm/system/audit?entry=',
}

/** Where the record of an entry is; undefined for records without a page. */
export function pageOf({ noun, recordIdx }: Pick<AuditRow, 'noun' | 'recordIdx'>): string | undefined {
  return Object.hasOwn(PAGES, noun) ? `${PAGES[noun]}${recordIdx}` : undefined
}
