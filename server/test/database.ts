import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadProductTexts } from '../src/language/product-texts.ts'
import { openDatabase } from '../src/platform/database.ts'
import { openEmbeddedDatabase } from '../src/platform/embedded-database.ts'
import { createDatabase, migrate } from '../src/platform/migrate.ts'
import { seed } from '../src/seed/seed.ts'
import { CLUB_TIME, TEMPLATE } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
  }
}

/**
 * One real PostgreSQL for the run, with a template that every test file clones. TEST_DATABASE_URL names a server to use
 * instead; databases of the run are dropped.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-test-'))
  const server = process.env.TEST_DATABASE_URL
    ? await openTestServer(process.env.TEST_DATABASE_URL)
    : await openBuiltIn(folder)
  await makeClub(server.url(TEMPLATE), folder)
  project.provide('postgres', server.url('postgres'))
  return async () => {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An empty club in a new database. @param folder for its files */
export async function makeClub(url: string, folder: string): Promise<void> {
  await createDatabase(url)
  const database = openDatabase(url, 2)
  await migrate(database)
  await loadProductTexts(database)
  await seed(
    {
      database,
      config: { clubCode: 'GC001', siteCode: 'GREENHILL', dataDir: folder, sessionSecret: '', clubTime: CLUB_TIME },
    },
    'empty',
  )
  await database.end()
}

interface TestServer {
  url(name: string): string
  end(): Promise<void>
}

async function openBuiltIn(folder: string): Promise<TestServer> {
  const { url, stop } = await openEmbeddedDatabase(folder, ['fsync=off', 'full_page_writes=off'])
  return { url, end: () => stop('immediate') }
}

async function openTestServer(address: string): Promise<TestServer> {
  const url = (name: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  // An interrupted run leaves its databases behind.
  await dropTestDatabases(url('postgres'))
  return { url, end: () => dropTestDatabases(url('postgres')) }
}

async function dropTestDatabases(url: string): Promise<void> {
  const root = openDatabase(url, 1)
  const rows = await root<{ name: string }[]>`
    select datname as name from pg_database where datname = ${TEMPLATE} or datname ~ '^test_[0-9a-f]{32}$'`
  for (const { name } of rows) await root.unsafe(`drop database ${name} with (force)`)
  await root.end()
}
