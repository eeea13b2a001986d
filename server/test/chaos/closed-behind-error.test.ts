import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isDatabaseAway, openDatabase } from '../../src/platform/database.ts'
import { createDatabase } from '../../src/platform/migrate.ts'
import { TestClub } from '../club.ts'
import { relayTo } from '../relay.ts'

const TIMES = 5

const holder = TestClub.use()

// The server reports that it ends the connection, and then closes it: what is asked in between meets a closing connection.
it('answers again after a connection that the server ended, in and outside of transactions', async () => {
  const database = openDatabase(holder.club.url, 2)
  const end = (sql = database) => sql`select pg_terminate_backend(pg_backend_pid())`
  const ask = (sql = database) => sql<{ n: number }[]>`select 1 as n`
  for (let n = 0; n < TIMES; n++) {
    await end().catch(() => ask().catch(() => {}))
    expect((await ask())[0]!.n).toBe(1)
    const cut = database.begin(async (tx) => {
      const sql = tx as unknown as typeof database
      await end(sql).catch(() => ask(sql))
    })
    await expect(cut).rejects.toThrow()
    expect((await database.begin((tx) => ask(tx as unknown as typeof database)))[0]!.n).toBe(1)
  }
  await database.end({ timeout: 1 })
})

it('refuses what is asked over a reserved connection after the server ended it', async () => {
  const database = openDatabase(holder.club.url, 1)
  const one = await database.reserve()
  await expect(one`select pg_terminate_backend(pg_backend_pid())`.execute()).rejects.toThrow()
  await expect(one`select 1`.execute()).rejects.toThrow()
  await database.end({ timeout: 0 })
})

// The driver writes a statement in the next turn of the event loop, and a reset socket closes at the end of this one.
it('answers again after a statement that was asked between the reset of a connection and its end', async () => {
  const relay = await relayTo(holder.club.url, {
    asked(bytes) {
      if (bytes.includes('cut')) relay.reset()
      return bytes
    },
  })
  const database = openDatabase(relay.url, 2)
  const errorOf = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => error,
    )
  await database`select 1`
  expect(isDatabaseAway(await errorOf(database`select 1 as cut`))).toBe(true)
  await nextTurn()
  expect(isDatabaseAway(await errorOf(database`select 1`))).toBe(true)
  const [row] = await database<{ n: number }[]>`select 1 as n`
  expect(row!.n).toBe(1)
  await database.end()
  await relay.close()
})

// A start meets a database that still stops: it asks again as long as it gets an answer.
it('refuses a start whose connection is reset during a statement, and does not wait for its end', async () => {
  const relay = await relayTo(holder.club.url, {
    asked(bytes) {
      if (bytes.includes('server_version_num')) relay.reset()
      return bytes
    },
  })
  const refused = await createDatabase(relay.url).catch((error: unknown) => error)
  expect(isDatabaseAway(refused)).toBe(true)
  await relay.close()
})
