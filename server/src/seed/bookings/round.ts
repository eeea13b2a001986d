import { freeCancelUntil, namesDueAt } from '../../reservation/deadline.ts'
import { type Rulebook, termsIn } from '../../reservation/rulebook.ts'
import { priceOf } from '../../reservation/rules/price/rules.ts'
import type { SlotRow } from '../../reservation/sheet/slot/rows.ts'
import { ZONE } from '../seeding.ts'
import type { Round } from './history-sql.ts'
import type { Golfer } from './member-context.ts'
import type { Table } from './party.ts'

/** A booking to be written with many others. @param named every player is named */
export function roundOf(
  { diary, parties }: Table,
  rulebook: Rulebook,
  slot: SlotRow,
  booker: Golfer,
  named: boolean,
): Omit<Round, 'state' | 'createdAt'> {
  diary.books(booker, slot)
  const players = parties.around(booker, slot, named)
  return {
    slot,
    booker,
    players,
    courseCode: rulebook.courses.find(({ courseIdx }) => courseIdx === slot.courseIdx)!.code,
    price: priceOf(
      rulebook,
      { ...slot, memberType: booker.memberType },
      { players: players.length, cart: true, caddie: true },
      { currency: 'KRW', lang: 'en' },
    ),
    termsIdx: termsIn(rulebook, 'en'),
    namesDueAt: namesDueAt(slot.date, rulebook.settings, ZONE).toString(),
    freeCancelUntil: freeCancelUntil(slot.date, slot.dayClass, rulebook.settings, ZONE).toString(),
  }
}
