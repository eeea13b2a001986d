import type { ParsedInputOf } from '@clubhouse/contract/call'
import type * as memberManage from '@clubhouse/contract/member/manage'
import type { MemberFilter } from '@clubhouse/contract/member-filter'
import type { Fragment } from 'postgres'
import type { Phones } from '../../person/phones.ts'
import { membersMeant } from '../../person/rows.ts'
import type { Sql } from '../../platform/database.ts'

const running = (sql: Sql) => sql`
  from penalty p
  where p.member_idx = m.member_idx and p.state in ('ACTIVE', 'APPEALED') and p.interrupted_date is null
    and current_club_date() between p.from_date and p.until_date`

type Filter = ParsedInputOf<typeof memberManage.list>

/** Conditions on the member `m`, that on the state first. */
export function fits(sql: Sql, filter: Filter, phones: Phones) {
  const { state, memberType, suspended, joinedFrom, joinedTo, leftFrom, leftTo, keyword } = filter
  const hasLeft = leftFrom ?? leftTo
  const begins = (day: string, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone (select zone from club)`
  return [
    state ? sql`m.state = ${state}` : !hasLeft && sql`m.state <> 'WITHDRAWN'`,
    hasLeft && sql`m.state in ('WITHDRAW_REQUESTED', 'WITHDRAWN')`,
    leftFrom && sql`m.inactive_at >= ${begins(leftFrom, 0)}`,
    leftTo && sql`m.inactive_at < ${begins(leftTo, 1)}`,
    memberType && sql`m.member_type = ${memberType}`,
    suspended !== undefined && sql`${suspended ? sql`` : sql`not`} exists (select ${running(sql)})`,
    joinedFrom && sql`m.created_at >= ${begins(joinedFrom, 0)}`,
    joinedTo && sql`m.created_at < ${begins(joinedTo, 1)}`,
    keyword && sql`m.member_idx in (${membersMeant(sql, keyword, phones)})`,
  ]
}

/** The members `m` who are meant by number or by filters; whether their accounts are open is for the caller. */
export function meant(
  sql: Sql,
  { memberIdx, filter }: { memberIdx?: readonly number[]; filter?: MemberFilter },
  phones: Phones,
): Fragment {
  if (memberIdx) return sql`m.member_idx = any (${[...memberIdx]})`
  const conditions = fits(sql, { ...filter } as never, phones)
  return conditions.reduce<Fragment>((sum, one) => (one ? sql`${sum} and ${one}` : sum), sql`true`)
}
