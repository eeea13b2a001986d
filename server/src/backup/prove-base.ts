import { join } from 'node:path'
import { type Head, isOnChain, verify } from '../audit/verify.ts'
import type { Deployment } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { clusterFolder, walFolder } from '../platform/wal-archive.ts'
import { keptKey } from './archive-key.ts'
import { archiveNow } from './base.ts'
import type { KeptBase } from './base-folder.ts'
import * as catalogue from './catalogue-sql.ts'
import { recoverInto } from './recover.ts'
import { Room } from './room.ts'

/** Within the data folder, for the length of a test. */
const TEST = 'archive-test'

interface Proving {
  /** Of the running club. */
  sql: Sql
  deployment: Pick<Deployment, 'databaseUrl' | 'dataDir' | 'backupKey'> & { archiveDir: string }
  signal: AbortSignal
}

/**
 * Restores a copy and the log since into a server of its own, as `npm run restore -- --to=end` does: it breaks no invariant
 * that the running club does not, its audit log is whole and is that of the running club, with what was in it before the
 * test began. @throws Error where the club in it is another, or none
 */
export async function proveBase(base: KeptBase, { sql, deployment, signal }: Proving): Promise<void> {
  const { archiveDir, backupKey, dataDir, databaseUrl } = deployment
  const { head: before } = await verify(sql, { most: 0 })
  await lendConnection(databaseUrl, (database) => archiveNow(database, walFolder(archiveDir, base.cluster), signal))
  // A killed test leaves its server running, which the next one ends.
  const room = await Room.make(join(dataDir, TEST))
  // From the disk, so that the test finds a damaged one.
  const key = await keptKey(clusterFolder(archiveDir, base.cluster), backupKey)
  const how = { archiveDir, key, base, flags: ['shared_buffers=32MB'], say: () => {}, signal }
  try {
    const { server } = await recoverInto(room.folder, how)
    try {
      const difference = await lendConnection(server.url(), (copy) => differenceOf(copy, sql, before), signal)
      if (difference) throw new Error(`The restored database is not that of the club: ${difference}.`)
    } finally {
      await server.stop('immediate')
    }
  } finally {
    await room.undo()
  }
}

async function differenceOf(copy: Sql, sql: Sql, before: Head): Promise<string | undefined> {
  const { problem, head } = await verify(copy)
  if (problem) return `its audit log is broken (${problem})`
  if (before.seq > 0 && !(await isOnChain(copy, before))) return 'its audit log lacks what the club had'
  if (head.seq > 0 && !(await isOnChain(sql, head))) return 'its audit log has what the club never had'
  const [found, known] = await Promise.all([catalogue.violations(copy), catalogue.violations(sql)])
  const added = found.find((line) => !known.includes(line))
  return added && `it breaks an invariant, ${added}`
}
