import type { Entry, Post } from '@clubhouse/draw/bundle'
import { partHashes, rootOf, wordsOf } from '@clubhouse/draw/root'
import { enqueue } from '../../../job/enqueue.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { slotsByIdx } from '../../sheet/slot/rows.ts'
import { pastsOf } from '../fairness/past.ts'
import { chanceOf, countsAsMiss } from '../fairness/rules.ts'
import { type DrawRow, drawIdOf } from '../rows.ts'
import { type DrawSlotRow, ineligible } from './eligibility-rules.ts'
import { failed } from './end.ts'
import { COMPUTE_SLOW } from './slow.ts'
import * as sql from './sql.ts'
import { step, type Wanted } from './step.ts'
import { tell } from './tell.ts'
import { isLate, seedOf, utc } from './value.ts'

/** Closes a draw whose time has come. */
export async function close(ctx: Context, wanted: Wanted) {
  const rulebook = await rulebookOf(ctx)
  return step(ctx, wanted, { from: ['OPEN'], at: ({ closeAt }) => closeAt }, (tx, row) => freeze(tx, row, rulebook))
}

/** Freezes the entries of a draw and publishes its fingerprint. @returns the draw’s number */
async function freeze(tx: Transaction, row: DrawRow, rulebook: Rulebook): Promise<number> {
  const { drawIdx } = row
  await sql.dropLost(tx.sql, drawIdx)
  await sql.dropDeclined(tx.sql, drawIdx)
  const slots = await sql.slotsOf(tx.sql, drawIdx)
  const entries = await frozenEntries(tx, row, slots, rulebook)
  const frozen = {
    drawId: drawIdOf(tx.club.clubCode, drawIdx),
    post: postOf(row),
    ruleset: row.ruleset,
    slots,
    entries,
    nonces: row.seedMode === 'slow' ? await sql.noncesOf(tx.sql, drawIdx) : [],
  }
  const hashes = partHashes(frozen)
  const entriesRoot = rootOf(hashes)
  await sql.close(tx.sql, drawIdx, { ...frozen, hashes, entriesRoot, words: wordsOf(entriesRoot) })
  await audit(tx, {
    noun: 'draw',
    recordIdx: drawIdx,
    before: { state: 'OPEN' },
    after: { state: 'CLOSED', entriesRoot, entries: entries.length },
  })
  if (isLate(row, tx.clock.now(), tx.club.zone)) {
    await failed(tx, row, 'LATE')
    return drawIdx
  }
  await tell(tx, drawIdx, 'CLOSED', 'FROZEN')
  await tell(tx, drawIdx, 'INELIGIBLE', 'INELIGIBLE')
  if (row.seedMode === 'slow') await enqueue(tx, COMPUTE_SLOW, { drawIdx })
  return drawIdx
}

/** Decides who takes part, with how many tickets, and writes it to the entries. */
async function frozenEntries(
  tx: Transaction,
  row: DrawRow,
  slots: Awaited<ReturnType<typeof sql.slotsOf>>,
  rulebook: Rulebook,
): Promise<Entry[]> {
  const { drawIdx, weights, ruleset, playDates, memberTypes, closeAt } = row
  const entries = await sql.entriesOf(tx.sql, drawIdx, 'SUBMITTED')
  const members = [...new Set(entries.flatMap(({ party }) => party.map(({ memberIdx }) => memberIdx)))]
  const { winsWeeks } = weights
  const [facts, playing, pasts, rows] = await Promise.all([
    sql.factsOf(tx.sql, drawIdx, 'SUBMITTED'),
    sql.playing(tx.sql, members, playDates),
    pastsOf(tx.sql, members, { closeAt, winsWeeks }),
    slotsByIdx(
      tx.sql,
      slots.map(({ slotIdx }) => slotIdx),
    ),
  ])
  const rowOf = new Map(rows.map((one) => [one.slotIdx, one]))
  const known: DrawSlotRow[] = slots.map((slot) => ({ ...slot, row: rowOf.get(slot.slotIdx)! }))
  const factsOf = new Map(facts.map((one) => [one.entryIdx, one]))
  const timesOf = Map.groupBy(slots, ({ date }) => date)
  const rules = { slots: known, memberTypes, weights, rulebook, playing }
  const decided = entries.map((entry) => {
    const { entryIdx, playDate, wishes, anyTime, party } = entry
    const why = ineligible(entry, factsOf.get(entryIdx)!, rules)
    if (why) return { entry, as: { entryIdx, why, tickets: null, tier: null, counts: null } }
    const past = party.flatMap(({ memberIdx }) => pasts.get(memberIdx) ?? [])
    const times = (timesOf.get(playDate) ?? []).map(({ time }) => time)
    // Where the draw lost every tee time of a date, nobody missed one.
    const counts = times.length > 0 && countsAsMiss(wishes, anyTime, times, weights.missMinutes)
    return { entry, as: { entryIdx, why: null, ...chanceOf(past, ruleset, weights), counts } }
  })
  await sql.freezeEntries(
    tx.sql,
    decided.map(({ as }) => as),
  )
  await sql.freezeParties(
    tx.sql,
    drawIdx,
    [...pasts].map(([memberIdx, { misses, wins }]) => ({ memberIdx, misses, wins })),
  )
  const drawId = drawIdOf(tx.club.clubCode, drawIdx)
  return decided.flatMap(({ entry, as }) => (as.why ? [] : [bundleEntry(drawId, entry, as)]))
}

/** As docs/draw.md describes an entry: a field without a value is left out. */
function bundleEntry(
  drawId: string,
  { pseudonym, version, playDate, wishes, anyTime, partySize, standbyIfLost, nonce, entryHash }: sql.RunEntry,
  { tickets, tier }: { tickets: number; tier: number },
): Entry {
  const lines = wishes.map(({ courseIdx, ideal, earliest, latest }) => ({
    ...(courseIdx != null && { courseIdx }),
    ideal,
    earliest,
    latest,
  }))
  return {
    ...{ drawId, pseudonym, version, playDate, wishes: lines, anyTime, partySize, standbyIfLost },
    ...(nonce !== null && { nonce }),
    ...{ entryHash, tickets, tier },
  }
}

export function postOf(row: DrawRow): Post {
  const { playDates, parts, courseIdx, openAt, closeAt, drawAt, publishAt, releaseUntil } = row
  return {
    playDates,
    parts,
    courseIdx,
    openAt: utc(openAt),
    closeAt: utc(closeAt),
    drawAt: utc(drawAt),
    publishAt: utc(publishAt),
    releaseUntil: utc(releaseUntil),
    seed: seedOf(row),
  }
}
