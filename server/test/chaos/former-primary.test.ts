import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../src/platform/embedded-database.ts'
import { write } from '../../src/platform/write.ts'
import { type Beside, contextOf, type OwnServer, openOwnServer } from '../own-server.ts'
import { relayTo } from '../relay.ts'

let own: OwnServer
let standby: EmbeddedDatabase
let line: Awaited<ReturnType<typeof relayTo>>
let product: Beside
const folder = mkdtempSync(join(tmpdir(), 'clubhouse-standby-'))

beforeAll(async () => {
  own = await openOwnServer()
  await own.club.sql`create table written (n int)`
  // A copy that waits for more of the log, which never comes: it can be read, and not be written to.
  await own.database.stop('fast')
  execFileSync('cp', ['-a', `${own.folder}/.`, folder])
  writeFileSync(join(folder, 'postgres/standby.signal'), '')
  await own.database.ensureRunning()
  standby = await openEmbeddedDatabase(folder, ['fsync=off'])
  line = await relayTo(own.database.url())
  product = await own.beside(60_000, line.url)
})
afterAll(async () => {
  await product.end()
  await line.close()
  await standby.stop('immediate')
  await own.end()
  rmSync(folder, { recursive: true, force: true })
})

it('keeps no connection to a server that became a standby: the next one reaches the primary', async () => {
  const { platform } = product
  const put = (n: number) =>
    write(contextOf(platform), async ({ sql }) => void (await sql`insert into written values (${n})`))
  const lookUp = () => platform.database<{ n: number }[]>`select n from written`
  const changed: string[] = []
  platform.events.on('changed', (noun) => changed.push(noun))
  await put(1)

  line.leadTo(standby.url())
  line.reset()
  for (let tries = 0; tries < 5; tries++) {
    await expect(put(2)).rejects.toThrow()
    await expect(lookUp(), 'a standby may be behind').rejects.toThrow()
  }

  line.leadTo(own.database.url())
  await expect.poll(() => put(3).then(() => 'written', String)).toBe('written')
  await expect.poll(() => lookUp().then((rows) => rows.map(({ n }) => n), String)).toEqual([1, 3])
  await expect
    .poll(async () => {
      await own.club.sql`select pg_notify('changed', 'fee')`
      return changed
    })
    .toContain('fee')
})
