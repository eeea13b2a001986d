import type { WitnessState } from '@clubhouse/contract/board/hof-report'
import type { Sql } from '../../platform/database.ts'
import { readInstant } from '../../platform/read-time.ts'

export interface WitnessRow {
  member: { memberIdx: number; name: string }
  state: WitnessState
  answeredAt: string | null
}

/** The members who were named as witnesses of `t`, with their answers. */
export const WITNESSES = (sql: Sql, lang: string) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('state', w.state, 'answeredAt', w.answered_at,
      'member', jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)))
      order by w.member_idx), '[]')
    from hof_witness w join member m using (member_idx) where w.idx = t.idx)`

export const shownWitnesses = (rows: readonly WitnessRow[]) =>
  rows.map(({ answeredAt, ...row }) => ({ ...row, answeredAt: answeredAt && readInstant(answeredAt).toString() }))
