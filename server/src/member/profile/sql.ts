import type { Sql } from '../../platform/database.ts'

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
  if (Object.keys(fields).length > 0) await sql`update member set ${sql(fields)} where member_idx = ${memberIdx}`
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

export async function ruleText(sql: Sql, lang: string): Promise<string> {
  const [row] = await sql<{ contents: string }[]>`
    select contents from terms_version where terms_type = 'BOOKING' and state = 'IN_FORCE'
    order by lang = ${lang} desc, effective_date desc limit 1`
  return row?.contents ?? ''
}
