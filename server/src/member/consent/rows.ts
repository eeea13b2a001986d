import type { Sql } from '../../platform/database.ts'

/** The last answer to each version, and the versions in force in the member's language without one. */
export async function mine(sql: Sql, memberIdx: number) {
  return sql<
    {
      termsIdx: number
      termsType: string
      title: string
      revision: number
      isRequired: boolean
      isInForce: boolean
      agreed: boolean | null
      at: Temporal.Instant | null
    }[]
  >`
    select t.terms_idx, t.terms_type, t.title, t.revision, t.is_required, t.state = 'IN_FORCE' as is_in_force, c.agreed, c.at
    from (
      select distinct on (terms_idx) terms_idx, agreed, at from consent where member_idx = ${memberIdx}
      order by terms_idx, consent_idx desc
    ) c join terms_version t using (terms_idx)
    union all
    select t.terms_idx, t.terms_type, t.title, t.revision, t.is_required, true, null, null
    from terms_version t join member m on m.member_idx = ${memberIdx} and m.lang = t.lang
    where t.state = 'IN_FORCE' and t.terms_type <> 'BOOKING' and not exists (
      select from consent c join terms said using (terms_idx)
      where c.member_idx = ${memberIdx} and said.terms_type = t.terms_type and said.effective_date = t.effective_date)
    order by terms_type, revision desc`
}
