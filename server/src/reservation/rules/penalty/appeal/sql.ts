import type { PenaltyState } from '@clubhouse/contract/reservation/rules/penalty'
import type { Sql } from '../../../../platform/database.ts'
import { APPEAL_END, RULE_TEXT } from '../rows.ts'

interface OwnPenalty {
  now: Temporal.Instant
  state: PenaltyState
  bookingIdx: number | null
  ruleText: string
  wasAppealed: boolean
  /** When the time to appeal ends, and whether it has. */
  until: Temporal.Instant
  isLate: boolean
}

/** @returns nothing for a penalty of another member */
export async function lockOwn(
  sql: Sql,
  penaltyIdx: number,
  memberIdx: number,
  lang: string,
): Promise<OwnPenalty | undefined> {
  await sql`select from penalty where penalty_idx = ${penaltyIdx} for update`
  const [row] = await sql<OwnPenalty[]>`
    select club_now() as now, p.state, p.booking_idx, ${RULE_TEXT(sql, lang)} as rule_text, ${APPEAL_END(sql)} as until,
      ${APPEAL_END(sql)} < club_now() as is_late,
      exists (select from inquiry q where q.penalty_idx = p.penalty_idx and q.type = 'APPEAL') as was_appealed
    from penalty p where p.penalty_idx = ${penaltyIdx} and p.member_idx = ${memberIdx}`
  return row
}

export async function markAppealed(sql: Sql, penaltyIdx: number): Promise<void> {
  await sql`update penalty set state = 'APPEALED', version = version + 1 where penalty_idx = ${penaltyIdx}`
}

/** When the last day to decide an appeal ends, which is kept with it. */
export async function dueAt(sql: Sql, idx: number): Promise<Temporal.Instant> {
  const [row] = await sql<{ dueAt: Temporal.Instant }[]>`select due_at from inquiry where idx = ${idx}`
  return row!.dueAt
}

/** Suspensions that run or are to follow, whose appeal was to be decided before today. */
export async function undecided(sql: Sql): Promise<{ penaltyIdx: number; memberIdx: number }[]> {
  return sql<{ penaltyIdx: number; memberIdx: number }[]>`
    select p.penalty_idx, p.member_idx from penalty p
      join inquiry q on q.penalty_idx = p.penalty_idx and q.type = 'APPEAL' and q.state <> 'CLOSED'
    where p.state = 'APPEALED' and p.interrupted_date is null and p.until_date >= current_club_date()
      and q.due_at < club_now()
    order by p.penalty_idx`
}

/** Also of an account that is not in use. */
export async function lockAppellant(sql: Sql, memberIdx: number): Promise<void> {
  await sql`select from member where member_idx = ${memberIdx} for no key update`
}

/** @returns the first day without it, unless it was decided or interrupted while this waited */
export async function interrupt(sql: Sql, penaltyIdx: number): Promise<string | undefined> {
  const [row] = await sql<{ interruptedDate: string }[]>`
    update penalty set interrupted_date = current_club_date(), version = version + 1
    where penalty_idx = ${penaltyIdx} and state = 'APPEALED' and interrupted_date is null
      and until_date >= current_club_date() returning interrupted_date`
  return row?.interruptedDate
}
