import type { Context } from '../../../platform/context.ts'
import { payersOf } from '../../hold/hold.ts'
import type { MemberFacts } from '../../member-facts.ts'
import type { Rulebook } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'

type Payer = Pick<MemberFacts, 'memberType' | 'birthDate' | 'now'>

/** What each tee time of a day costs a party of a member. @param all tee times of the day, by time */
export function pricesOn(
  all: readonly SlotRow[],
  { memberType, birthDate, now }: Payer,
  rulebook: Rulebook,
  { club, lang }: Pick<Context, 'club' | 'lang'>,
) {
  const parts = Map.groupBy(all, ({ part }) => part)
  return (slot: SlotRow, players: number): number => {
    const { date, dayClass, part, startsAt, time } = slot
    const times = parts.get(part) ?? []
    const isEdge = [times[0], times.at(-1)].some((edge) => edge?.time === time)
    const sale = { date, dayClass, part, startsAt, memberType, birthDate, now, isEdge }
    const choice = { ...payersOf(slot, players, rulebook.settings), cart: true, caddie: true }
    return priceOf(rulebook, sale, choice, { currency: club.currency, lang }).total
  }
}
