import { audit } from '../../../platform/audit.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { readInstant } from '../../../platform/read-time.ts'
import type { Transaction } from '../../../platform/write.ts'
import { cancelBooking } from '../../booking/cancel/rows.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { tellOfEvent } from '../notice/letters.ts'
import type { Officer } from '../notice/officers.ts'
import * as rows from '../rows.ts'
import type { DateRow, DateSlot } from './rows.ts'
import * as sql from './rows.ts'

/** Of code group Z82. */
const REASON = 'other'

/** CX: given up in time; CL: too late; CC: by the club, without a consequence for the group. */
interface How {
  state: 'CX' | 'CL' | 'CC'
  code?: string
  reason?: string
}

/** Whether a tee time of a date can still be given up. */
export const isAhead = ({ startsAt, bookingState }: DateSlot, now: Temporal.Instant) =>
  (bookingState === null || bookingState === 'CF') && Temporal.Instant.compare(readInstant(startsAt), now) > 0

/**
 * Gives up tee times of a date: members who stand by come first, then everyone. @returns the bookings that this cancels, whose
 * people the caller tells
 */
export async function dropSlots(
  tx: Transaction,
  { dateIdx, date }: Pick<DateRow, 'dateIdx' | 'date'>,
  slots: readonly DateSlot[],
  { state, code, reason }: How,
): Promise<number[]> {
  const cancelled: number[] = []
  if (state !== 'CC')
    await sql.noteLeft(
      tx.sql,
      dateIdx,
      slots.map(({ slotIdx }) => slotIdx),
    )
  for (const { slotIdx, bookingIdx, startsAt } of slots) {
    const left = { slotIdx, date, startsAt: readInstant(startsAt) }
    const soon = state === 'CC'
    if (bookingIdx === null) {
      await freeSeats(tx, { ...left, teamDateIdx: dateIdx }, { soon })
      continue
    }
    // The players read why the club cancelled, as the officers do.
    const text = state === 'CC' ? (reason ?? null) : null
    const cancellation = { at: tx.clock.now(), state, code: code ?? null, reason: REASON, text }
    await cancelBooking(tx.sql, bookingIdx, cancellation)
    await freeSeats(tx, { ...left, bookingIdx }, { soon })
    await audit(tx, {
      ...{ noun: 'booking', recordIdx: bookingIdx, reason },
      before: { state: 'CF' },
      after: { state, code, reason: REASON },
    })
    cancelled.push(bookingIdx)
  }
  return cancelled
}

interface End {
  state: 'ENDED' | 'TERMINATED'
  code?: 'SKIPS' | 'NO_SHOWS' | 'SEASON'
  reason?: string
  translated?: Record<string, Record<string, string>>
  /** Bookings that the same event cancelled before. */
  cancelled?: readonly number[]
}

/** States in which a date is still to be played. */
export const OPEN_DATES: readonly string[] = ['SCHEDULED', 'CONFIRMED', 'REDUCED']

/**
 * Ends a contract: its dates to come are off, and their tee times go to who stands by, then to everyone. The caller has locked
 * it. @returns how many tee times were released
 */
export async function endContract(
  tx: Transaction,
  contract: rows.ContractRow,
  end: End,
  channels: Channels,
): Promise<number> {
  const { contractIdx, formIdx, teamName, year } = contract
  const now = tx.clock.now()
  const today = dateIn(now, tx.club.zone)
  const cancelled = [...(end.cancelled ?? [])]
  let released = 0
  for (const date of await sql.dates(tx.sql, [contractIdx], tx.lang)) {
    if (!OPEN_DATES.includes(date.state) || date.date < today) continue
    const ahead = date.slots.filter((slot) => isAhead(slot, now))
    const isUnderWay = date.slots.length > ahead.length
    // A date under way is played by those who are named.
    const dropped = isUnderWay ? ahead.filter(({ bookingIdx }) => bookingIdx === null) : ahead
    cancelled.push(...(await dropSlots(tx, date, dropped, { state: 'CC', reason: end.reason })))
    released += dropped.length
    if (isUnderWay) continue
    await sql.setDate(tx.sql, date.dateIdx, { state: 'CLUB_CANCELLED' })
    await audit(tx, {
      ...{ noun: 'team-date', recordIdx: date.dateIdx },
      before: { state: date.state },
      after: { state: 'CLUB_CANCELLED' },
    })
  }
  await sql.endContract(tx.sql, contractIdx, end)
  await rows.setActive(tx.sql, formIdx, false)
  await audit(tx, {
    ...{ noun: 'team-contract', recordIdx: contractIdx, reason: end.reason },
    before: { state: contract.state },
    after: { state: end.state, code: end.code, released },
  })
  const reasonIn = (lang: string) => end.translated?.[lang]?.reason ?? end.reason ?? ''
  const values =
    (how: 'SKIPS' | 'NO_SHOWS' | 'CLUB') =>
    ({ name, lang }: Officer) => ({
      ...{ name, how, team: teamName, year: String(year), reason: reasonIn(lang) },
    })
  const letter =
    end.code === 'SEASON' ? undefined : ({ formIdx, kind: 'TEAM_ENDED', values: values(end.code ?? 'CLUB') } as const)
  await tellOfEvent(tx, cancelled, letter, channels)
  return released
}
