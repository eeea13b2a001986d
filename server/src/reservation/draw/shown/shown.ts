import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { missedOf } from '@clubhouse/draw/reason'
import type { Context } from '../../../platform/context.ts'
import { pastsOf } from '../fairness/past.ts'
import { type Chance, chanceOf } from '../fairness/rules.ts'
import { type EntryRow, entryOf, linesOf } from '../rows.ts'
import * as sql from './sql.ts'

type Asked = Pick<Context, 'sql' | 'lang'>

/**
 * Entries as their members see them: with tickets and tier as they would be now until the close fixed them, and, once
 * published, with the place that took each time that was wished for more.
 */
export async function entriesShown(ctx: Asked, rows: readonly EntryRow[]): Promise<DrawEntry[]> {
  const draws = await sql.drawsOf(ctx.sql, [...new Set(rows.map(({ drawIdx }) => drawIdx))])
  const [chances, taken] = await Promise.all([chancesOf(ctx, rows, draws), takenFrom(ctx, rows, draws)])
  return rows.map((row) => entryOf(row, chances.get(row.entryIdx) ?? NO_CHANCE, taken.get(row.entryIdx)))
}

/** Of an entry that has its own. */
const NO_CHANCE: Chance = { tickets: 1, tier: 0 }

async function chancesOf(ctx: Asked, rows: readonly EntryRow[], draws: readonly sql.DrawRules[]) {
  const chances = new Map<number, Chance>()
  for (const { drawIdx, closeAt, ruleset, weights } of draws) {
    const open = rows.filter((row) => row.drawIdx === drawIdx && row.tickets === null)
    const members = [...new Set(open.flatMap(({ party }) => party.map(({ memberIdx }) => memberIdx)))]
    if (members.length === 0) continue
    const pasts = await pastsOf(ctx.sql, members, { closeAt, winsWeeks: weights.winsWeeks })
    for (const { entryIdx, party } of open)
      chances.set(
        entryIdx,
        chanceOf(
          party.flatMap((one) => pasts.get(one.memberIdx) ?? []),
          ruleset,
          weights,
        ),
      )
  }
  return chances
}

async function takenFrom(ctx: Asked, rows: readonly EntryRow[], draws: readonly sql.DrawRules[]) {
  const published = new Set(draws.flatMap(({ drawIdx, isPublished }) => (isPublished ? drawIdx : [])))
  const placed = rows.filter(({ drawIdx, place }) => place !== null && published.has(drawIdx))
  const [drawn, courses] = await Promise.all([
    sql.drawn(ctx.sql, [...new Set(placed.map(({ drawIdx }) => drawIdx))]),
    placed.length > 0 ? sql.courseNames(ctx.sql, ctx.lang) : new Map<number, string>(),
  ])
  const known = new Map(drawn.map((one) => [one.drawIdx, one]))
  return new Map(placed.map((row) => [row.entryIdx, takenOf(row, known.get(row.drawIdx)!, courses)]))
}

function takenOf(row: EntryRow, { slots, holders }: sql.Drawn, courses: ReadonlyMap<number, string>) {
  const { playDate, pseudonym, anyTime, partySize, place, slotIdx } = row
  const entry = { playDate, pseudonym, wishes: linesOf(row.wishes), anyTime, partySize }
  const own = { pseudonym, place: place!, slotIdx: slotIdx ?? undefined }
  const ofDate = holders.filter((holder) => holder.playDate === playDate)
  const sizes = new Map(ofDate.map((holder) => [holder.pseudonym, holder]))
  const bySlot = new Map(slots.map((slot) => [slot.slotIdx, slot]))
  return missedOf(entry, [own, ...ofDate], sizes, slots).map((missed) => {
    const { time, courseIdx } = bySlot.get(missed.slotIdx)!
    return { slotIdx: missed.slotIdx, time, courseName: courses.get(courseIdx) ?? '', byPlace: missed.byPlace }
  })
}
