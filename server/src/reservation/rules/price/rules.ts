import type { Rounding } from '@clubhouse/contract/policy'
import type { Price } from '@clubhouse/contract/reservation/price'
import { GUEST_FEE, NINE_MORE_FEE, THREE_FEE } from '@clubhouse/contract/reservation/rules/fee'
import { type InLanguages, saidIn } from '../../../platform/said-in.ts'
import type { Fee } from '../../rulebook.ts'
import { type CouponTerms, couponOff } from './coupon-rules.ts'
import { type Discount, discountOf, discountsOf, type Sale } from './discount-rules.ts'
import { feeFor, type Priced } from './fee-rules.ts'

/** The part of the rulebook that makes prices; without discounts the price is that of the fees. */
export interface Tariff {
  fees: readonly Fee[]
  discounts?: readonly Discount[]
  rounding: Rounding
}

/** A coupon that takes something off a price. */
export interface PricedCoupon extends CouponTerms {
  couponIdx: number
  labels: InLanguages
}

export interface PriceChoice {
  /** Who pay a green fee, at least the minimum of the tee time. */
  players: number
  /** Of them those that are named as guests. */
  guests?: number
  cart: boolean
  caddie: boolean
  /** Three players are fewer than the tee time has places, and pay for three. */
  threePayMore?: boolean
  /** A round of 27 holes. */
  hasNineMore?: boolean
}

export interface BookingChoice extends PriceChoice {
  /** Places of the booking, named or not. */
  places: number
  /** At the check-in: how many more places were booked, whose players are not here. */
  absent?: number
}

/** Source: docs/rules.md, Prices. */
export function priceOf(
  { fees, discounts = [], rounding }: Tariff,
  of: Priced | Sale,
  choice: PriceChoice,
  { currency, lang }: { currency: string; lang: string },
): Price {
  const guestFee = guestFeeFor(fees, of)
  const guests = guestFee ? (choice.guests ?? 0) : 0
  const rowsOf = (key: string, each = choice.players) => rowsFor(fees, key, of, { each, lang })
  const rows = [
    ...rowsOf('GREEN', choice.players - guests),
    ...(guests > 0 ? rowsOf('GUEST', guests) : []),
    ...(choice.threePayMore && choice.players === 3 ? rowsOf(THREE_FEE) : []),
    ...(choice.hasNineMore ? rowsOf(NINE_MORE_FEE) : []),
    ...(choice.cart ? rowsOf('CART') : []),
    ...(choice.caddie ? rowsOf('CADDIE') : []),
  ]
  const guest = guestFee && { guestUnit: guestFee.amount }
  const full = { currency, total: 0, rows, discount: null, coupon: null, ...guest }
  const green = rows.find(({ key }) => key === 'GREEN')
  const discount = green && 'startsAt' in of ? discountOf(discounts, of, green, { lang, rounding }) : undefined
  return summed({ ...full, discount: discount ?? null })
}

/** At most one row: none where the club has no such fee. @param each who pay a fee that each player pays */
function rowsFor(
  fees: readonly Fee[],
  key: string,
  of: Priced,
  { each, lang }: { each: number; lang: string },
): Price['rows'] {
  const fee = feeFor(fees, key, of)
  if (!fee) return []
  const qty = fee.unit === 'PERSON' ? each : 1
  return [{ key, name: saidIn(fee.labels, lang) ?? key, qty, unit: fee.amount, amount: fee.amount * qty }]
}

/** A price for a form, which shows what a third player would add before it asks again; no booking keeps it. */
export function withThreeRow(
  price: Price,
  { fees }: Pick<Tariff, 'fees'>,
  of: Priced,
  { threePayMore }: Pick<PriceChoice, 'threePayMore'>,
  lang: string,
): Price {
  const [threeRow] = threePayMore ? rowsFor(fees, THREE_FEE, of, { each: 3, lang }) : []
  return threeRow ? { ...price, threeRow } : price
}

/** What each guest pays in place of the green fee, where the club has a fee for guests and players pay one by one. */
function guestFeeFor(fees: readonly Fee[], of: Priced): Fee | undefined {
  return feeFor(fees, 'GREEN', of)?.unit === 'PERSON' ? feeFor(fees, 'GUEST', of) : undefined
}

/** The same fees with a coupon in place of discounts. @param players who pay a green fee */
export function withCoupon(
  price: Price,
  coupon: PricedCoupon,
  { players, rounding, lang }: { players: number; rounding: Rounding; lang: string },
): Price {
  const { couponIdx, labels } = coupon
  const amount = couponOff(coupon, price.rows, { players, rounding })
  return summed({ ...price, discount: null, coupon: { couponIdx, name: saidIn(labels, lang) ?? '', amount } })
}

/** The same fees without a coupon. */
export const withDiscount = (price: Price, discount: Price['discount']): Price =>
  summed({ ...price, discount, coupon: null })

/** The discounts in a price one by one; their amounts add up to that of the price. */
export function discountsIn({ rows }: Price, { discounts = [], rounding }: Tariff, sale: Sale, lang: string) {
  const green = rows.find(({ key }) => key === 'GREEN')
  return green ? discountsOf(discounts, sale, green, { lang, rounding }) : []
}

/** A price with the total of its rows and extras. */
export const summed = (price: Price): Price => ({
  ...price,
  total:
    [...price.rows, ...(price.extras ?? [])].reduce((sum, row) => sum + row.amount, 0) -
    (price.discount?.amount ?? 0) -
    (price.coupon?.amount ?? 0),
})

/** A price of before with its names in a language; a fee or a discount that no longer exists keeps its name. */
export function priceIn(lang: string, price: Price, { fees, discounts = [] }: Omit<Tariff, 'rounding'>): Price {
  const labels = new Map([...fees, ...discounts].map(({ key, labels: said }) => [key, said]))
  const nameOf = (key: string) => saidIn(labels.get(key) ?? null, lang)
  const said = <R extends Price['rows'][number]>(row: R) => ({ ...row, name: nameOf(row.key) ?? row.name })
  const { discount, extras } = price
  const named = { ...price, rows: price.rows.map(said), ...(extras && { extras: extras.map(said) }) }
  if (!discount) return named
  const names = [discount.key, ...(discount.also ?? [])].map(nameOf)
  const name = names.every((one) => one !== undefined) ? names.join(' + ') : discount.name
  return { ...named, discount: { ...discount, name } }
}

/** A price where what was booked before keeps the fee and the discount of then. Source: docs/rules.md, Bookings. */
export function keepingFees(before: Price, now: Price): Price {
  const booked = [before.threeRow, before.guestRow, ...before.rows].filter((row) => row != null)
  const units = new Map(booked.map(({ key, unit }) => [key, unit]))
  const rows = now.rows.map((row) => {
    const unit = units.get(row.key) ?? row.unit
    return { ...row, unit, amount: unit * row.qty }
  })
  return summed({ ...now, rows, discount: keptDiscount(before, rows) })
}

/**
 * What a booking that stays at its tee time is priced for: no surcharge that it was booked without, and at the check-in no fee.
 * Guests who were booked before the club had a fee for them pay none. At an exclusive tee time a booking that keeps its places
 * has as many pay as before, also where the club has changed by now who pays for all of them. A player who is absent changes no
 * place: then at most those pay who paid before, or all booked where an earlier press had fewer here.
 */
export function keepingPayers(
  { players, price }: { players: readonly { kind?: string }[]; price: Price },
  choice: BookingChoice,
  { mode }: { mode: 'EXCLUSIVE' | 'SHARED' },
): BookingChoice {
  const has = (wanted: string) => price.rows.some(({ key }) => key === wanted)
  const { places, absent } = choice
  const booked = players.slice(1).filter(({ kind }) => kind === 'GUEST').length
  const areOfBefore = booked > 0 && !has(GUEST_FEE) && price.guestRow == null
  const guests = areOfBefore ? 0 : (choice.guests ?? 0)
  const kept = {
    ...{ ...choice, guests, hasNineMore: choice.hasNineMore && has(NINE_MORE_FEE) },
    ...(absent !== undefined && { cart: choice.cart && has('CART'), caddie: choice.caddie && has('CADDIE') }),
  }
  if (players.length !== places + (absent ?? 0)) return kept
  // The places that absent players pay for are those of members first.
  const paid = payersIn(price)
  const withGuests = (paying: BookingChoice): BookingChoice =>
    absent === undefined || areOfBefore
      ? paying
      : { ...paying, guests: Math.min(booked, Math.max(guests, paying.players - (players.length - booked))) }
  if (mode !== 'EXCLUSIVE') return withGuests(kept)
  const same = { ...kept, threePayMore: has(THREE_FEE) || price.threeRow != null }
  // More than there are players: for all places of the tee time.
  if (paid > players.length || (!absent && paid >= places)) return withGuests({ ...same, players: paid })
  const most = absent === undefined ? choice.players : Math.max(paid, players.length)
  return withGuests({ ...same, players: Math.min(choice.players, most) })
}

/** Nothing in the price depends on how many are here. */
export const isForTheTeam = ({ rows, threeRow }: Price): boolean =>
  threeRow == null && rows.every(({ key, qty }) => qty === 1 && key !== THREE_FEE)

/** How many paid. Where the team pays the green fee once, another fee that each player pays tells it. */
export function payersIn({ rows }: Price): number {
  const green = rows.reduce((sum, { key, qty }) => (key === 'GREEN' || key === GUEST_FEE ? sum + qty : sum), 0)
  return Math.max(green, ...rows.map(({ key, qty }) => (key === THREE_FEE ? 3 : qty)))
}

/** A fee that goes while fewer are here is remembered beside the price, for when the third or a guest comes. */
export function rememberingAbsent(before: Price, now: Price): Price {
  const gone = (key: string, kept: Price['threeRow']) =>
    now.rows.some((row) => row.key === key) ? undefined : (before.rows.find((row) => row.key === key) ?? kept)
  const [threeRow, guestRow] = [gone(THREE_FEE, before.threeRow), gone(GUEST_FEE, before.guestRow)]
  return { ...now, ...(threeRow && { threeRow }), ...(guestRow && { guestRow }) }
}

/** How many pay the fee of guests. */
export const guestsIn = ({ rows }: Price): number => rows.find(({ key }) => key === GUEST_FEE)?.qty ?? 0

/** What each player pays less is for as many as play now. */
function keptDiscount({ discount, rows }: Price, now: Price['rows']): Price['discount'] {
  if (!discount) return null
  const [then, green] = [rows, now].map((all) => all.find(({ key }) => key === 'GREEN'))
  const more = (green?.qty ?? 0) - (then?.qty ?? 0)
  const amount = Math.min(green?.amount ?? 0, discount.amount + (discount.each ?? 0) * more)
  return { ...discount, amount: Math.max(0, amount) }
}
