import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import { enqueue } from '../../../job/enqueue.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import * as rows from './rows.ts'
import { freesAt, isSoon } from './rules.ts'

/** Looks at the freed tee times of a day: who stands by gets an offer, and what nobody wants is free for everyone. */
export const OFFER_STANDBY = 'offer-standby'

type Tx = Context & Partial<Pick<Transaction, 'sendUnread'>>

export const lookAt = (tx: Tx, date: string, at?: Temporal.Instant): Promise<void> =>
  enqueue(tx, OFFER_STANDBY, { date }, at)

type Left = rows.Keeper & {
  slotIdx: number
  date: string
  startsAt: Temporal.Instant
}

/**
 * Frees seats that a booking or a date of a group leaves, in the transaction of the cause: members who stand by come first, then everyone at a
 * random minute. Decision 110.
 * @param soon free for everyone as soon as nobody who stands by wants it, as after a cancellation by the club
 * @param stay seats that the booking keeps
 */
export async function freeSeats(
  tx: Tx,
  { slotIdx, date, startsAt, ...left }: Left,
  { soon = false, stay = [] }: { soon?: boolean; stay?: readonly number[] } = {},
): Promise<void> {
  const standby = await rows.settingsOf(tx.sql)
  const now = tx.clock.now()
  const at = freesAt(now, standby, tx.club.zone, tx.chance)
  const isNow = soon || isSoon(startsAt, now, standby)
  const of = 'bookingIdx' in left ? { bookingIdx: left.bookingIdx } : { teamDateIdx: left.teamDateIdx }
  await rows.freeSeats(tx.sql, { of, slotIdx, date, stay, freesAt: at, soon: isNow })
  await lookAt(tx, date)
}

/**
 * Members who stand by come first for tee times that can be booked again or are new. What none of them wants is free for everyone
 * as soon as the job has looked. Decision 120.
 * @returns how many tee times wait for them
 */
export async function wake(tx: Tx, slotIdx: readonly number[]): Promise<number> {
  const kept = await rows.keepFree(tx.sql, slotIdx)
  for (const date of new Set(kept.map((one) => one.date))) await lookAt(tx, date)
  return kept.length
}

/** Ends an open offer and looks at its tee time again. @returns undefined when it has ended already */
export async function endOffer(
  tx: Tx,
  { offerIdx, startsAt }: rows.OpenOffer,
  how: rows.How,
  settings?: PolicyValues['standby'],
): Promise<rows.EndedOffer | undefined> {
  const standby = settings ?? (await rows.settingsOf(tx.sql))
  const now = tx.clock.now()
  const ended = await rows.endOffer(tx.sql, offerIdx, how, {
    freesAt: freesAt(now, standby, tx.club.zone, tx.chance),
    soon: isSoon(startsAt, now, standby),
    silencesMost: standby.silencesMost,
  })
  if (!ended) return undefined
  await audit(tx, { noun: 'standby', recordIdx: ended.waitingIdx, after: { offerIdx, offer: how } })
  await lookAt(tx, ended.date)
  return ended
}

/** Ends the offers of a member who may no longer book. */
export async function endOffersOf(tx: Tx, memberIdx: number): Promise<void> {
  await endAll(tx, await rows.openOffers(tx.sql, memberIdx))
}

/** Ends the offers of a day, part or course that the club suspends; entries go on. */
export async function endOffersOn(tx: Tx, where: rows.Suspended): Promise<void> {
  await endAll(tx, await rows.openOffersOn(tx.sql, where))
}

async function endAll(tx: Tx, offers: readonly rows.OpenOffer[]): Promise<void> {
  if (offers.length === 0) return
  const standby = await rows.settingsOf(tx.sql)
  for (const offer of offers) await endOffer(tx, offer, 'ENDED', standby)
}

/** Ends the offers of tee times that a delay took out of their day; entries go on. */
export async function endOffersAt(tx: Tx, slotIdx: readonly number[]): Promise<void> {
  for (const offer of await rows.openOffersAt(tx.sql, slotIdx)) await endOffer(tx, offer, 'ENDED')
}

/** The booking of an offer ends it, in the booking's transaction. */
export async function acceptOffer(tx: Tx, offerIdx: number, bookingIdx: number): Promise<void> {
  const recordIdx = await rows.acceptOffer(tx.sql, offerIdx, bookingIdx)
  await audit(tx, { noun: 'standby', recordIdx, after: { offerIdx, state: 'A', bookingIdx } })
}
