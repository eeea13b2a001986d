import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { isNo, write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { endOffer } from '../freed/release.ts'
import { tellPaused } from './letters.ts'
import { place } from './place.ts'
import * as rows from './rows.ts'
import { fits, isQuiet, isRoundOver, matches, quietEnd } from './rules.ts'
import * as sql from './sql.ts'

type Notifies = Pick<Channels, 'notify'>

/**
 * Looks at a day: ends offers that nobody answered, offers what is free to who stands by, and frees the rest. Each step is
 * a transaction of its own and takes only what is still as it was seen, so it may run in several processes and again.
 * Decision 110.
 */
export async function look(ctx: Context, date: string, channels: Notifies): Promise<void> {
  const rulebook = await rulebookOf(ctx)
  for (const offer of await sql.expired(ctx.sql, date))
    await write(ctx, async (tx) => {
      const ended = await endOffer(tx, offer, 'SILENT')
      if (ended?.isPaused) await tellPaused(tx, date, await rows.reader(tx.sql, ended.memberIdx), channels)
    })
  const refused = new Set<string>()
  let pass = await placeAll(ctx, date, { rulebook, channels }, refused)
  while (pass.hasGiven) pass = await placeAll(ctx, date, { rulebook, channels }, refused)
  await settle(ctx, date, rulebook, pass.seen)
}

/**
 * Gives each entry, in their order, its earliest tee time that none before it has. They are read once: each step takes
 * only what is still as it was read.
 * @param refused pairs of tee time and entry that are not tried again
 * @returns whether anything was given, after which a tee time may have seats left, and the tee times that it read
 */
async function placeAll(
  ctx: Context,
  date: string,
  manner: { rulebook: Rulebook; channels: Notifies },
  refused: Set<string>,
): Promise<{ hasGiven: boolean; seen: ReadonlySet<number> }> {
  const freed = await rows.freedOf(ctx.sql, date)
  const seen = new Set(freed.map(({ slotIdx }) => slotIdx))
  if (freed.length === 0) return { hasGiven: false, seen }
  const now = ctx.clock.now()
  const { standby } = manner.rulebook.settings
  const waiting = await rows.waiting(ctx.sql, date)
  // No offer begins in the quiet hours; what is booked without asking is.
  const entries = isQuiet(date, now, standby, ctx.club.zone) ? waiting.filter(({ auto }) => auto) : waiting
  const entryOf = new Map(entries.map((entry) => [entry.waitingIdx, entry]))
  const [given, served] = [new Set<number>(), new Set<number>()]
  for (const { slotIdx, waitingIdx } of matches(entries, freed, now, standby)) {
    const pair = `${slotIdx} ${waitingIdx}`
    if (refused.has(pair) || given.has(slotIdx) || served.has(waitingIdx)) continue
    const placed = await write(ctx, (tx) => place(tx, slotIdx, entryOf.get(waitingIdx)!, manner))
    if (isNo(placed)) refused.add(pair)
    else {
      given.add(slotIdx)
      served.add(waitingIdx)
    }
  }
  return { hasGiven: given.size > 0, seen }
}

/**
 * What nobody was asked for: it is kept until the morning for who fits, or free where it waits for no minute.
 * @param seen tee times that everyone was asked for; one that was freed since has a look of its own
 */
async function settle(
  ctx: Context,
  date: string,
  { settings: { standby } }: Rulebook,
  seen: ReadonlySet<number>,
): Promise<void> {
  const now = ctx.clock.now()
  const [freed, entries] = await Promise.all([rows.freedOf(ctx.sql, date), rows.waiting(ctx.sql, date)])
  const { zone } = ctx.club
  const ends = quietEnd(now, standby, zone)
  for (const one of freed) {
    const isFor = ({ waitingIdx }: rows.WaitingRow) => !one.asked.includes(waitingIdx)
    const isWanted =
      !isRoundOver(one, now, standby) && entries.some((entry) => isFor(entry) && fits(entry, one, ends, standby))
    if (isWanted && isQuiet(date, now, standby, zone)) {
      // The job of the minute in which the quiet hours end looks again.
      await sql.keepUntil(ctx.sql, one.slotIdx, ends.add({ minutes: 5 }))
    } else if (one.soon && seen.has(one.slotIdx)) await sql.freeNow(ctx.sql, one.slotIdx)
  }
}

/** Ends entries whose last tee time is too near. */
export async function closeEntries(ctx: Context): Promise<void> {
  for (const recordIdx of await sql.over(ctx.sql))
    await write(ctx, async (tx) => {
      if (await sql.close(tx.sql, recordIdx))
        await audit(tx, { noun: 'standby', recordIdx, before: { state: 'W' }, after: { state: 'E' } })
    })
}
