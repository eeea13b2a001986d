import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import type { Sql } from '../../platform/database.ts'
import { finishRounds, playedUntilNow } from '../../reservation/booking/conduct/finish-rounds.ts'
import { isNoShowDue } from '../../reservation/booking/conduct/rules.ts'
import { ruleFor } from '../../reservation/opening-rules.ts'
import type { Rulebook } from '../../reservation/rulebook.ts'
import { type SlotRow, slotsOfDay } from '../../reservation/sheet/slot/rows.ts'
import { clubContext } from '../club-context.ts'
import { PAST_DAYS } from '../reservation/sheets.ts'
import type { Seeding } from '../seeding.ts'
import { type Round, writeRounds } from './history-sql.ts'
import type { Golfer } from './member-context.ts'
import type { Table } from './party.ts'
import { roundOf } from './round.ts'
import { wantedSlots } from './wanted-slots.ts'

const PROMISED: readonly (readonly [id: string, daysAgo: number])[] = [
  ['member1', 4],
  ['member1', 11],
  ['member3', 6],
  ['member5', 2],
  ['family1', 8],
  ['webuser1', 5],
  ['weekday1', 3],
  ['penalty1', 9],
]
const OCCUPANCY = 0.55
const NO_SHOW = 0.015

export async function writeHistory(seeding: Seeding, table: Table, rulebook: Rulebook): Promise<number> {
  const { sql, today, now, random } = seeding
  let count = 0
  for (let daysAgo = PAST_DAYS; daysAgo >= 0; daysAgo--) {
    const slots = (await slotsOfDay(sql, today.subtract({ days: daysAgo }).toString())).filter(
      ({ claims, startsAt }) => claims.length === 0 && Temporal.Instant.compare(startsAt, now) <= 0,
    )
    const wanted = wantedSlots(slots, OCCUPANCY, random)
    const promised = PROMISED.filter(([, ago]) => ago === daysAgo).map(([id]) => table.golfers.promised(id))
    const rounds = wanted.flatMap((slot) => {
      const booker = promised.shift() ?? freeGolfer(table, rulebook, slot, random.shuffle(table.golfers.others))
      return booker ? [playedRound(seeding, table, rulebook, slot, booker)] : []
    })
    if (rounds.length > 0) await writeRounds(sql, seeding.clubCode, rounds)
    count += rounds.length
  }
  return count
}

/** In transactions of their own: the audit log tells a booking and its end apart by transaction. */
export async function finishHistory(sql: Sql): Promise<void> {
  await playedUntilNow(await clubContext(sql, `job.${finishRounds.name}`))
}

function freeGolfer(
  { diary }: Table,
  { openingRules }: Rulebook,
  slot: SlotRow,
  golfers: Golfer[],
): Golfer | undefined {
  return golfers.find((golfer) => {
    const rule = ruleFor(openingRules, { ...slot, memberType: golfer.memberType })
    return rule && diary.isFree(golfer, slot) && diary.isWithin(golfer, slot, rule)
  })
}

function playedRound({ random, now }: Seeding, table: Table, rulebook: Rulebook, slot: SlotRow, booker: Golfer): Round {
  const round = roundOf(table, rulebook, slot, booker, true)
  const stayedAway = booker.id.startsWith('golfer') && random.chance(NO_SHOW)
  return {
    ...round,
    state: stayedAway && isNoShowDue(slot.startsAt, now, POLICIES_FIRST.checkIn) ? 'NS' : 'CF',
    createdAt: slot.startsAt.subtract({ minutes: random.between(60 * 24 * 2, 60 * 24 * 13) }).toString(),
  }
}
