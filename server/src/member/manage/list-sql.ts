import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as memberManage from '@clubhouse/contract/member/manage'
import { phonesFor } from '../../person/phones.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { isUnfiltered, pageOf } from '../../platform/list.ts'
import { rowsOf } from '../../platform/row-count.ts'
import type { MemberTable } from '../../platform/tables.ts'
import { fits } from './rows.ts'

export type ListRow = Pick<
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
  | 'claimedNo'
  | 'gender'
  | 'birthDate'
  | 'imageUrl'
  | 'certifiedAt'
  | 'createdAt'
  | 'lastLoginAt'
  | 'passwordChangedAt'
  | 'version'
> & { state: memberManage.MemberState; news: string[]; suspendedUntil: string | null }

export function list({ sql, lang, who }: Context, { keyword, ...filter }: ParsedInputOf<typeof memberManage.list>) {
  // Spelled out, so that PostgreSQL uses the index of this form.
  const name = lang === 'ko' ? sql`name_in('ko', m.name, m.other_name)` : sql`name_in('en', m.name, m.other_name)`
  const where = fits(sql, { keyword, ...filter }, phonesFor(who))
  const [, ...others] = where
  return pageOf(sql, memberManage.list, filter, {
    select: sql<ListRow[]>`
      m.member_idx, m.id, m.name, m.other_name, m.email, m.phone_no, m.lang, m.member_type, coalesce(m.member_no, m.claimed_no) as member_no,
      case when m.member_no is null then m.claimed_no end as claimed_no, m.state, m.gender, m.birth_date, m.image_url,
      m.certified_at, m.created_at, m.last_login_at, m.password_changed_at, m.version, m.news,
      (select until from suspension(m.member_idx)) as suspended_until`,
    from: sql`member m`,
    each: sql`m`,
    where,
    total: isUnfiltered(others) && countOf(sql, filter.state),
    // Found by indexes above.
    keyword: [],
    sorts: {
      createdAt: { by: sql`m.created_at`, nulls: 'asIndexed' },
      name: { by: name, nulls: 'asIndexed' },
      id: sql`m.id`,
      memberNo: sql`coalesce(m.member_no, m.claimed_no)`,
      state: sql`m.state`,
      lastLoginAt: sql`m.last_login_at`,
    },
    tie: [sql`m.member_idx`],
  })
}

/** Most accounts are open, so those that are not are subtracted. */
function countOf(sql: Sql, state: memberManage.MemberState | undefined) {
  const all = rowsOf(sql, 'member')
  if (!state) return sql`${all} - (select count(*) from member where state = 'WITHDRAWN')`
  return state === 'ACTIVE' && sql`${all} - (select count(*) from member where state <> 'ACTIVE')`
}

export async function pending(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from member where state = 'PENDING'`
  return row!.count
}
