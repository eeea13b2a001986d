import type { Sql } from '../../platform/database.ts'

/**
 * Keeps the version: who edits their details in another window is not in the way of it.
 * @returns whether it was another language before
 */
export async function speak(sql: Sql, memberIdx: number, lang: string): Promise<boolean> {
  const rows = await sql`
    update member set lang = ${lang} where member_idx = ${memberIdx} and lang <> ${lang} returning member_idx`
  return rows.length > 0
}
