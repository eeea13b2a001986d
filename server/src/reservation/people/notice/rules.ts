import type { MailKind } from '@clubhouse/contract/mail'
import type { DelayReason } from '@clubhouse/contract/reservation/sheet/delay'
import type { CouponFate } from '../../../mail/kinds.ts'
import type { Translated } from '../../../platform/said-in.ts'
import type { BookingChange, BookingTask } from '../../booking/booked/notify.ts'

export type NoticeKind = Extract<
  MailKind,
  `BOOKING_${string}` | 'NAMES_MISSING' | 'PLAYING_TOMORROW' | 'PENALTY' | 'DRAW_WON'
>

export interface Notice {
  memberIdx: number
  kind: NoticeKind
  /** What it is about; one notice of a kind about one thing is sent to a member once. */
  about: string
  /** Of the kinds that have variants, see mail/kinds.ts. */
  variant?:
    | 'MOVED'
    | 'DETAILS'
    | 'YOU'
    | 'BOOKER'
    | 'CLUB'
    | 'SUSPENDED'
    | 'REMOVED'
    | 'ACCEPTED'
    | 'DECLINED'
    | CouponFate
    | DelayReason
    | 'UNDONE'
  /** Of a move: the tee time that the member was told of before. */
  fromSlotIdx?: number
  /** Of other changes: the version of the booking in the member’s last message about it. */
  sinceVersion?: number
  /** Of BOOKING_DELAYED. */
  delayed?: Delayed
  /** Of BOOKING_CANCELLED: the officer who did it for the group of another booker. */
  officer?: number
  /** Of BOOKING_CANCELLED to the booker: the last day of the suspension that cancelled it. Companions do not read of it. */
  suspendedUntil?: string
  /** Of BOOKING_CANCELLED, BOOKING_DELAYED and BOOKING_WAIVED: the other bookings of the member that the same event is about. */
  also?: readonly number[]
}

export interface Delayed {
  /** The time that the member knows. */
  from: string
  /** What the club said about it. */
  said?: { message: string | null; translated: Translated }
  /** Other tee times of the member that moved with it. */
  also: readonly { bookingIdx: number; from: string }[]
}

export interface NoticeFacts {
  /** Of code group 509. */
  state: string
  version: number
  slotIdx: number
  /** None where a guest booked. */
  booker: number | null
  /** The companion to whom it is offered. */
  offeredTo: number | null
  /** The booker won it in a draw. */
  isWon: boolean
  /** Members who play, the booker included. */
  players: readonly number[]
  /** The last that each member was told: whether they play, in which version, and when, unless that is unknown. */
  told: ReadonlyMap<number, { plays: boolean; version: number; slotIdx: number | null }>
}

const CANCELLED = ['CX', 'CL', 'CC']

/**
 * Who has to be told what, from the booking as it is and what each was told before. Two changes that follow one another
 * at once make one notice, and a repeated task makes none.
 */
export function noticesOf(
  facts: NoticeFacts,
  { change, by, giver, suspendedUntil }: Pick<BookingTask, 'change' | 'by' | 'giver' | 'suspendedUntil'>,
): Notice[] {
  const about = `v${facts.version}`
  const knowing = [...facts.told].filter(([, { plays }]) => plays).map(([memberIdx]) => memberIdx)
  if (CANCELLED.includes(facts.state))
    return cancelled(facts, knowing, about, {
      officer: change === 'CANCELLED' && by !== facts.booker ? by : undefined,
      suspendedUntil,
    })
  if (facts.state !== 'CF') return []
  return [
    ...facts.players
      .filter((memberIdx) => memberIdx !== giver)
      .flatMap((memberIdx) => playing(facts, memberIdx, change, about)),
    ...knowing
      .filter((memberIdx) => !facts.players.includes(memberIdx))
      .map((memberIdx): Notice => {
        const variant = change === 'DECLINED' && memberIdx === by ? 'DECLINED' : 'REMOVED'
        return { memberIdx, kind: 'BOOKING_UNNAMED', about, variant }
      }),
    ...(change === 'DECLINED' && facts.booker !== null
      ? [{ memberIdx: facts.booker, kind: 'BOOKING_DECLINED', about } as const]
      : []),
    ...offered(facts, change, giver, about),
  ]
}

/** The question to the companion, and the answer to the one who asked. */
function offered({ offeredTo, booker }: NoticeFacts, change: BookingChange, giver: number | undefined, about: string) {
  const notice = (memberIdx: number | null | undefined, rest: Omit<Notice, 'memberIdx' | 'about'>): Notice[] =>
    memberIdx == null ? [] : [{ memberIdx, about, ...rest }]
  if (change === 'OFFERED') return notice(offeredTo, { kind: 'BOOKING_OFFERED' })
  if (change === 'OFFER_DECLINED') return notice(booker, { kind: 'BOOKING_OFFER_ANSWERED', variant: 'DECLINED' })
  return notice(giver, { kind: 'BOOKING_OFFER_ANSWERED', variant: 'ACCEPTED' })
}

/** The booker is told in any case, a companion only if they ever heard of the booking. */
function cancelled(
  { state, booker, told }: NoticeFacts,
  knowing: readonly number[],
  about: string,
  { officer, suspendedUntil }: Pick<Notice, 'officer' | 'suspendedUntil'>,
): Notice[] {
  const all =
    booker === null || told.get(booker)?.plays === false
      ? knowing
      : [booker, ...knowing.filter((one) => one !== booker)]
  return all.map((memberIdx) => ({
    memberIdx,
    kind: 'BOOKING_CANCELLED',
    about,
    ...(suspendedUntil !== undefined && memberIdx === booker
      ? { variant: 'SUSPENDED', suspendedUntil }
      : { variant: state === 'CC' ? 'CLUB' : memberIdx === (officer ?? booker) ? 'YOU' : 'BOOKER' }),
    ...(officer !== undefined && { officer }),
  }))
}

function playing(facts: NoticeFacts, memberIdx: number, change: BookingChange, about: string): Notice[] {
  const { booker, isWon, version, slotIdx, told } = facts
  const last = told.get(memberIdx)
  // A win and its booking are one event.
  const first = isWon && !last ? 'DRAW_WON' : 'BOOKING_BOOKED'
  if (!last?.plays) return [{ memberIdx, kind: memberIdx === booker ? first : 'BOOKING_NAMED', about }]
  if (!['CHANGED', 'HANDED_OVER'].includes(change) || last.version >= version) return []
  const changed = { memberIdx, kind: 'BOOKING_CHANGED', about } as const
  const isMoved = last.slotIdx !== null && last.slotIdx !== slotIdx
  return [
    isMoved
      ? { ...changed, variant: 'MOVED', fromSlotIdx: last.slotIdx! }
      : { ...changed, variant: 'DETAILS', sinceVersion: last.version },
  ]
}

/** Kinds of notice that say whether a member plays. */
export const PLAYS: Partial<Record<NoticeKind, boolean>> = {
  BOOKING_BOOKED: true,
  DRAW_WON: true,
  BOOKING_NAMED: true,
  BOOKING_CHANGED: true,
  BOOKING_DELAYED: true,
  BOOKING_CANCELLED: false,
  BOOKING_UNNAMED: false,
}

/** Hours of the day, in the club's zone, in which members are reminded. */
const FIRST_HOUR = 8
const LAST_HOUR = 20

export function isTimeToRemind(now: Temporal.Instant, zone: string): boolean {
  const { hour } = now.toZonedDateTimeISO(zone)
  return hour >= FIRST_HOUR && hour <= LAST_HOUR
}
