import { parseArgs } from 'node:util'
import { loadProductTexts } from '../language/product-texts.ts'
import { readConfig, StartError } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { createDatabase, migrate } from '../platform/migrate.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { type SeedKind, seed } from './seed.ts'

// npm run db:reset -- --seed=demo|large|empty: drops everything in the database and creates a new club.

const KINDS: readonly SeedKind[] = ['demo', 'large', 'empty']
const log = (line: string) => console.log(line)

async function run(): Promise<void> {
  const kind = wanted()
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await openEmbeddedDatabase(config.dataDir)
  const url = config.databaseUrl ?? embedded!.url()
  await createDatabase(url)
  // One connection, so that any other belongs to another program.
  const database = openDatabase(url, 1)
  try {
    await refuseWhileRunning(database)
    await empty(database)
    await migrate(database)
    await loadProductTexts(database)
    const began = performance.now()
    await seed({ database, config }, kind, log)
    log(`Created the ${kind} club in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    if (kind !== 'empty') log(`Accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ id }) => id).join(', ')}`)
  } finally {
    await database.end({ timeout: 5 })
  }
  await embedded?.stop()
}

function wanted(): SeedKind {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: 'demo' } }, strict: false })
  const kind = KINDS.find((one) => one === values.seed)
  if (!kind) throw new StartError(`Invalid --seed: use ${KINDS.join(', ')}.`)
  return kind
}

/** Refuses while a server runs on the database. @throws StartError */
async function refuseWhileRunning(database: Database): Promise<void> {
  const [row] = await database<{ others: number }[]>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name in ('clubhouse', 'postgres.js')`
  if (row!.others > 0) throw new StartError('A server is using this database. Stop it, then reset.')
}

async function empty(database: Database): Promise<void> {
  await database.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`drop schema public cascade`
    await sql`create schema public`
  })
}

try {
  await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
