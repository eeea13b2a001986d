import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database.ts'
import { TestClub } from '../club.ts'

const CONNECTIONS = 3
/** Statements that the driver pipelines on one connection. */
const PIPELINE = 100

const holder = TestClub.use()
let database: Database

beforeAll(async () => {
  database = openDatabase(holder.club.url, CONNECTIONS)
  await database`create table seen (n int)`
})
afterAll(() => database.end())

it('keeps a transaction to itself, whichever statement fills the pipeline', async () => {
  const failures: unknown[] = []
  const last = (PIPELINE + 3) * CONNECTIONS
  for (let ahead = 0; ahead < last; ahead++) {
    const reads = Array.from({ length: ahead }, (_, n) => database`select ${n}::int`.execute())
    const written = database.begin((sql) => sql`insert into seen values (${ahead})`)
    await Promise.all([...reads, written]).catch((error: Error) => failures.push(error.message))
  }
  expect(failures).toEqual([])
  const [row] = await database<{ n: number }[]>`select count(*) as n from seen`
  expect(row!.n).toBe(last)
  const left = await database`
    select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
  expect([...left]).toEqual([])
})
