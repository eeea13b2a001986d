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
    /** Address of the test server's database `postgres`. */
    postgres: string
  }
}

/** One real PostgreSQL for the run, with a template that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-test-'))
  const postgres = await openEmbeddedDatabase(folder, ['fsync=off', 'full_page_writes=off'])
  await createDatabase(postgres.url(TEMPLATE))
  const database = openDatabase(postgres.url(TEMPLATE), 2)
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
  project.provide('postgres', postgres.url('postgres'))
  return async () => {
    await postgres.stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
}
