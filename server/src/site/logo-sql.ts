import type { Sql } from '../platform/database.ts'

export interface Logos {
  version: number
  /** Texts by name; the product's own URL under the name of a picture. */
  logos: Record<string, string>
  files: { place: string; fileIdx: number; name: string }[]
}

export async function logos(sql: Sql): Promise<Logos> {
  const [row] = await sql<Logos[]>`
    select logo_version as version, logos, coalesce((
      select jsonb_agg(jsonb_build_object('place', l.place, 'fileIdx', l.file_idx, 'name', f.name))
      from club_logo l join file f using (file_idx)), '[]') as files
    from club`
  return row!
}

/** Locks the record until this transaction ends. */
export async function lockLogos(sql: Sql): Promise<Logos> {
  await sql`select from club for no key update`
  return logos(sql)
}

export async function changeTexts(sql: Sql, texts: Record<string, string>): Promise<void> {
  await sql`update club set logos = ${sql.json(texts)}, logo_version = logo_version + 1`
}

export async function setLogo(sql: Sql, place: string, fileIdx: number): Promise<void> {
  await sql`
    insert into club_logo (place, file_idx) values (${place}, ${fileIdx})
    on conflict (place) do update set file_idx = excluded.file_idx`
}

/** @returns the previous file */
export async function removeLogo(sql: Sql, place: string): Promise<number | undefined> {
  const [row] = await sql<{ fileIdx: number }[]>`delete from club_logo where place = ${place} returning file_idx`
  return row?.fileIdx
}
