import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { lookup } from '../../../platform/lookup.ts'

interface LoggedPlayer extends Pick<Player, 'no' | 'kind' | 'memberIdx'> {
  answer?: string | null
}

/** A booking as an entry of the audit log has it: what changed, or all of it. */
export type Logged = Partial<{
  state: string
  /** What the front desk recorded, and of an interrupted round the holes that were played. */
  checkIn: string
  present: number[]
  /** What players pay for at the desk. */
  extras: { amount: number }[]
  holesPlayed: number | null
  /** What the front desk recorded as paid; null where that was undone. */
  paid: number | null
  slotIdx: number
  date: string
  time: string
  courseIdx: number
  booker: { memberIdx: number | null }
  players: LoggedPlayer[]
  cart: boolean
  caddie: boolean
  couponIdx: number | null
  holes: string
  offeredTo: number | null
}> | null

interface Place {
  date?: string
  time?: string
  courseIdx?: number
  holes?: string
}

/** A part of a change; its text is `booking.HISTORY_<code>`. */
export interface Deed {
  code: Code
  memberIdx?: number
  from?: Place
  to?: Place
}

type Code =
  | 'BOOKED'
  | 'CANCELLED'
  | 'CANCELLED_LATE'
  | 'CANCELLED_BY_CLUB'
  | 'NO_SHOW'
  | 'NO_SHOW_UNDONE'
  | 'PLAYED'
  | 'ARRIVED'
  | 'CHECKED_IN'
  | 'TEED_OFF'
  | 'CHECK_IN_UNDONE'
  | 'EXTRAS_ADDED'
  | 'EXTRAS_REMOVED'
  | 'SETTLED'
  | 'PAID'
  | 'PAID_UNDONE'
  | 'MOVED'
  | 'DELAYED'
  | 'HANDED_OVER'
  | 'OFFERED'
  | 'OFFER_ENDED'
  | 'ADDED'
  | 'REMOVED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'GUEST_ADDED'
  | 'GUEST_REMOVED'
  | 'FEWER'
  | 'MORE'
  | 'CART_ON'
  | 'CART_OFF'
  | 'CADDIE_ON'
  | 'CADDIE_OFF'
  | 'COUPON_ON'
  | 'COUPON_OFF'
  | 'COUPON_OTHER'
  | 'HOLES'
  | 'CHANGED'

const ENDED = { CX: 'CANCELLED', CL: 'CANCELLED_LATE', CC: 'CANCELLED_BY_CLUB', NS: 'NO_SHOW', PL: 'PLAYED' } as const

/** What a row of the audit log tells of a booking. A guest is in the log without a name. */
export function deedsOf(before: Logged, after: Logged, isFirst: boolean): Deed[] {
  if (isFirst) return [{ code: 'BOOKED' }]
  if (before?.state === 'NS' && ['CF', 'PL'].includes(after?.state ?? '')) return [{ code: 'NO_SHOW_UNDONE' }]
  const ended = lookup(ENDED, after?.state ?? '')
  if (ended && before?.state !== after?.state) return [{ code: ended }]
  if (!before || !after) return [{ code: 'CHANGED' }]
  if (after.checkIn !== undefined) return checkInDeeds(before, after)
  if (after.holesPlayed !== undefined) return [{ code: 'SETTLED' }]
  if (after.paid !== undefined) return [{ code: after.paid === null ? 'PAID_UNDONE' : 'PAID' }]
  const deeds = [...placeDeeds(before, after), ...playerDeeds(before.players, after.players), ...extras(before, after)]
  return deeds.length > 0 ? deeds : [{ code: 'CHANGED' }]
}

const CHECK_INS = { ARRIVED: 'ARRIVED', CHECKED_IN: 'CHECKED_IN', TEED_OFF: 'TEED_OFF' } as const
const STEPS: readonly string[] = ['EXPECTED', ...Object.keys(CHECK_INS)]

/** A step back was pressed by mistake before. */
function checkInDeed(before = 'EXPECTED', after: string): Code {
  const isBack = STEPS.indexOf(after) < STEPS.indexOf(before)
  return (isBack ? undefined : lookup(CHECK_INS, after)) ?? 'CHECK_IN_UNDONE'
}

/** A check-in that is undone takes the extras along. */
function checkInDeeds(before: NonNullable<Logged>, after: NonNullable<Logged>): Deed[] {
  const code = checkInDeed(before.checkIn, after.checkIn!)
  if (code === 'CHECK_IN_UNDONE' || after.checkIn === 'ARRIVED') return [{ code }]
  const amount = ({ extras = [] }: NonNullable<Logged>) => extras.reduce((sum, one) => sum + one.amount, 0)
  return [{ code }, ...step(amount(before), amount(after), 'EXTRAS_ADDED', 'EXTRAS_REMOVED')]
}

function placeDeeds(before: NonNullable<Logged>, after: NonNullable<Logged>): Deed[] {
  const heir = after.booker?.memberIdx ?? undefined
  return [
    ...(after.slotIdx !== before.slotIdx
      ? [{ code: 'MOVED', from: placeOf(before), to: placeOf(after) } as const]
      : before.time && after.time && after.time !== before.time
        ? [{ code: 'DELAYED', from: placeOf(before), to: placeOf(after) } as const]
        : []),
    ...(heir !== undefined && heir !== before.booker?.memberIdx
      ? [{ code: 'HANDED_OVER', memberIdx: heir } as const]
      : []),
    ...offerDeeds(before.offeredTo, after.offeredTo),
  ]
}

/** Undefined, where the log does not tell, is no change. */
function offerDeeds(before: number | null | undefined, after: number | null | undefined): Deed[] {
  if (before === undefined || after === undefined || before === after) return []
  return after === null ? [{ code: 'OFFER_ENDED', memberIdx: before! }] : [{ code: 'OFFERED', memberIdx: after }]
}

const placeOf = ({ date, time, courseIdx }: NonNullable<Logged>): Place => ({ date, time, courseIdx })

type Players = NonNullable<Logged>['players']

function playerDeeds(before: Players, after: Players): Deed[] {
  if (!before || !after) return []
  const members = (list: NonNullable<Players>) => new Set(list.flatMap(({ memberIdx }) => memberIdx ?? []))
  const guests = (list: NonNullable<Players>) => list.filter(({ kind }) => kind === 'GUEST').length
  const [were, are] = [members(before), members(after)]
  return [
    ...[...are].filter((one) => !were.has(one)).map((memberIdx) => ({ code: 'ADDED', memberIdx }) as const),
    ...[...were]
      .filter((one) => !are.has(one))
      .map(
        (memberIdx) => ({ code: hasDeclined(memberIdx, before, after) ? 'DECLINED' : 'REMOVED', memberIdx }) as const,
      ),
    ...before.flatMap(({ memberIdx, answer }) =>
      memberIdx && answer !== 'ACCEPTED' && answerOf(memberIdx, after) === 'ACCEPTED'
        ? [{ code: 'ACCEPTED', memberIdx } as const]
        : [],
    ),
    ...step(guests(before), guests(after), 'GUEST_ADDED', 'GUEST_REMOVED'),
    ...step(before.length, after.length, 'MORE', 'FEWER'),
  ]
}

const answerOf = (memberIdx: number, players: LoggedPlayer[]) =>
  players.find((one) => one.memberIdx === memberIdx)?.answer

/** The place of a member who declines keeps the answer, and is to be named again. */
function hasDeclined(memberIdx: number, before: LoggedPlayer[], after: LoggedPlayer[]): boolean {
  const place = before.find((one) => one.memberIdx === memberIdx)
  return after.some(({ no, kind, answer }) => no === place?.no && kind === 'TBD' && answer === 'DECLINED')
}

function extras(before: NonNullable<Logged>, after: NonNullable<Logged>): Deed[] {
  return [
    ...step(Number(before.cart), Number(after.cart), 'CART_ON', 'CART_OFF'),
    ...step(Number(before.caddie), Number(after.caddie), 'CADDIE_ON', 'CADDIE_OFF'),
    ...couponDeeds(before.couponIdx, after.couponIdx),
    ...holesDeeds(before.holes, after.holes),
  ]
}

/** Undefined, where the log does not tell, is no change. */
const holesDeeds = (before?: string, after?: string): Deed[] =>
  before === undefined || after === undefined || before === after
    ? []
    : [{ code: 'HOLES', from: { holes: before }, to: { holes: after } }]

/** Undefined, where the log does not tell, is no change. */
function couponDeeds(before: number | null | undefined, after: number | null | undefined): Deed[] {
  if (before === undefined || after === undefined || before === after) return []
  return [{ code: before === null ? 'COUPON_ON' : after === null ? 'COUPON_OFF' : 'COUPON_OTHER' }]
}

/** NaN, where the log does not tell, is neither more nor less. */
const step = (before: number, after: number, more: Code, less: Code): Deed[] =>
  after > before ? [{ code: more }] : after < before ? [{ code: less }] : []
