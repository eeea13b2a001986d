import type { Sql } from '../../platform/database.ts'
import type { PenaltyTable } from '../../platform/tables.ts'

/** Running and proposed penalties, latest end first. @param lang of the texts */
export async function running(sql: Sql, memberIdx: number, lang: string) {
  return sql<
    (Pick<PenaltyTable, 'penaltyIdx' | 'code' | 'state' | 'reason' | 'version'> & {
      from: string
      until: string
      ruleText: string
      isNow: boolean
    })[]
  >`
    select p.penalty_idx, p.code, p.state, p.from_date as "from", p.until_date as until,
      own_words_in(${lang}, p.translated, 'reason', p.reason) as reason, p.version,
      coalesce(c.labels ->> ${lang}, c.key_name, p.code) as rule_text,
      p.state = 'ACTIVE' and p.from_date <= current_club_date() as is_now
    from penalty p left join code c on c.group_id = '501' and c.key = p.code
    where p.member_idx = ${memberIdx} and p.state in ('PROPOSED', 'ACTIVE', 'APPEALED')
      and p.until_date >= current_club_date()
    order by p.until_date desc, p.penalty_idx`
}

export async function cancelsThisMonth(sql: Sql, memberIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from booking
    where member_idx = ${memberIdx} and state in ('CX', 'CL')
      and (cancelled_at at time zone (select zone from club)) >= date_trunc('month', current_club_date())`
  return row!.count
}

export async function ruleText(sql: Sql, lang: string): Promise<string> {
  const [row] = await sql<{ contents: string }[]>`
    select contents from terms_version where terms_type = 'BOOKING' and state = 'IN_FORCE'
    order by lang = ${lang} desc, effective_date desc limit 1`
  return row?.contents ?? ''
}
