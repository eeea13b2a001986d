import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { change as call } from '@clubhouse/contract/reservation/desk/desk'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { notifyBooking } from '../../booking/booked/notify.ts'
import type { BookingRow } from '../../booking/booked/rows.ts'
import { changeable, enterChange, refusedNumber } from '../../booking/change/change-players.ts'
import { refusedByDesk } from '../../booking/players/players.ts'
import { lockPlayers } from '../../booking/players/rows.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type SlotRow, slotByIdx } from '../../sheet/slot/rows.ts'
import { hasHolesOf } from '../../sheet/slot/rules.ts'
import { bookingNow, endedBy } from './booking-now.ts'
import { known } from './read.ts'

/** Changes a booking for its member, also after the deadlines. The members in it are told unless only the note is new. */
export async function change(tx: Transaction, input: ParsedInputOf<typeof call>, rulebook: Rulebook) {
  const { row: before, no } = await bookingNow(tx, input, (row) =>
    endedBy(row, lastFor(input, tx.clock.now(), rulebook)),
  )
  if (!before) return no
  const slot = await slotByIdx(tx.sql, before.slotIdx)
  if (!slot) return NOT_FOUND
  const { players = before.players, cart = before.cart, caddie = before.caddie, holes, couponIdx, memo, reason } = input
  const booker = before.booker.memberIdx
  const wrong = wrongFields(input, before, slot)
  if (wrong) return wrong
  await lockPlayers(tx.sql, [...before.players, ...players])
  const refused = input.players && (await refusedPlayers())
  if (refused) return refused
  const row = await enterChange(tx, before, slot, { players, cart, caddie, holes, couponIdx, memo }, rulebook)
  if (!('bookingIdx' in row)) return row.code === 'PRICE_CHANGED' ? NOT_FOUND : row
  const [was, is] = [changeable(before), changeable(row)]
  await audit(tx, { noun: 'booking', recordIdx: row.bookingIdx, before: was, after: is, reason })
  if (JSON.stringify(was) !== JSON.stringify(is)) await notifyBooking(tx, row.bookingIdx, 'CHANGED')
  return known(tx, row)

  async function refusedPlayers() {
    return refusedNumber(slot!, before!, players.length) ?? refusedByDesk(tx, booker, players, slot!, rulebook, before)
  }
}

/** The note of a group that is late can still be changed. Source: docs/rules.md, Arrivals. */
function lastFor(
  { players, cart, caddie, holes, couponIdx }: ParsedInputOf<typeof call>,
  now: Temporal.Instant,
  { settings }: Pick<Rulebook, 'settings'>,
) {
  const isOnlyNote = [players, cart, caddie, holes, couponIdx].every((one) => one === undefined)
  return isOnlyNote ? now.subtract({ minutes: settings.checkIn.lateMoveMinutes }) : now
}

/** The booker stays the first player. Holes stay what they are, or become those of the tee time. */
function wrongFields(
  { players, holes }: ParsedInputOf<typeof call>,
  before: BookingRow,
  slot: Pick<SlotRow, 'holes'>,
): Malformed | undefined {
  const [first] = players ?? before.players
  if ((first?.memberIdx ?? null) !== before.booker.memberIdx) return new Malformed('players[0].memberIdx')
  if (before.booker.memberIdx === null && first?.kind !== 'GUEST') return new Malformed('players[0].kind')
  return holes === before.holes || hasHolesOf(slot, holes) ? undefined : new Malformed('holes')
}
