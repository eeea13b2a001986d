import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'
import { SHOWN, type ShownPenalty } from '../../reservation/rules/penalty/rows.ts'

const PENALTY = (sql: Sql, memberIdx: number, lang: string) => sql<ShownPenalty[]>`
  select ${SHOWN(sql, lang)} from penalty p where p.member_idx = ${memberIdx}`

const STANDS = (sql: Sql) => sql`(p.state in ('PROPOSED', 'ACTIVE', 'APPEALED')
  and (p.until_date >= current_club_date() or p.until_date is null
    and (p.money is not null or p.counts_until > current_club_date())))`

/** Penalties that run, are to follow, are to be paid or proposed, and warnings that still count, in their order. @param lang of the texts */
export async function running(sql: Sql, memberIdx: number, lang: string): Promise<ShownPenalty[]> {
  return sql<ShownPenalty[]>`${PENALTY(sql, memberIdx, lang)} and ${STANDS(sql)} order by p.from_date, p.penalty_idx`
}

/** Penalties that are over, the newest first; at most 20. */
export async function over(sql: Sql, memberIdx: number, lang: string): Promise<ShownPenalty[]> {
  return sql<ShownPenalty[]>`
    ${PENALTY(sql, memberIdx, lang)} and not ${STANDS(sql)} order by p.from_date desc, p.penalty_idx desc limit 20`
}

export type ProfileRow = Pick<
  MemberTable,
  | 'memberIdx'
  | 'id'
  | 'name'
  | 'otherName'
  | 'email'
  | 'phoneNo'
  | 'lang'
  | 'memberType'
  | 'memberNo'
  | 'state'
  | 'gender'
  | 'birthDate'
  | 'zipCode'
  | 'address'
  | 'addressDetail'
  | 'imageUrl'
  | 'certifiedAt'
  | 'createdAt'
  | 'lastLoginAt'
  | 'passwordChangedAt'
  | 'version'
> & { news: string[]; newsByText: boolean }

export async function profile(sql: Sql, memberIdx: number): Promise<ProfileRow> {
  const [row] = await sql<ProfileRow[]>`
    select member_idx, id, name, other_name, email, phone_no, lang, member_type, coalesce(member_no, claimed_no) as member_no, state,
      gender, birth_date, zip_code, address, address_detail, image_url, certified_at, created_at, last_login_at,
      password_changed_at, version, news,
      exists (select from text_service where provider <> 'NONE' and 'CLUB_NEWS' = any (kinds)) as news_by_text
    from member where member_idx = ${memberIdx}`
  return row!
}

export type MoreRow = Pick<
  MemberTable,
  | 'memberIdx'
  | 'region'
  | 'work'
  | 'income'
  | 'company'
  | 'vehicleNo'
  | 'handicap'
  | 'courseIdx'
  | 'needMoreTime'
  | 'showName'
  | 'autoStandby'
  | 'version'
>

export async function more(sql: Sql, memberIdx: number): Promise<MoreRow> {
  const [row] = await sql<MoreRow[]>`
    select member_idx, region, work, income, company, vehicle_no, handicap, course_idx, need_more_time, show_name,
      auto_standby, version
    from member where member_idx = ${memberIdx}`
  return row!
}
