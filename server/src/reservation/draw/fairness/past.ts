import type { Sql } from '../../../platform/database.ts'
import { type Ended, type MemberResult, memberResult, type Past, pastOf, type Told } from './rules.ts'

/** One entry that a member took part in, of a published draw. */
interface PastEntry {
  memberIdx: number
  drawIdx: number
  publishedAt: Temporal.Instant
  state: string
  counts: boolean | null
  /** The club cancelled what was won. */
  isOff: boolean
}

const ENDED = new Map<string, Ended>([
  ['WON', 'WON'],
  ['RELEASED', 'WON'],
  ['LOST', 'LOST'],
  ['STANDBY', 'LOST'],
  ['ENDED', 'LOST'],
  ['NOT_TAKEN', 'NOT_TAKEN'],
  ['INELIGIBLE', 'INELIGIBLE'],
])

export interface DrawResultOfMember extends Told {
  drawIdx: number
  result: MemberResult
}

/** What each published draw was for each of these members, the oldest first. Members without one are absent. */
export async function resultsOf(sql: Sql, members: readonly number[]): Promise<Map<number, DrawResultOfMember[]>> {
  const rows = await sql<PastEntry[]>`
    select p.member_idx, e.draw_idx, d.published_at, e.state, e.counts, coalesce(b.state = 'CC', false) as is_off
    from draw_party p join draw_entry e using (entry_idx) join draw d on d.draw_idx = e.draw_idx
      left join booking b on b.booking_idx = e.booking_idx
    where p.member_idx = any(${[...members]}::bigint[]) and p.active and d.state in ('PUBLISHED', 'SETTLED')
    order by d.published_at, e.draw_idx, e.play_date`
  const byMember = Map.groupBy(rows, ({ memberIdx }) => memberIdx)
  return new Map(
    [...byMember].map(([memberIdx, entries]) => [
      memberIdx,
      [...Map.groupBy(entries, ({ drawIdx }) => drawIdx)].map(([drawIdx, ofDraw]) => ({
        drawIdx,
        publishedAt: ofDraw[0]!.publishedAt.epochMilliseconds,
        result: memberResult(
          ofDraw.map(({ state, counts, isOff }) => ({
            ended: isOff && state === 'WON' ? 'CLUB_CANCELLED' : (ENDED.get(state) ?? 'WITHDRAWN'),
            counts: counts ?? false,
          })),
        ),
      })),
    ]),
  )
}

/** Member type, misses in a row, and wins in the weeks before a draw closes, of each member. */
export async function pastsOf(
  sql: Sql,
  members: readonly number[],
  { closeAt, winsWeeks }: { closeAt: Temporal.Instant; winsWeeks: number },
): Promise<Map<number, Past>> {
  const [results, types] = await Promise.all([
    resultsOf(sql, members),
    sql<{ memberIdx: number; memberType: string }[]>`
      select member_idx, member_type from member where member_idx = any(${[...members]}::bigint[])`,
  ])
  const window = { closeAt: closeAt.epochMilliseconds, winsWeeks }
  return new Map(
    types.map(({ memberIdx, memberType }) => [
      memberIdx,
      { memberType, ...pastOf(results.get(memberIdx) ?? [], window) },
    ]),
  )
}
