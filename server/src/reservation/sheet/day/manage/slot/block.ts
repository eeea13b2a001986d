import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { DAY_CLOSED, HELD_BY_OTHER, TAKEN } from '@clubhouse/contract/reservation/refusal'
import type * as call from '@clubhouse/contract/reservation/sheet/slot-manage'
import { audit } from '../../../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../../../platform/said-in.ts'
import type { Transaction } from '../../../../../platform/write.ts'
import { loseTeeTimes } from '../../../../draw/tee-time/rows.ts'
import type { Channels } from '../../../../people/notice/write-notices.ts'
import { rulebookOf } from '../../../../rulebook.ts'
import { wake } from '../../../../standby/freed/release.ts'
import { keptAt, tellFreed } from '../../../../team/notice/kept.ts'
import { lockShare, overHouse, useShare } from '../../../slot/house.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call.block>

/** Claims every seat of each tee time, in the order of their numbers, so that two managers wait for one another. */
export async function block(tx: Transaction, input: Input) {
  const { kind, reason } = input
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  const until = input.until === undefined ? null : Temporal.Instant.from(input.until)
  const now = tx.clock.now()
  if (until && Temporal.Instant.compare(until, now) <= 0) return new Malformed('until')
  // Before the tee times, as a booking for the club does.
  if (kind === 'HOUSE') for (const of of await sql.partsOf(tx.sql, input.slotIdx)) await lockShare(tx, of)
  const slots = await sql.lockTeeTimes(tx.sql, [...new Set(input.slotIdx)])
  if (slots.length < new Set(input.slotIdx).size) return NOT_FOUND
  if (slots.some(({ startsAt, dayState }) => dayState === 'CLOSED' || Temporal.Instant.compare(startsAt, now) <= 0))
    return DAY_CLOSED({ reason: 'PAST' })
  await loseTeeTimes(
    tx,
    slots.map(({ slotIdx }) => slotIdx),
  )
  const taken = await sql.takenBy(tx.sql, input.slotIdx)
  // An offer that nobody answered is the next member's.
  const isHeld = ({ expiresAt }: (typeof taken)[number]) => expiresAt && Temporal.Instant.compare(now, expiresAt) <= 0
  if (!taken.every(isHeld)) return TAKEN({})
  const [held] = taken
  if (held) return HELD_BY_OTHER({ freesAt: held.expiresAt! })
  const given = kind === 'HOUSE' ? await useHouse(tx, slots) : []
  if (!Array.isArray(given)) return given
  const translated = saidWords(input.translated)
  await sql.claim(tx.sql, input.slotIdx, { kind, reason, translated, until })
  await wake(tx, given)
  for (const { slotIdx } of slots)
    await audit(tx, { noun: 'slot', recordIdx: slotIdx, after: { kind, until: until?.toString() }, reason })
  return { claimed: slots.length }
}

/** What the club keeps counts for its share in each part, and comes out of it. @returns the tee times that the shares gave */
async function useHouse(tx: Transaction, slots: sql.LockedSlot[]) {
  const given: number[] = []
  for (const ofPart of Map.groupBy(slots, ({ date, part }) => `${date} ${part}`).values()) {
    const over = await overHouse(tx, ofPart[0]!, ofPart.length)
    if (over) return over
    for (const slot of ofPart) given.push(...(await useShare(tx, slot)))
  }
  return given
}

/** Also tee times that a group has without players, of which its officers get a message. Decision 167. */
export async function unblock(
  tx: Transaction,
  { slotIdx, reason, release }: ParsedInputOf<typeof call.unblock>,
  channels: Channels,
) {
  const wanted = [...new Set(slotIdx)]
  const slots = await sql.lockTeeTimes(tx.sql, wanted)
  if (slots.length < wanted.length) return NOT_FOUND
  const groups = await keptAt(tx.sql, wanted)
  const freed = await sql.free(tx.sql, wanted)
  if (freed.size < wanted.length) return WRONG_STATE({ state: 'OPEN' })
  for (const [one, kind] of freed)
    await audit(tx, { noun: 'slot', recordIdx: one, before: { kind }, after: { kind: null }, reason })
  if (groups.length > 0) await tellFreed(tx, groups, (await rulebookOf(tx)).settings, channels)
  return { freed: freed.size, offered: release === 'STANDBY' ? await wake(tx, wanted) : 0 }
}
