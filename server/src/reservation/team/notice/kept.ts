import type { ValuesOf } from '../../../mail/kinds.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import type { Settings } from '../../rulebook.ts'
import { pairingDueAt } from '../plan/deadline-rules.ts'
import * as sql from './kept-sql.ts'
import { type Notifies, tellOfEvent } from './letters.ts'
import { type Officer, officersOf } from './officers.ts'

export { keptAt, keptOn, officersIn } from './kept-sql.ts'

/** What the club says to a reader of a language, empty where it says nothing. */
type Said = (lang: string) => string

type How = ValuesOf<'TEAM_DATE'>['how']

/** Tee times with the names of their courses, as a letter in a language of the club names them. */
export async function timesIn(tx: Context, slotIdx: readonly number[]): Promise<Said> {
  const times = new Map<string, string>()
  for (const lang of tx.club.langs) times.set(lang, await sql.timesOf(tx.sql, slotIdx, lang))
  return (lang) => times.get(lang) ?? times.get(tx.club.lang) ?? ''
}

/** The letter of each language about tee times without players. */
async function letterOf(tx: Context, { teamName, date }: sql.Kept, slotIdx: readonly number[], how: How, said: Said) {
  const times = await timesIn(tx, slotIdx)
  return ({ name, lang }: Officer): ValuesOf<'TEAM_DATE'> => ({
    ...{ name, how, team: teamName, date, from: date, reason: said(lang), until: tx.clock.now() },
    dates: '',
    times: times(lang),
  })
}

/**
 * Tells the officers that the club closed tee times of their group for which no players are named. An officer whose bookings
 * it cancelled as well gets no other message of them. Source: docs/rules.md, Groups. Decision 167.
 * @param cancelled all bookings that the same event cancelled @returns those of them whose people have a message now
 */
export async function tellShut(
  tx: Transaction,
  kept: readonly sql.Kept[],
  cancelled: readonly number[],
  said: Said,
  channels: Channels,
): Promise<number[]> {
  const booked = Map.groupBy(await sql.bookingsByForm(tx.sql, cancelled), ({ formIdx }) => formIdx)
  const told: number[] = []
  for (const one of kept) {
    const own = (booked.get(one.formIdx) ?? []).map(({ bookingIdx }) => bookingIdx)
    const values = await letterOf(tx, one, one.slotIdx, 'SHUT', said)
    await tellOfEvent(tx, own, { formIdx: one.formIdx, kind: 'TEAM_DATE', values }, channels)
    await sql.noteShut(tx.sql, one)
    told.push(...own)
  }
  return told
}

/** Tells the officers that tee times are open again, of which they read that they are closed. */
export async function tellOpen(
  tx: Transaction,
  kept: readonly sql.Kept[],
  said: Said,
  channels: Channels,
): Promise<void> {
  for (const one of kept) {
    const open = await sql.noteOpen(tx.sql, one)
    if (open.length === 0) continue
    const values = await letterOf(tx, one, open, 'OPEN', said)
    await tellOfEvent(tx, [], { formIdx: one.formIdx, kind: 'TEAM_DATE', values }, channels)
  }
}

/**
 * Tells the officers that the club freed tee times for which no players were named. Until the day on which they are due that is
 * the club's doing, and the group misses nothing by it.
 */
export async function tellFreed(
  tx: Transaction,
  kept: readonly sql.Kept[],
  settings: Pick<Settings, 'team'>,
  channels: Channels,
): Promise<void> {
  for (const one of kept)
    if (Temporal.Instant.compare(tx.clock.now(), pairingDueAt(one.date, settings, tx.club.zone)) < 0)
      await noteLost(tx, one)
  await tellChanged(tx, { moved: [], lost: kept }, () => '', new Set(), channels)
}

/** Tells the officers of groups whose tee times are others, or gone, since the club made their days again. */
export async function tellRemade(tx: Transaction, before: readonly sql.Kept[], channels: Channels): Promise<void> {
  const dates = [...new Set(before.map(({ date }) => date))]
  const now = new Map((await sql.keptOn(tx.sql, dates)).map(({ dateIdx, slotIdx }) => [dateIdx, slotIdx.join()]))
  const lost = before.filter(({ dateIdx, slotIdx }) => now.get(dateIdx) !== slotIdx.join())
  await tellChanged(tx, { moved: [], lost }, () => '', new Set(), channels)
}

/** Notes that a delay left no time for tee times of groups: the day cannot give them, and that is no fault of the group. */
export async function loseKept(tx: Transaction, slotIdx: readonly number[]): Promise<sql.Kept[]> {
  const lost = await sql.keptAt(tx.sql, slotIdx)
  for (const one of lost) await noteLost(tx, one)
  return lost
}

async function noteLost(tx: Transaction, one: sql.Kept): Promise<void> {
  await sql.noteMissing(tx.sql, one)
  await audit(tx, { noun: 'team-date', recordIdx: one.dateIdx, after: { missing: one.slotIdx.length } })
}

/**
 * Tells the officers which tee times their group has, after some without players were moved by a delay, or are gone.
 * Source: docs/rules.md, Groups. @param told members who read of their bookings in the same delay
 */
export async function tellChanged(
  tx: Transaction,
  { moved, lost }: { moved: readonly sql.Kept[]; lost: readonly sql.Kept[] },
  said: Said,
  told: ReadonlySet<number>,
  { notify }: Notifies,
): Promise<void> {
  const less = new Set(numbersOf(lost))
  for (const one of new Map([...moved, ...lost].map((each) => [each.dateIdx, each])).values()) {
    const left = await sql.slotsOf(tx.sql, one.dateIdx)
    const how = left.length === 0 ? 'CANCELLED' : less.has(one.dateIdx) ? 'TIMES' : 'DELAYED'
    const values = await letterOf(tx, one, left, how, said)
    for (const officer of await officersOf(tx.sql, one.formIdx))
      if (!told.has(officer.memberIdx)) await notify(tx, 'TEAM_DATE', officer, values(officer), {})
  }
}

const numbersOf = (kept: readonly sql.Kept[]) => kept.map(({ dateIdx }) => dateIdx)
