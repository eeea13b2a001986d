import type { Player } from '@clubhouse/contract/reservation/booking'
import { HOLD_EXPIRED, PRICE_CHANGED, TERMS_REQUIRED } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND } from '../../platform/context.ts'
import { freeCancelUntil, lateCode, namesDueAt } from '../deadline.ts'
import { lockedFacts, payers, viewerOf } from '../hold/hold.ts'
import { refusedBySlot } from '../hold/rules.ts'
import type { MemberFacts } from '../member-facts.ts'
import type { CancelStanding } from '../penalty/impose.ts'
import { consequencesOf } from '../penalty/rules.ts'
import { priceOf } from '../price/rules.ts'
import { type Rulebook, termsIn } from '../rulebook.ts'
import type { SlotRow } from '../slot/sql.ts'
import { byNumber } from './by-number.ts'
import { notifyBooking } from './notify.ts'
import { alreadyBooked, refusedPlayers } from './players.ts'
import * as sql from './sql.ts'

interface Input {
  slotIdx: number
  players: Player[]
  holes?: string
  cart: boolean
  caddie: boolean
  memo?: string
  total: number
  termsIdx: number
}

export async function confirm(tx: Context, me: number, input: Input, rulebook: Rulebook) {
  const { club } = tx
  const { slot, facts, mine } = await lockedFacts(tx, me, input.slotIdx)
  if (!slot) return NOT_FOUND
  if (!mine || Temporal.Instant.compare(mine.expiresAt, facts.now) < 0) return holdLost(slot, tx, facts, rulebook)
  const refused = refusedBySlot(slot, viewerOf(tx), facts.now, rulebook, club.zone)
  if (refused?.code === 'DAY_CLOSED') return refused
  const wrong = await refusedPlayers(tx, me, input.players, slot, mine.seats, facts, rulebook)
  if (wrong) return wrong
  if (!Object.values(rulebook.terms).includes(input.termsIdx))
    return TERMS_REQUIRED({ termsIdx: [termsIn(rulebook, tx.lang)] })
  const players = payers(slot, mine.seats, input.players.length)
  const price = priceOf(
    rulebook.fees,
    { ...slot, memberType: facts.memberType },
    { players, cart: input.cart, caddie: input.caddie },
    { currency: club.currency, lang: tx.lang },
  )
  if (price.total !== input.total) return PRICE_CHANGED({ total: price.total })
  const wanted = {
    bookingNo: bookingNo(club.clubCode, slot, rulebook),
    slotIdx: slot.slotIdx,
    seats: mine.seats,
    memberIdx: me,
    playDate: slot.date,
    part: slot.part,
    dayClass: slot.dayClass,
    holes: input.holes ?? slot.holes,
    cart: input.cart,
    caddie: input.caddie,
    memo: input.memo || null,
    price,
    termsIdx: input.termsIdx,
    namesDueAt: namesDueAt(slot.date, rulebook.settings, club.zone),
    freeCancelUntil: freeCancelUntil(slot.date, slot.dayClass, rulebook.settings, club.zone),
  }
  const { bookingIdx, entered, confirmed } = await sql.addBooking(tx.sql, wanted, input.players)
  const twice = input.players.find(({ no }) => !entered.has(no))
  if (twice) return alreadyBooked(tx, twice)
  if (confirmed !== mine.seats.length) return HOLD_EXPIRED({})
  const row = await sql.booking(tx.sql, bookingIdx, tx.lang)
  const made = shown(row!, tx, me)
  await Promise.all([
    audit(tx, { noun: 'booking', recordIdx: bookingIdx, after: byNumber(made) }),
    notifyBooking(tx, bookingIdx, 'BOOKED'),
  ])
  return made
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

/** A booking for its players; phone numbers are for the booker only. @param standing of the viewer, if they may cancel */
export function shown(row: sql.BookingRow, ctx: Context, viewer: number, standing?: CancelStanding) {
  const isBooker = row.booker.memberIdx === viewer
  const players = isBooker ? row.players : row.players.map(({ phoneNo: _, ...player }) => player)
  return { ...row, players, ifCancelledNow: isBooker ? ifCancelledNow(row, ctx, standing) : null }
}

function ifCancelledNow(row: sql.BookingRow, { clock, club }: Context, standing?: CancelStanding) {
  const now = clock.now()
  if (row.state !== 'CF' || Temporal.Instant.compare(row.startsAt, now) <= 0) return null
  if (standing) {
    const [first, also] = consequencesOf(row, standing, standing.rules, now, club.zone)
    return first ? { ...first, also } : null
  }
  const code = lateCode(row.date, row.freeCancelUntil, now, club.zone)
  return code ? { code } : null
}
