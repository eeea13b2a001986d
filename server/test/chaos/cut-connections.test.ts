import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/database.ts'
import { TestClub } from '../club.ts'

const holder = TestClub.use()
let database: Database

beforeAll(async () => {
  database = openDatabase(holder.club.url, 6)
  await database`create table pair (n int, half int)`
})
afterAll(() => database.end({ timeout: 1 }))

const WORKERS = 40
const CUTS = 12

/** Ends every connection of the pool under test, as a server crash does, and none of the test's own pool. */
async function cutAll(): Promise<void> {
  await holder.club.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pair%' and query not like '%pg_stat_activity%'`
}

it('writes both halves or none while connections are cut, and goes on afterwards', async () => {
  let next = 0
  let stop = false
  const done: number[] = []
  const strange: number[] = []
  const workers = Array.from({ length: WORKERS }, async () => {
    while (!stop) {
      const n = next++
      const written = database.begin(async (sql) => {
        await sql`insert into pair values (${n}, 1)`
        // Work between two statements: the connection may be lost and reused in the meantime.
        if (n % 5 === 0) await wait(300)
        await Promise.all([sql`select count(*) from pair where n = ${n}`, sql`insert into pair values (${n}, 2)`])
      })
      await written.then(
        () => done.push(n),
        () => wait(5),
      )
      const asked = database<{ mine: number }[]>`select ${n}::int as mine`
      await asked.then(
        ([row]) => row?.mine === n || strange.push(n),
        () => {},
      )
    }
  })
  // A slow machine needs longer until enough is written between the cuts.
  for (let cuts = 0; cuts < CUTS || done.length <= WORKERS; cuts++) {
    await wait(120)
    await cutAll()
  }
  stop = true
  await Promise.all(workers)

  expect(strange).toEqual([])
  const halves = await database`select n from pair group by n having count(*) <> 2`
  expect([...halves]).toEqual([])
  const kept = new Set((await database<{ n: number }[]>`select distinct n from pair`).map(({ n }) => n))
  expect(done.filter((n) => !kept.has(n))).toEqual([])
  const again = Array.from({ length: 50 }, (_, n) => database.begin((sql) => sql`insert into pair values (${-n}, 1)`))
  await expect(Promise.all(again)).resolves.toHaveLength(50)
})
