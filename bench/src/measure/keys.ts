import { setTimeout as wait } from 'node:timers/promises'
import { forgetKeys } from '../../../server/src/job/forget-keys.ts'
import { type Database, openDatabase } from '../../../server/src/platform/database.ts'
import { clubContext } from '../../../server/src/seed/club-context.ts'
import { Connection } from '../connection.ts'
import type { Field } from '../field.ts'
import { addMembers, type Person } from '../people.ts'
import { holdRequest, releaseRequest } from '../request.ts'

const WRITES = 20_000
const CLIENTS = 20
const TEE_TIMES = 50
/** PostgreSQL's processes report their statistics at most once a second. */
const STATISTICS_MS = 2_500

/**
 * A plan made while the table of keys was small must not read all of it later. On a new club: keyed writes, the job that
 * clears keys, and as many keyed writes again. Clients share tee times, so that some holds are refused.
 */
export async function measureKeys(field: Field): Promise<string[][]> {
  const { sql, port } = field
  const people = await addMembers(sql, CLIENTS)
  const { slots } = await field.day(TEE_TIMES)
  const first = await duringWrites(sql, port, people, slots)
  await clear(field.url)
  const second = await duringWrites(sql, port, people, slots)
  const [{ kept }] = await sql<[{ kept: number }]>`select count(*) as kept from idempotency`
  return [
    ['keyed writes', 'kept keys', 'scans of all keys', 'rows read by them', 'aim'],
    [String(2 * WRITES), String(kept), String(first.scans + second.scans), String(first.rows + second.rows), '0'],
  ]
}

/** Connections of its own report their statistics when they end, before the next count. */
async function clear(databaseUrl: string): Promise<void> {
  const sql = openDatabase(databaseUrl, 2)
  await sql`update idempotency set at = at - interval '25 hours'`
  await forgetKeys.run(await clubContext(sql, 'bench'))
  await sql`vacuum analyze idempotency`
  await sql.end()
}

async function duringWrites(sql: Database, port: number, people: Person[], slots: number[]) {
  const before = await scansOf(sql)
  await Promise.all(people.map((person, i) => write(port, person, slots, i)))
  const after = await scansOf(sql)
  return { scans: after.scans - before.scans, rows: after.rows - before.rows }
}

async function write(port: number, { token }: Person, slots: number[], client: number): Promise<void> {
  const connection = new Connection(port)
  for (let i = 0; i < WRITES / CLIENTS / 2; i++) {
    const slotIdx = slots[(client + i) % slots.length]!
    await connection.send(holdRequest(token, slotIdx, crypto.randomUUID()))
    await connection.send(releaseRequest(token, slotIdx, crypto.randomUUID()))
  }
  connection.cut()
}

async function scansOf(sql: Database): Promise<{ scans: number; rows: number }> {
  await wait(STATISTICS_MS)
  const [row] = await sql<[{ scans: number; rows: number }]>`
    select seq_scan as scans, seq_tup_read as rows from pg_stat_user_tables where relname = 'idempotency'`
  return row
}
