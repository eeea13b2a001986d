import type { Moved } from '@clubhouse/contract/member/merge'
import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'
import { TAKES } from '../../reservation/sheet/slot/running.ts'

export type Side = Pick<
  MemberTable,
  | 'memberIdx'
  | 'version'
  | 'state'
  | 'id'
  | 'name'
  | 'otherName'
  | 'email'
  | 'phoneNo'
  | 'lang'
  | 'memberType'
  | 'memberNo'
  | 'createdAt'
  | 'lastLoginAt'
> & { address: string; has: Record<Moved, number> }

/** Both accounts in the order of their numbers, named in a language. @param lock in the transaction that will merge them */
export async function sides(
  sql: Sql,
  numbers: readonly [number, number],
  { lock = false, lang }: { lock?: boolean; lang: string },
): Promise<Side[]> {
  const name = sql`name_in(${lang}, m.name, m.other_name)`
  // A hold and a booking of either member wait for the same lock.
  if (lock) await sql`select from member where member_idx = any (${[...numbers]}) order by member_idx for no key update`
  return sql<Side[]>`
    select m.member_idx, m.version, m.state, m.id, ${name} as name,
      case when m.name = ${name} then m.other_name else m.name end as other_name, m.email, m.phone_no, m.lang, m.member_type,
      coalesce(m.member_no, m.claimed_no) as member_no, concat_ws(' ', nullif(m.zip_code, ''), nullif(m.address, ''),
      nullif(m.address_detail, '')) as address, m.created_at, m.last_login_at, jsonb_build_object(
        'teeTimes', (select count(*) from booking_player p where p.member_idx = m.member_idx),
        'companions', (select count(*) from buddy b where b.member_idx = m.member_idx),
        'penalties', (select count(*) from penalty p where p.member_idx = m.member_idx),
        'messages', (select count(*) from member_message x where x.member_idx = m.member_idx),
        'emails', (select count(*) from mail x where x.member_idx = m.member_idx),
        'consents', (select count(*) from consent c where c.member_idx = m.member_idx),
        'notes', (select count(*) from member_note n where n.member_idx = m.member_idx),
        'others', (select count(*) from companion_group g where g.member_idx = m.member_idx)
          + (select count(*) from hof h where h.member_idx = m.member_idx)
          + (select count(*) from lost_report r where r.member_idx = m.member_idx)
          + (select count(*) from coupon c where c.member_idx = m.member_idx)
          + (select count(*) from inquiry q where q.member_idx = m.member_idx)
          + (select count(*) from opening_reminder r where r.member_idx = m.member_idx)) as has
    from member m where m.member_idx = any (${[...numbers]}) order by m.member_idx`
}

export async function hasHold(sql: Sql, numbers: readonly [number, number]): Promise<boolean> {
  const [row] = await sql`
    select from claim where holder = any (${[...numbers]}) and kind = 'HOLD' and ${TAKES(sql, sql`claim`)} limit 1`
  return row !== undefined
}

/** True when both play in one part of a day that is still to come. */
export async function playBoth(sql: Sql, [a, b]: readonly [number, number]): Promise<boolean> {
  const [row] = await sql`
    select from booking_player x join booking_player y using (play_date, part)
    where x.member_idx = ${a} and y.member_idx = ${b} and x.active and y.active and x.play_date >= current_club_date() limit 1`
  return row !== undefined
}

/** Notes how the account ended that was merged. */
export async function note(
  sql: Sql,
  {
    keptIdx,
    goneIdx,
    adminIdx,
    reason,
    moved,
  }: { keptIdx: number; goneIdx: number; adminIdx: number; reason: string; moved: object },
): Promise<void> {
  await sql`
    insert into member_merge (kept_idx, gone_idx, admin_idx, reason, moved)
    values (${keptIdx}, ${goneIdx}, ${adminIdx}, ${reason}, ${sql.json(moved)})`
}
