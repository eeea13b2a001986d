import type { Context } from '../../../platform/context.ts'
import { type Notice, noticesOf } from './rules.ts'
import * as sql from './sql.ts'
import { type Channels, calendarsOf, writeNotices } from './write-notices.ts'

interface Gone {
  bookingIdx: number
  version: number
  notice: Notice
}

interface Carried {
  /** The first of their bookings. */
  bookingIdx: number | undefined
  calendar: string
}

/**
 * Tells the people of bookings that one event cancelled, each by one message of the first of their tee times, which names the
 * others and clears the calendar of all. In the transaction of the event.
 * @param elsewhere members who get another message of the same event @returns what that message carries, by member
 */
export async function tellCancelled(
  tx: Context,
  bookings: readonly number[],
  elsewhere: readonly sql.Recipient[],
  channels: Channels,
  why: Pick<Notice, 'suspendedUntil'> = {},
): Promise<Map<number, Carried>> {
  const by = tx.who?.memberIdx ?? undefined
  const gone = await goneFor(tx, bookings, { by, ...why })
  const carried = new Map<number, Carried>()
  for (const reader of elsewhere) {
    const own = gone.get(reader.memberIdx)
    if (!own) continue
    gone.delete(reader.memberIdx)
    await noteAll(tx, own)
    const theirs = own.map(({ bookingIdx }) => bookingIdx)
    carried.set(reader.memberIdx, { bookingIdx: theirs[0], calendar: await calendarsOf(tx, theirs, reader) })
  }
  for (const [{ bookingIdx, version, notice }, ...others] of [...gone.values()] as [Gone, ...Gone[]][]) {
    await noteAll(tx, others)
    const all = { ...notice, also: others.map((one) => one.bookingIdx) }
    await writeNotices(tx, bookingIdx, { version, notices: [all], changedBy: by }, channels)
  }
  return carried
}

/** The notices that each of their people would get, one for each booking. */
async function goneFor(
  tx: Context,
  bookings: readonly number[],
  why: { by?: number } & Pick<Notice, 'suspendedUntil'>,
): Promise<Map<number, Gone[]>> {
  const all: Gone[] = []
  for (const bookingIdx of bookings) {
    const facts = (await sql.lockFacts(tx.sql, bookingIdx))!
    const notices = noticesOf(facts, { change: 'CANCELLED', ...why })
    all.push(...notices.map((notice) => ({ bookingIdx, version: facts.version, notice })))
  }
  return Map.groupBy(all, ({ notice }) => notice.memberIdx)
}

async function noteAll(tx: Context, gone: readonly Gone[]): Promise<void> {
  for (const { bookingIdx, version, notice } of gone) await sql.note(tx.sql, bookingIdx, version, [notice])
}
