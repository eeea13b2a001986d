import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { type mark as call, type foresee as foreseeCall, isIn } from '@clubhouse/contract/reservation/desk/check-in'
import type { Price } from '@clubhouse/contract/reservation/price'
import { NOT_OPEN } from '@clubhouse/contract/reservation/refusal'
import { type ExtraFee, GUEST_FEE } from '@clubhouse/contract/reservation/rules/fee'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { paidSince } from '../../booking/booked/paid-since.ts'
import { lockBooking } from '../../booking/booked/rows.ts'
import { priceOfChange } from '../../booking/change/price.ts'
import { foreseeAtDesk, proposeAtDesk, withdrawAtDesk } from '../../booking/conduct/at-desk.ts'
import { settleOwed } from '../../booking/conduct/owed.ts'
import { choiceOf } from '../../hold/hold.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import type { Rulebook } from '../../rulebook.ts'
import * as couponRows from '../../rules/coupon/rows.ts'
import { unuseCoupon, useCoupons } from '../../rules/coupon/settle.ts'
import { extrasOf, withExtras } from '../../rules/price/extra-rules.ts'
import { guestsIn, isForTheTeam, keepingPayers, payersIn, rememberingAbsent } from '../../rules/price/rules.ts'
import { slotByIdx } from '../../sheet/slot/rows.ts'
import { arrivalOf, extraFeeOf } from './arrival.ts'
import { BOOKING_STATE, conductSeen, hasOfficer, mayBecome, pressedAt, recordedOf, stateOf, timesOf } from './rules.ts'
import * as sql from './sql.ts'

type Wanted = ParsedInputOf<typeof foreseeCall>

/** Records who is present and how far the group is; what follows from it is written in the same transaction. Decision 115. */
export async function mark(
  tx: Transaction,
  input: ParsedInputOf<typeof call>,
  rulebook: Rulebook,
  channels: Pick<Channels, 'notify'>,
) {
  const { bookingIdx, version, state } = input
  const found = await sql.one(tx.sql, tx.lang, bookingIdx)
  if (!found) return NOT_FOUND
  await sql.lockMembers(tx.sql, membersOf(found))
  await lockBooking(tx.sql, bookingIdx)
  const row = (await sql.one(tx.sql, tx.lang, bookingIdx))!
  // A new version also tells of other players, whose locks are missing here.
  if (row.version !== version) return CHANGED_MEANWHILE({ version: row.version })
  const at = pressedAt(input.at, tx.clock.now())
  if (!at) return new Malformed('at')
  const no = refused(row, input, at, rulebook)
  if (no) return no
  const recorded = recordedOf(state, presentOf(input).length)
  const price = await priceNow(tx, row, input, rulebook)
  const given = givenBy(input, row)
  const after = { bookingIdx, bookingState: BOOKING_STATE[recorded], price, recorded, given, at }
  await sql.record(tx.sql, { ...after, adminIdx: tx.who?.adminIdx ?? null })
  await sql.setMarks(tx.sql, bookingIdx, marksIn(input, row))
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: {
      ...{ state: row.state, checkIn: stateOf(row.state, row.recorded), price: row.price.total },
      ...extrasLogged(row.price),
      ...numbersOf(row),
    },
    after: {
      ...{ state: after.bookingState, checkIn: recorded, present: presentOf(input), price: price.total },
      ...extrasLogged(price),
      ...numbersOf(given),
    },
  })
  if (after.bookingState === 'CF') await unuseCoupon(tx, bookingIdx)
  else await useCoupons(tx, [bookingIdx])
  const begun = await settleOwed(tx, owing(row, input), channels)
  if (!Array.isArray(begun)) return begun
  const proposed = await followUp(tx, row, input, rulebook)
  const now = (await sql.one(tx.sql, tx.lang, bookingIdx))!
  const checkIn = arrivalOf(now, tx, { rulebook, since: await paidSince(tx) })
  return { checkIn, price: checkIn.price, proposed, begun }
}

/** What the press marks of the players. */
function marksIn({ players }: Wanted, { marks }: sql.ArrivalRow): sql.Mark[] {
  const before = new Map(marks.map(({ no, rental }) => [no, rental]))
  return players.map(({ lockerNo, feeKey, rental, ...one }) => ({
    ...one,
    lockerNo: lockerNo || null,
    feeKey: feeKey ?? null,
    rental: rental ?? before.get(one.no) ?? false,
  }))
}

/** What the group has after the press: what it leaves out stays. */
function givenBy(input: ParsedInputOf<typeof call>, row: sql.Given): sql.Given {
  const one = (name: keyof sql.Given) => (input[name] === undefined ? row[name] : input[name] || null)
  return { cartNo: one('cartNo'), caddieNo: one('caddieNo'), note: one('note') }
}

/** For the log, which has no notes about people. */
const numbersOf = ({ cartNo, caddieNo }: sql.Given) => ({ cartNo, caddieNo })

const extrasLogged = ({ extras }: Price) => ({
  extras: (extras ?? []).map(({ key, no, amount }) => ({ key, no: no ?? null, amount })),
})

/** An officer who is here lifts the W5 of another tee time of the date, so who booked it is locked too. */
const membersOf = ({ players, booker, ofDate }: sql.ArrivalRow) => [
  ...[booker, ...players].flatMap(({ memberIdx }) => memberIdx ?? []),
  ...(ofDate?.bookers ?? []),
]

/** Of which members money is due with this press, and of which it is no longer. */
function owing({ bookingIdx, players, recorded, marks }: sql.ArrivalRow, input: ParsedInputOf<typeof call>) {
  const members = (is: (no: number) => boolean) =>
    players.flatMap(({ no, memberIdx }) => (memberIdx != null && is(no) ? [memberIdx] : []))
  const present = new Set(presentOf(input))
  const before = new Set(isIn(recorded) ? marks.flatMap((mark) => (mark.present ? [mark.no] : [])) : [])
  const isHere = (no: number) => isIn(input.state) && present.has(no)
  return {
    bookingIdx,
    here: members((no) => present.has(no)),
    arriving: members((no) => isHere(no) && !before.has(no)),
    away: members((no) => !isHere(no)),
    paid: input.paid ?? [],
  }
}

/** The one place for what a check-in leads to beside the booking itself and money that was due. */
async function followUp(tx: Transaction, row: sql.ArrivalRow, input: Wanted, rulebook: Rulebook) {
  const { ofDate } = row
  if (ofDate && input.state !== 'ARRIVED' && hasOfficer(presentOf(input), ofDate))
    for (const bookingIdx of ofDate.accused) await withdrawAtDesk(tx, bookingIdx, 'W5')
  return proposeAtDesk(tx, row, codesOf(row, input), rulebook)
}

/** What the same press would lead to. */
export async function foresee(ctx: Context, input: Wanted, rulebook: Rulebook) {
  const row = await sql.one(ctx.sql, ctx.lang, input.bookingIdx)
  if (!row) return NOT_FOUND
  const no = refused(row, input, ctx.clock.now(), rulebook)
  if (no) return no
  const [price, proposed] = await Promise.all([
    priceNow(ctx, row, input, rulebook),
    foreseeAtDesk(ctx, row, codesOf(row, input), rulebook),
  ])
  return { price, proposed }
}

const presentOf = ({ players }: Pick<Wanted, 'players'>) => players.filter(({ present }) => present).map(({ no }) => no)

/** Only once the group has checked in: until then others may still come. */
const codesOf = (row: sql.ArrivalRow, input: Wanted) =>
  input.state === 'ARRIVED'
    ? []
    : conductSeen(presentOf(input), {
        ...row,
        booked: row.players.length,
        hasMember: row.booker.memberIdx !== null,
      })

function refused(row: sql.ArrivalRow, input: Wanted, at: Temporal.Instant, { settings }: Rulebook) {
  const state = stateOf(row.state, row.recorded)
  if (!['CF', 'CI', 'PL', 'NS'].includes(row.state)) return WRONG_STATE({ state: row.state })
  // A delay leaves no place for it: it is cancelled as soon as the delay can no longer be undone.
  if (row.isDropped) return WRONG_STATE({ state: 'CC' })
  if (!mayBecome(state, input.state)) return WRONG_STATE({ state })
  const { opensAt } = timesOf(row.startsAt, settings.checkIn)
  if (Temporal.Instant.compare(at, opensAt) < 0) return NOT_OPEN({ opensAt })
  const numbers = input.players.map(({ no }) => no)
  const isTheirs = numbers.every((no) => row.players.some((player) => player.no === no))
  if (!isTheirs || new Set(numbers).size < numbers.length) return new Malformed('players')
  if (input.state !== 'ARRIVED' && presentOf(input).length === 0) return new Malformed('players')
  return undefined
}

/** What the group pays with this press: what was booked, for those present, and what they take at the desk once they check in. */
async function priceNow(ctx: Context, row: sql.ArrivalRow, input: Wanted, rulebook: Rulebook): Promise<Price> {
  const before = { extras: row.price.extras, marks: isIn(row.recorded) ? row.marks : [] }
  const feeOf = (key: ExtraFee) => extraFeeOf(row, key, rulebook)
  const extras = isIn(input.state) ? extrasOf(before, marksIn(input, row), feeOf, ctx.lang) : []
  return withExtras(await bookedPrice(ctx, row, input, rulebook), extras)
}

/**
 * An exclusive tee time costs what those present pay, at least its minimum, and never for more than it was booked for; before
 * the check-in what was booked. A coupon stays, whatever number comes. A round that was settled keeps its price.
 */
async function bookedPrice(ctx: Context, row: sql.ArrivalRow, input: Wanted, rulebook: Rulebook): Promise<Price> {
  const present =
    input.state === 'ARRIVED' ? row.players : row.players.filter(({ no }) => presentOf(input).includes(no))
  const ofDay = choiceOf(row, row.seats, { ...row, players: present }, rulebook.settings)
  const choice = { ...ofDay, absent: row.players.length - present.length }
  const isPaid = row.price.rows.some(({ key }) => key === 'GREEN' || key === GUEST_FEE)
  if (row.priceBefore || !isPaid || isForTheTeam(row.price)) return row.price
  const { players, guests } = keepingPayers(row, choice, row)
  if (payersIn(row.price) === players && guestsIn(row.price) === guests) return row.price
  const slot = (await slotByIdx(ctx.sql, row.slotIdx))!
  const coupon = row.couponIdx === null ? undefined : await couponRows.coupon(ctx.sql, row.couponIdx)
  // A coupon is not asked for again, so that nothing is refused.
  const price = (await priceOfChange(ctx, row, slot, choice, coupon, rulebook)) as Price
  return rememberingAbsent(row.price, price)
}
