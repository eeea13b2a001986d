import type { Context } from '../../../platform/context.ts'
import type { MemberFacts } from '../../member-facts.ts'
import type { Rulebook } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { payersOf } from './rules.ts'

type Payer = Pick<MemberFacts, 'memberType' | 'birthDate' | 'now'>

/** What a tee time of a day costs a party. @param all tee times of the day */
export function totalOf(
  slot: SlotRow,
  players: number,
  all: readonly SlotRow[],
  { memberType, birthDate, now }: Payer,
  rulebook: Rulebook,
  { club, lang }: Pick<Context, 'club' | 'lang'>,
): number {
  const { date, dayClass, part, startsAt } = slot
  const times = all.filter((one) => one.part === part).map(({ time }) => time)
  const isEdge = slot.time === times[0] || slot.time === times.at(-1)
  const sale = { date, dayClass, part, startsAt, memberType, birthDate, now, isEdge }
  const choice = { players: payersOf(slot, players), cart: true, caddie: true }
  return priceOf(rulebook, sale, choice, { currency: club.currency, lang }).total
}
