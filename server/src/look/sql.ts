import type { PICTURES } from '@clubhouse/contract/look/look'
import type { Picture } from '@clubhouse/contract/shape'
import type { Sql } from '../platform/database.ts'
import type { LookTable } from '../platform/tables.ts'

export type Place = (typeof PICTURES)[number]

interface KeptPicture extends Omit<Picture, 'url'> {
  place: Place
  fileIdx: number
  key: string
  name: string
}

export type LookRow = Pick<LookTable, 'main' | 'accent' | 'focusX' | 'focusY' | 'version'> & {
  heroAlt: Record<string, string>
  pictures: KeptPicture[]
}

export async function look(sql: Sql): Promise<LookRow> {
  const [row] = await sql<LookRow[]>`
    select main, accent, hero_alt, focus_x, focus_y, version, coalesce((
      select jsonb_agg(jsonb_build_object('place', l.place, 'fileIdx', f.file_idx, 'key', f.key, 'name', f.name,
        'width', f.width, 'height', f.height, 'blur', f.blur))
      from club_logo l join file f using (file_idx) where l.place in ('hero', 'share')), '[]') as pictures
    from look`
  return row!
}

/** Locks the record until this transaction ends. */
export async function lockLook(sql: Sql): Promise<LookRow> {
  await sql`select from look for no key update`
  return look(sql)
}

/** @param colours null: the default */
export async function changeColours(sql: Sql, { main, accent }: Pick<LookTable, 'main' | 'accent'>): Promise<void> {
  await sql`update look set main = ${main}, accent = ${accent}, version = version + 1`
}

/** What the image of the home page shows, and its point. */
export async function describeHero(
  sql: Sql,
  { heroAlt, focusX, focusY }: Pick<LookRow, 'heroAlt' | 'focusX' | 'focusY'>,
): Promise<void> {
  await sql`update look set hero_alt = ${sql.json(heroAlt)}, focus_x = ${focusX}, focus_y = ${focusY}`
}

export async function setPicture(sql: Sql, place: Place, fileIdx: number): Promise<void> {
  await sql`insert into club_logo (place, file_idx) values (${place}, ${fileIdx})`
}

/** @returns the removed file */
export async function removePicture(sql: Sql, place: Place): Promise<number | undefined> {
  const [row] = await sql<{ fileIdx: number }[]>`delete from club_logo where place = ${place} returning file_idx`
  return row?.fileIdx
}
