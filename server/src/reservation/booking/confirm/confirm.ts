import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import { HOLD_EXPIRED, OFFER_EXPIRED, PRICE_CHANGED } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { freeCancelUntil, freeCancelUntilFromStandby, isLastMinute, namesDueAt } from '../../deadline.ts'
import { choiceOf, lockedFacts, viewerOf } from '../../hold/hold.ts'
import { refusedBySlot } from '../../hold/rules.ts'
import type { MemberFacts } from '../../member-facts.ts'
import { type Rulebook, refusedTerms } from '../../rulebook.ts'
import { bookingPrice } from '../../rules/coupon/booking-price.ts'
import { noteCoupon } from '../../rules/coupon/note.ts'
import { saleOf } from '../../rules/price/sale.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { hasHolesOf } from '../../sheet/slot/rules.ts'
import { isRunning } from '../../sheet/slot/running.ts'
import { acceptOffer } from '../../standby/freed/release.ts'
import { byNumber } from '../booked/by-number.ts'
import { notifyBooking } from '../booked/notify.ts'
import * as bookedRows from '../booked/rows.ts'
import { shown } from '../booked/shown.ts'
import { alreadyBooked, refusedPlayers } from '../players/players.ts'
import * as sql from './sql.ts'

interface Input {
  slotIdx: number
  players: Player[]
  holes?: string
  cart: boolean
  caddie: boolean
  couponIdx?: number | null
  memo?: string
  total: number
  termsIdx: number
}

export async function confirm(tx: Context, me: number, input: Input, rulebook: Rulebook) {
  const { club } = tx
  const { slot, facts, mine } = await lockedFacts(tx, me, input.slotIdx)
  if (!slot) return NOT_FOUND
  if (!hasHolesOf(slot, input.holes)) return new Malformed('holes')
  if (!mine || !isRunning(mine, facts.now))
    return mine?.offerIdx ? OFFER_EXPIRED({}) : holdLost(slot, tx, facts, rulebook)
  const refused = refusedBySlot(slot, viewerOf(tx), facts.now, rulebook, club.zone)
  if (refused?.code === 'DAY_CLOSED') return refused
  const wrong = await refusedPlayers(tx, me, input.players, slot, mine.seats, facts, rulebook)
  if (wrong) return wrong
  const newer = refusedTerms(input.termsIdx, rulebook, tx.lang)
  if (newer) return newer
  const price = await bookingPrice(
    tx,
    { sale: await saleOf(tx.sql, slot, facts, rulebook), type: 'N', memberIdx: me, couponIdx: input.couponIdx },
    choiceOf(slot, mine.seats, input, rulebook.settings),
    rulebook,
  )
  if ('code' in price) return price
  if (price.total !== input.total) return PRICE_CHANGED({ total: price.total })
  const { seats, offerIdx } = mine
  const manner = offerIdx ? fromStandby(slot, facts.now, rulebook, club.zone) : ({ type: 'N' } as const)
  const made = await enter(tx, me, { ...input, ...manner, slot, seats, isHeld: true, price }, rulebook)
  if (!('bookingIdx' in made)) return made
  if (offerIdx) await acceptOffer(tx, offerIdx, made.bookingIdx)
  return shown(made, tx, me)
}

/** What a booking from standby has of its own. */
export const fromStandby = (
  { date, dayClass }: SlotRow,
  now: Temporal.Instant,
  { settings }: Rulebook,
  zone: string,
) => ({
  type: 'S',
  freeCancelUntil: freeCancelUntilFromStandby(date, dayClass, now, settings, zone),
})

interface Entry extends Pick<Input, 'players' | 'holes' | 'cart' | 'caddie' | 'couponIdx' | 'memo' | 'termsIdx'> {
  slot: SlotRow
  seats: number[]
  /** By the booker; else the seats are reserved. */
  isHeld: boolean
  price: Price
  /** Of code group BMD. */
  type: string
  /** By the day without it. */
  freeCancelUntil?: Temporal.Instant
  /** By the settings without it. */
  namesDueAt?: Temporal.Instant
  /** What the log has beside the booking. */
  logged?: { reason?: string; override: readonly string[] }
}

/**
 * Makes a booking, logs it and tells everyone in it. The caller has asked the rules.
 * @param booker none for a guest, who is the first player
 */
export async function enter(tx: Context, booker: number | null, entry: Entry, rulebook: Rulebook) {
  const { club } = tx
  const { slot, seats, players, logged } = entry
  const adding = sql.addBooking(
    tx.sql,
    {
      ...entry,
      bookingNo: bookingNo(club.clubCode, slot, rulebook),
      slotIdx: slot.slotIdx,
      memberIdx: booker,
      playDate: slot.date,
      part: slot.part,
      dayClass: slot.dayClass,
      holes: entry.holes ?? slot.holes,
      couponIdx: entry.couponIdx ?? null,
      memo: entry.memo || null,
      namesDueAt: entry.namesDueAt ?? namesDueAt(slot.date, rulebook.settings, club.zone),
      freeCancelUntil: entry.freeCancelUntil ?? freeCancelUntil(slot.date, slot.dayClass, rulebook.settings, club.zone),
      setAside: [...(logged?.override ?? [])],
      outsideQuota: isLastMinute(slot.startsAt, tx.clock.now(), rulebook.settings),
    },
    players,
  )
  const [{ bookingIdx, entered, confirmed }, row] = await Promise.all([
    adding,
    bookedRows.addedBooking(tx.sql, tx.lang),
  ])
  const twice = players.find(({ no }) => !entered.has(no))
  if (twice) return alreadyBooked(tx, twice)
  if (confirmed !== seats.length) return HOLD_EXPIRED({})
  const after = { ...byNumber(row), override: logged?.override }
  await Promise.all([
    audit(tx, { noun: 'booking', recordIdx: bookingIdx, after, reason: logged?.reason }),
    row.couponIdx !== null && noteCoupon(tx, row.couponIdx, { state: 'RESERVED', bookingIdx }),
    notifyBooking(tx, bookingIdx, 'BOOKED'),
  ])
  return row
}

/** No running hold: it expired, or another member has the tee time. */
export function holdLost(slot: SlotRow, tx: Context, facts: MemberFacts, rulebook: Rulebook) {
  const refused = refusedBySlot(slot, viewerOf(tx), facts.now, rulebook, tx.club.zone)
  return refused?.code === 'TAKEN' || refused?.code === 'DAY_CLOSED' ? refused : HOLD_EXPIRED({})
}

export function bookingNo(clubCode: string, { date, time, courseIdx }: SlotRow, { courses }: Rulebook): string {
  const course = courses.find((one) => one.courseIdx === courseIdx)?.code ?? courseIdx
  return `${clubCode}-${date.slice(2).replaceAll('-', '')}-${time.replace(':', '')}-${course}`
}
