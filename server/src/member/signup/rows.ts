import type { Sql } from '../../platform/database.ts'

/** An email verification without a named person identifies the address. */
export async function identityOf(sql: Sql, email: string): Promise<Buffer> {
  const [row] = await sql<{ hash: Buffer }[]>`select identity_hash(${email}) as hash`
  return row!.hash
}

const CARRIED_OVER = { ko: { reason: '이전 계정에서 이어진 예약 정지입니다.' } }

/** Continues suspensions that ran, and money that was to be paid, when the same person closed an account. @returns the new penalties */
export async function takeUpPenalties(sql: Sql, memberIdx: number, identity: Buffer) {
  return sql<{ penaltyIdx: number; code: string; untilDate: string | null; dueDate: string | null }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date, days_if_unpaid, reason, translated)
    select ${memberIdx}, code, 'ACTIVE', from_date, until_date, money, currency, due_date, days_if_unpaid, 'Carried over from your previous account',
      ${sql.json(CARRIED_OVER)}::jsonb
    from departed_penalty where identity_hash = ${identity} and (until_date is null or until_date >= current_club_date())
    returning penalty_idx, code, until_date, due_date`
}
