import type { Sql } from '../../platform/database.ts'
import { isOpen, type Noun } from '../post/rows.ts'

export interface OpenPost {
  title: string
  lang: string
  /** When it begins or was published, yyyy-MM-dd in the club's zone. */
  date: string
}

/** A post that visitors see. */
export async function open(sql: Sql, noun: Noun, idx: number): Promise<OpenPost | undefined> {
  const date = noun === 'event' ? sql`t.start_date` : sql`(t.open_at at time zone (select zone from club))::date`
  const [row] = await sql<OpenPost[]>`
    select t.title, t.lang, to_char(${date}, 'YYYY-MM-DD') as date
    from ${sql(noun)} t where t.idx = ${idx} and ${isOpen(sql, 't')}`
  return row
}
