import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'

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
> & { news: string[] }

export async function profile(sql: Sql, memberIdx: number): Promise<ProfileRow> {
  const [row] = await sql<ProfileRow[]>`
    select member_idx, id, name, other_name, email, phone_no, lang, member_type, coalesce(member_no, claimed_no) as member_no, state,
      gender, birth_date, zip_code, address, address_detail, image_url, certified_at, created_at, last_login_at,
      password_changed_at, version, news
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

export async function lockVersion(sql: Sql, memberIdx: number): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    select version from member where member_idx = ${memberIdx} for no key update`
  return row!.version
}

/** @param version of the record from now on: one edit is one step */
export async function change(
  sql: Sql,
  memberIdx: number,
  version: number,
  fields: Record<string, unknown>,
): Promise<void> {
  await sql`update member set version = ${version} where member_idx = ${memberIdx}`
  if (Object.keys(fields).length > 0)
    await sql`update member set ${sql(fields as never)} where member_idx = ${memberIdx}`
}

/** Which of these keys are in use, as `group.key`. */
export async function usableKeys(sql: Sql, groups: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ found: string }[]>`
    select group_id || '.' || key as found from code where group_id = any (${[...groups]}) and is_use`
  return new Set(rows.map(({ found }) => found))
}

export async function hasCourse(sql: Sql, courseIdx: number): Promise<boolean> {
  const [row] = await sql`select from course where course_idx = ${courseIdx} and is_use`
  return row !== undefined
}

/** Replaces the picture. @returns the file of the previous one */
export async function setPhoto(
  sql: Sql,
  memberIdx: number,
  photo: { fileIdx: number; url: string } | null,
): Promise<number | null> {
  const [before] = await sql<{ imageFileIdx: number | null }[]>`
    select image_file_idx from member where member_idx = ${memberIdx} for no key update`
  await sql`
    update member set image_file_idx = ${photo?.fileIdx ?? null}, image_url = ${photo?.url ?? null},
      version = version + 1
    where member_idx = ${memberIdx}`
  return before!.imageFileIdx
}
