import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as myPenalty from '@clubhouse/contract/reservation/rules/my-penalty'
import type { Sql } from '../../../../platform/database.ts'
import { pageOf } from '../../../../platform/list.ts'
import { SHOWN, type ShownPenalty } from '../rows.ts'

/** A suspension whose last day has passed, and a warning that counts no more, are served: no job has to store it. */
const STATE = (sql: Sql) => sql`
  case when p.state = 'ACTIVE' and (p.until_date < current_club_date()
    or p.until_date is null and p.money is null and p.counts_until <= current_club_date()) then 'SERVED' else p.state end`

type Filter = ParsedInputOf<typeof myPenalty.mine>

export const one = (sql: Sql, penaltyIdx: number, lang: string) =>
  sql<ShownPenalty[]>`select ${SHOWN(sql, lang, STATE(sql))} from penalty p where p.penalty_idx = ${penaltyIdx}`

export const mine = (sql: Sql, { memberIdx, state, ...page }: Filter, lang: string) =>
  pageOf(sql, myPenalty.mine, page, {
    select: SHOWN(sql, lang, STATE(sql)),
    from: sql`penalty p`,
    each: sql`p`,
    where: [sql`p.member_idx = ${memberIdx}`, state && sql`${STATE(sql)} = ${state}`],
    sorts: { from: sql`p.from_date` },
    tie: [sql`p.penalty_idx`],
  })
