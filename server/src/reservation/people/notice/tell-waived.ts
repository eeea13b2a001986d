import type { Context } from '../../../platform/context.ts'
import type { Notice } from './rules.ts'
import * as sql from './sql.ts'
import { type Channels, writeNoted } from './write-notices.ts'

/**
 * Tells who booked tee times that they are free to cancel in bad weather, by one message of the first, which names the others.
 * A tee time that a waiver of its part was about is left out of the message of its day.
 */
export async function tellWaived(tx: Context, bookings: readonly number[], channels: Channels): Promise<void> {
  const told: { bookingIdx: number; notice: Notice }[] = []
  for (const bookingIdx of bookings) {
    const facts = await sql.lockFacts(tx.sql, bookingIdx)
    if (facts?.state !== 'CF' || facts.booker === null) continue
    const { booker: memberIdx, version } = facts
    const noted = await sql.note(tx.sql, bookingIdx, version, [
      { memberIdx, kind: 'BOOKING_WAIVED', about: `v${version}` },
    ])
    told.push(...noted.map((notice) => ({ bookingIdx, notice })))
  }
  for (const [first, ...others] of Map.groupBy(told, ({ notice }) => notice.memberIdx).values()) {
    const also = others.map(({ bookingIdx }) => bookingIdx)
    await writeNoted(tx, first!.bookingIdx, { ...first!.notice, also }, channels)
  }
}
