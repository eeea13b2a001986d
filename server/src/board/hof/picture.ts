import type { Sql } from '../../platform/database.ts'

/** @returns the file that it had */
export async function setPicture(sql: Sql, idx: number, fileIdx: number | null): Promise<number | null> {
  const [row] = await sql<{ had: number | null }[]>`
    with was as (select image_file_idx from hof where idx = ${idx})
    update hof set image_file_idx = ${fileIdx} where idx = ${idx}
    returning (select image_file_idx from was) as had`
  return row!.had
}
