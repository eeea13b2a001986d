import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'

export async function isFree(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql`select from login_id where id = ${id}`
  return row === undefined
}

/** An import of members and a signup take turns; signups do not wait for each other. */
export async function waitForImport(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('signup', 0))`
}

/** The day from which a former member may sign up again, if it is in the future. */
export async function rejoinFrom(sql: Sql, identity: Buffer, days: number): Promise<string | undefined> {
  const [row] = await sql<{ from: string | null }[]>`
    select (max(least(left_at, club_now()) + make_interval(days => ${days})) at time zone (select zone from club))::date as "from"
    from departed where identity_hash = ${identity} and left_at > club_now() - make_interval(days => ${days})`
  return row?.from ?? undefined
}

export async function missing(sql: Sql, lang: string, agreed: readonly number[]): Promise<number[]> {
  const rows = await sql<{ termsIdx: number }[]>`
    select distinct on (t.terms_type) t.terms_type, t.terms_idx from terms_version t
    where t.state = 'IN_FORCE' and t.is_required and t.terms_type <> 'BOOKING' and not exists (
      select from terms said join terms_version asked using (terms_type, effective_date)
      where said.terms_idx = any (${[...agreed]}) and asked.terms_type = t.terms_type and asked.state = 'IN_FORCE')
    order by t.terms_type, t.lang = ${lang} desc, t.lang = (select lang from club) desc, t.terms_idx`
  return rows.map(({ termsIdx }) => termsIdx).sort((a, b) => a - b)
}

type NewMember = Pick<
  MemberTable,
  | 'id'
  | 'passwordHash'
  | 'name'
  | 'otherName'
  | 'email'
  | 'phoneNo'
  | 'lang'
  | 'memberType'
  | 'claimedNo'
  | 'state'
  | 'gender'
  | 'birthDate'
  | 'zipCode'
  | 'address'
  | 'addressDetail'
  | 'identityHash'
> & { isCertified: boolean }

export async function add(sql: Sql, m: NewMember): Promise<number> {
  const [row] = await sql<{ memberIdx: number }[]>`
    insert into member (id, password_hash, name, other_name, email, phone_no, lang, member_type, claimed_no, state, gender,
      birth_date, zip_code, address, address_detail, identity_hash, certified_at)
    values (${m.id}, ${m.passwordHash}, ${m.name}, ${m.otherName}, ${m.email}, ${m.phoneNo}, ${m.lang}, ${m.memberType}, ${m.claimedNo},
      ${m.state}, ${m.gender}, ${m.birthDate}, ${m.zipCode}, ${m.address}, ${m.addressDetail}, ${m.identityHash},
      case when ${m.isCertified} then club_now() end)
    returning member_idx`
  return row!.memberIdx
}
