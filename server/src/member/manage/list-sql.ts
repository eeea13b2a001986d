import type { MemberState } from '@clubhouse/contract/member/manage'
import type { Sql } from '../../platform/database.ts'
import { lookup } from '../../platform/lookup.ts'
import type { MemberTable } from '../../platform/tables.ts'

export type ListRow = Pick<
  MemberTable,
  | 'memberIdx'
  | 'id'
  | 'name'
  | 'email'
  | 'phoneNo'
  | 'lang'
  | 'memberType'
  | 'memberNo'
  | 'claimedNo'
  | 'gender'
  | 'birthDate'
  | 'imageUrl'
  | 'certifiedAt'
  | 'createdAt'
  | 'lastLoginAt'
  | 'passwordChangedAt'
  | 'version'
> & { state: MemberState; news: string[]; suspendedUntil: string | null }

interface Filter {
  state?: MemberState
  memberType?: string
  suspended?: boolean
  joinedFrom?: string
  joinedTo?: string
  keyword?: string
  sort?: string
  page: number
  size: number
}

const SORTS = {
  createdAt: 'm.created_at',
  name: 'm.name',
  id: 'm.id',
  memberNo: 'm.member_no',
  state: 'm.state',
  lastLoginAt: 'm.last_login_at',
} as const

/** Members that fit the filter, with their number over all pages. Pauses are looked for on the page shown alone. */
export async function list(sql: Sql, filter: Filter): Promise<{ rows: ListRow[]; total: number }> {
  const { page, size } = filter
  const name = filter.sort?.replace('-', '') ?? ''
  const known = lookup(SORTS, name)
  const sort = filter.sort !== undefined && known ? filter.sort : '-createdAt'
  const column = known ?? SORTS.createdAt
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`
  const where = fits(sql, filter)
  const order = sql`
    order by ${sql(column)} ${way} ${column === SORTS.createdAt ? sql`` : sql`nulls last`}, m.member_idx ${way}`
  const [rows, [count]] = await Promise.all([
    sql<ListRow[]>`
      select m.member_idx, m.id, m.name, m.email, m.phone_no, m.lang, m.member_type, coalesce(m.member_no, m.claimed_no) as member_no,
        case when m.member_no is null then m.claimed_no end as claimed_no, m.state, m.gender, m.birth_date, m.image_url,
        m.certified_at, m.created_at, m.last_login_at, m.password_changed_at, m.version, m.news,
        (select max(p.until_date) ${running(sql)}) as suspended_until
      from (select * from member m where ${where} ${order} limit ${size} offset ${(page - 1) * size}) m ${order}`,
    sql<{ total: number }[]>`select count(*) as total from member m where ${where}`,
  ])
  return { rows, total: count!.total }
}

const running = (sql: Sql) => sql`
  from penalty p
  where p.member_idx = m.member_idx and p.state = 'ACTIVE' and current_club_date() between p.from_date and p.until_date`

function fits(sql: Sql, { state, memberType, suspended, joinedFrom, joinedTo, keyword }: Filter) {
  const like = `%${(keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const dayBegins = (day: string) => sql`(${day}::date)::timestamp at time zone (select zone from club)`
  return sql`
    ${state ? sql`m.state = ${state}` : sql`m.state <> 'WITHDRAWN'`}
    ${memberType ? sql`and m.member_type = ${memberType}` : sql``}
    ${suspended === undefined ? sql`` : sql`and ${suspended ? sql`` : sql`not`} exists (select ${running(sql)})`}
    ${joinedFrom ? sql`and m.created_at >= ${dayBegins(joinedFrom)}` : sql``}
    ${joinedTo ? sql`and m.created_at < (${joinedTo}::date + 1)::timestamp at time zone (select zone from club)` : sql``}
    ${keyword ? sql`and (m.id ilike ${like} or m.name ilike ${like} or coalesce(m.member_no, m.claimed_no) ilike ${like})` : sql``}`
}

/** Who waits for the club's approval. */
export async function pending(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from member where state = 'PENDING'`
  return row!.count
}
