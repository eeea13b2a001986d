import type { Identity } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import type { Translated } from '../platform/said-in.ts'
import type { ClubTable, MemberTable } from '../platform/tables.ts'
import { hashToken as hash } from '../platform/token.ts'

export interface Account {
  id: string
  memberIdx: number | null
  adminIdx: number | null
  passwordHash: string
  state: string
  blockReason: string | null
  blockTranslated: Translated
  isTempPassword: boolean
  /** A temporary password that was not used in time. */
  isTempOver: boolean
  /** Closed by its member, who can still restore it. */
  hasLeft: boolean
  isSsAdmin: boolean
  rights: Record<string, string> | null
  passwordChangedAt: Temporal.Instant | null
  passwordAskAt: Temporal.Instant | null
  hasFactor: boolean
  lacksFactor: boolean
}

export async function account(sql: Sql, id: string): Promise<Account | undefined> {
  const [row] = await accounts(sql, sql`id = ${id}`, sql`id = ${id}`)
  return row
}

export async function accountOf(
  sql: Sql,
  whose: Pick<Account, 'memberIdx' | 'adminIdx'>,
): Promise<Account | undefined> {
  const [row] = await accounts(sql, sql`member_idx = ${whose.memberIdx}`, sql`admin_idx = ${whose.adminIdx}`)
  return row
}

const accounts = (sql: Sql, member: Fragment, admin: Fragment) => sql<Account[]>`
  select id, member_idx, null::bigint as admin_idx, password_hash, state, block_reason, block_translated, is_temp_password,
    coalesce(temp_password_until <= club_now(), false) as is_temp_over,
    state = 'WITHDRAW_REQUESTED' and coalesce(undo_until > club_now(), false) and state_before is distinct from 'PENDING'
      and block_reason is null as has_left,
    false as is_ss_admin, null::jsonb as rights, password_changed_at, password_ask_at, false as has_factor,
    false as lacks_factor
  from member where ${member}
  union all
  select id, null, admin_idx, password_hash, state, null, '{}'::jsonb, is_temp_password,
    coalesce(temp_password_until <= club_now(), false), false, is_ss_admin,
    (select jsonb_object_agg(menu_code, r.rights) from admin_right r where r.admin_idx = a.admin_idx), null, null,
    has_second_factor(admin_idx), needs_second_factor() and not has_second_factor(admin_idx)
  from admin a where ${admin}`

type Fragment = ReturnType<Sql>

interface Tokens {
  accessToken: string
  accessTokenExpire: Temporal.Instant
  refreshToken: string
  refreshTokenExpire: Temporal.Instant
}

interface Beginning extends Tokens {
  cookieHash: Buffer | null
  keep: boolean
  ip: string
  device: string
  termsLimit: string | null
}

/** Required terms without an answer; nothing for a manager. */
export async function termsLimit(sql: Sql, memberIdx: number | null): Promise<'TERMS' | 'READ_ONLY' | null> {
  if (memberIdx === null) return null
  const [row] = await sql<{ limit: 'TERMS' | 'READ_ONLY' | null }[]>`select terms_limit_of(${memberIdx}) as limit`
  return row!.limit
}

export async function begin(
  sql: Sql,
  { memberIdx, adminIdx }: Pick<Account, 'memberIdx' | 'adminIdx'>,
  b: Beginning,
): Promise<void> {
  await sql`
    insert into session (member_idx, admin_idx, access_hash, access_expires_at, refresh_hash, refresh_expires_at,
      cookie_hash, keep, ip, device, terms_limit)
    values (${memberIdx}, ${adminIdx}, ${hash(b.accessToken)}, ${b.accessTokenExpire}, ${hash(b.refreshToken)},
      ${b.refreshTokenExpire}, ${b.cookieHash}, ${b.keep}, ${b.ip}, ${b.device}, ${b.termsLimit})`
  await sql`update member set last_login_at = club_now() where member_idx = ${memberIdx}`
  await sql`update admin set last_login_at = club_now() where admin_idx = ${adminIdx}`
}

/** Locks the account if unchanged, so that no session begins after a block, a closed account or a new password. */
export async function isStill(sql: Sql, { memberIdx, adminIdx, state, passwordHash }: Account): Promise<boolean> {
  const [row] =
    memberIdx !== null
      ? await sql`
          select from member where member_idx = ${memberIdx} and state = ${state} and password_hash = ${passwordHash}
          for no key update`
      : await sql`
          select from admin where admin_idx = ${adminIdx} and state = ${state} and password_hash = ${passwordHash}
          for no key update`
  return row !== undefined
}

export async function record(sql: Sql, lang: string, { memberIdx, adminIdx }: Pick<Account, 'memberIdx' | 'adminIdx'>) {
  const [row] = await sql<PersonRow[]>`
    with person as (
      select id, name_in(${lang}, name, other_name) as name, lang, phone_no, email, member_type, image_url, is_temp_password, state = 'DORMANT' as inactive,
        inactive_at, member_idx, null::bigint as admin_idx, false as is_ss_admin
      from member where member_idx = ${memberIdx}
      union all
      select id, name_in(${lang}, name, other_name), lang, phone_no, email, null, image_url, is_temp_password, false, null, null, admin_idx, is_ss_admin
      from admin where admin_idx = ${adminIdx})
    select p.id, p.name, p.lang, p.phone_no, p.email, p.member_idx, p.admin_idx, p.member_type, p.image_url,
      p.is_temp_password, p.inactive, case when p.inactive then p.inactive_at end as inactive_date,
      p.is_ss_admin, p.admin_idx is not null as is_admin,
      case when p.admin_idx is null then 'MEMBER' else 'MANAGER' end as authority,
      c.club_code, c.club_idx, c.zip_code, c.club_phone_no, c.club_fax_no, c.business_no, c.langs,
      coalesce(here ->> 'clubName', c.club_name) as club_name, coalesce(here ->> 'ceoName', c.ceo_name) as ceo_name,
      coalesce(here ->> 'address', c.address) as address,
      coalesce(here ->> 'addressDetail', c.address_detail) as address_detail
    from person p cross join club c, lateral (select c.translated -> ${lang} as here) said`
  const { isSsAdmin, langs, ...rest } = row!
  return {
    ...rest,
    isSSAdmin: isSsAdmin,
    authClub: [rest.clubCode],
    clubList: [{ clubCode: rest.clubCode, clubName: rest.clubName }],
    langList: langs.map((code) => ({ code, name: languageName(code) })),
  }
}

type PersonRow = Pick<MemberTable, 'id' | 'name' | 'lang' | 'phoneNo' | 'email' | 'imageUrl' | 'isTempPassword'> &
  Pick<
    ClubTable,
    | 'clubCode'
    | 'clubIdx'
    | 'clubName'
    | 'address'
    | 'addressDetail'
    | 'zipCode'
    | 'clubPhoneNo'
    | 'clubFaxNo'
    | 'businessNo'
    | 'ceoName'
    | 'langs'
  > & {
    memberIdx: number | null
    adminIdx: number | null
    memberType: string | null
    inactive: boolean
    inactiveDate: Temporal.Instant | null
    isSsAdmin: boolean
    isAdmin: boolean
    authority: 'MEMBER' | 'MANAGER'
  }

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}

export async function end(
  sql: Sql,
  { sessionIdx, memberIdx, adminIdx }: Identity,
  { all, idle }: { all: boolean; idle: boolean },
): Promise<void> {
  await sql`
    update session set ended_at = club_now(), end_reason = ${idle ? 'idle' : 'logout'}
    where ended_at is null and (session_idx = ${sessionIdx}
      or (${all} and (member_idx = ${memberIdx} or admin_idx = ${adminIdx})))`
}

export async function keepOf(sql: Sql, refreshHash: Buffer): Promise<boolean> {
  const [row] = await sql<{ keep: boolean }[]>`select keep from session where refresh_hash = ${refreshHash}`
  return row?.keep ?? false
}

/** Single use: succeeds only with the current token. */
export async function rotate(
  sql: Sql,
  refreshHash: Buffer,
  cookieHash: Buffer | null,
  tokens: Tokens,
  successor: string,
): Promise<boolean> {
  const [row] = await sql`
    with moved as (
      update session s set access_hash = ${hash(tokens.accessToken)}, access_expires_at = ${tokens.accessTokenExpire},
        refresh_hash = ${hash(tokens.refreshToken)}, refresh_expires_at = ${tokens.refreshTokenExpire}, last_seen_at = club_now()
      where s.refresh_hash = ${refreshHash} and s.ended_at is null and s.refresh_expires_at > club_now()
        and (s.cookie_hash is null or s.cookie_hash = ${cookieHash})
        and not exists (select from member m where m.member_idx = s.member_idx and m.state not in ('ACTIVE', 'DORMANT'))
        and not exists (select from admin a where a.admin_idx = s.admin_idx and a.state <> 'ACTIVE')
      returning s.session_idx)
    insert into used_refresh (hash, session_idx, successor)
    select ${refreshHash}, session_idx, ${successor} from moved returning session_idx`
  return row !== undefined
}

/** The session in which this token was used before. The cookie is required, so that a stranger cannot end it. */
export async function usedBefore(sql: Sql, refreshHash: Buffer, cookieHash: Buffer | null, graceSeconds: number) {
  const [row] = await sql<{ sessionIdx: number; successor: string; currentHash: Buffer; inGrace: boolean }[]>`
    select u.session_idx, u.successor, s.refresh_hash as current_hash, u.at > club_now() - make_interval(secs => ${graceSeconds}) as in_grace
    from used_refresh u join session s using (session_idx)
    where u.hash = ${refreshHash} and s.ended_at is null and (s.cookie_hash is null or s.cookie_hash = ${cookieHash})`
  return row
}

export async function endFamily(sql: Sql, sessionIdx: number, reason: string): Promise<void> {
  await sql`update session set ended_at = club_now(), end_reason = ${reason} where session_idx = ${sessionIdx}`
}
