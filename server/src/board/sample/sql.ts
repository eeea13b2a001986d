import type { Sql } from '../../platform/database.ts'
import type { Noun } from '../post/rows.ts'

/** What was added and never saved since. */
const isSample = (sql: Sql) => sql`state = 'DRAFT' and version = 1`

/** Makes changes of the samples wait for each other. */
export async function lockAll(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sample'))`
}

/** Boards without any post, not even a draft. */
export async function empty<N extends Noun>(sql: Sql, nouns: readonly N[]): Promise<N[]> {
  const rows = await sql<{ noun: N }[]>`
    select noun from unnest(${[...nouns]}::text[]) noun
    where not exists (select from post p where p.noun = noun.noun and p.state <> 'ARCHIVED')`
  return rows.map(({ noun }) => noun)
}

export async function count(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from sample_post join post using (noun, idx) where ${isSample(sql)}`
  return row!.n
}

export async function mark(sql: Sql, noun: Noun, idx: readonly number[]): Promise<void> {
  await sql`insert into sample_post (noun, idx) select ${noun}, unnest(${[...idx]}::bigint[])`
}

/** Locks the samples of a board, so that none is saved before it is archived. */
export async function lock(sql: Sql, noun: Noun): Promise<number[]> {
  const rows = await sql<{ idx: number }[]>`
    select idx from ${sql(noun)}
    where idx in (select idx from sample_post where noun = ${noun}) and ${isSample(sql)} for update`
  return rows.map(({ idx }) => idx)
}

export async function unmarkAll(sql: Sql): Promise<void> {
  await sql`delete from sample_post`
}
