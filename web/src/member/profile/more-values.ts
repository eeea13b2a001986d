import type { ProfileMore } from '@clubhouse/contract/member/profile'
import type { Values } from '../../ui/form/draft'

const HANDICAP = /^[+-]?\d{1,2}(\.\d)?$/

/** Parses a handicap: +2 (better than scratch) is negative. NaN when invalid. */
export function handicapOf(typed: string): number {
  if (!HANDICAP.test(typed)) return Number.NaN
  return typed.startsWith('+') ? -Number(typed.slice(1)) : Number(typed)
}

export const moreOf = (more: ProfileMore): Values => ({
  region: more.region ?? '',
  work: more.work ?? '',
  income: more.income ?? '',
  company: more.company ?? '',
  vehicleNo: more.vehicleNo ?? '',
  handicap: more.handicap == null ? '' : more.handicap < 0 ? `+${-more.handicap}` : String(more.handicap),
  needMoreTime: more.needMoreTime,
  showName: more.showName,
  autoStandby: more.autoStandby,
})
