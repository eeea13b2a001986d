import type { InputOf } from '@clubhouse/contract/call'
import type { change, ProfileMore } from '@clubhouse/contract/member/profile'
import type { Values } from '../../form/draft'

const HANDICAP = /^[+-]?\d{1,2}(\.\d)?$/

/** Better than scratch is written with a plus: +2 is below zero. */
const handicapOf = (typed: string) => (typed.startsWith('+') ? -Number(typed.slice(1)) : Number(typed))

export function handicapFault(typed: string): string | undefined {
  const text = typed.trim()
  const isRight = !text || (HANDICAP.test(text) && handicapOf(text) >= -10 && handicapOf(text) <= 54)
  return isRight ? undefined : 'profile.HANDICAP_WRONG'
}

/** The additional data as the form shows it. */
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

/** Changed fields as the server takes them: an empty one takes the value away. */
export function moreChanges(changes: Values): Partial<InputOf<typeof change>> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => {
      if (typeof value === 'boolean') return [field, value]
      const text = value.trim()
      return [field, text === '' ? null : field === 'handicap' ? handicapOf(text) : text]
    }),
  )
}
