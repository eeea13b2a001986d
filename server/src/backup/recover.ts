import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../platform/config.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase, systemUser } from '../platform/embedded-database.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { walFolder } from '../platform/wal-archive.ts'
import type { ArchiveKey } from './archive-key.ts'
import { PASSWORD, passwordIn } from './base.ts'
import { type KeptBase, namesIn } from './base-folder.ts'
import { recovered } from './base-sql.ts'
import { unpackSegment } from './pack-segments.ts'
import { unpackFolder } from './packed-folder.ts'
import type { Say } from './progress.ts'
import { needed } from './segments.ts'

export interface Recovery {
  archiveDir: string
  base: KeptBase
  /** Where the archive is encrypted. */
  key: ArchiveKey | undefined
  /** The last segment of the log that is needed, where that is known. */
  last?: string | undefined
  /** Everything that was committed until then; without it, everything that was archived. */
  to?: Temporal.Instant | undefined
  /** Beside those of every built-in server. */
  flags?: string[]
  say: Say
  signal: AbortSignal
}

const LOOK_MS = 50
/** Answers of a server that is not ready yet. */
const STARTING = '57P03'

/**
 * Makes the database of a base copy and of the log that was archived since, in a folder. It runs then, on a timeline of its
 * own. @returns up to which commit it goes @throws StartError where the archive does not go as far
 */
export async function recoverInto(
  folder: string,
  recovery: Recovery,
): Promise<{ server: EmbeddedDatabase; upTo: Temporal.Instant | null }> {
  const { archiveDir, base, key, last, to, flags = [], say, signal } = recovery
  const cluster = join(folder, 'postgres')
  const owner = systemUser()
  say(`Unpacking the copy of ${base.at} …`)
  await unpackFolder(join(base.path, 'postgres'), cluster, { owner, key, signal })
  await writeFile(join(folder, PASSWORD), await passwordIn(base, key), { mode: 0o600 })
  const from = walFolder(archiveDir, base.cluster)
  const log = needed(await namesIn(from), { first: base.first, last })
  say(`Unpacking ${log.length} parts of the log …`)
  // PostgreSQL finds them where it looks after it asked for an archive, which here has nothing.
  await mkdir(join(cluster, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
  const made = [join(cluster, 'pg_wal', 'archive_status'), join(cluster, 'recovery.signal')]
  await writeFile(join(cluster, 'recovery.signal'), '')
  for (const file of log) {
    signal.throwIfAborted()
    made.push(await unpackSegment(from, file, join(cluster, 'pg_wal'), key))
  }
  if (owner) for (const path of made) await chown(path, owner.uid, owner.gid)
  say('PostgreSQL reads the log …')
  let server: EmbeddedDatabase | undefined
  try {
    server = await openEmbeddedDatabase(folder, [
      'restore_command=exit 1',
      // A later restore of the same archive has a timeline of its own, which does not hide what came after this one.
      'recovery_target_timeline=current',
      ...(to ? [`recovery_target_time=${withOffset(to)}`, 'recovery_target_action=promote'] : []),
      ...flags,
    ])
    return { server, upTo: await untilRecovered(server, signal) }
  } catch (error) {
    await server?.stop('immediate')
    const why = await fatalIn(cluster)
    if (why?.includes('ended before configured recovery target'))
      throw new StartError(
        `The archive does not go up to ${to}. Name an earlier moment, or --to=end. Nothing was changed.`,
      )
    throw why && !signal.aborted ? new StartError(`The database could not be recovered: ${why}`) : error
  }
}

/** A setting of the start is read before the names of zones are known, and Z is one. */
const withOffset = (to: Temporal.Instant) => to.toString().replace('Z', '+00:00')

const untilRecovered = ({ url }: EmbeddedDatabase, signal: AbortSignal): Promise<Temporal.Instant | null> =>
  lendConnection(
    url(),
    async (database) => {
      for (;;) {
        signal.throwIfAborted()
        const found = await recovered(database).catch((error: { code?: string }) => {
          if (error.code !== STARTING) throw error
          return undefined
        })
        if (found) return found.upTo
        await pause(LOOK_MS)
      }
    },
    signal,
  )

/** What stopped the server, in its own words. */
async function fatalIn(cluster: string): Promise<string | undefined> {
  const log = await readFile(join(cluster, 'server.log'), 'utf8').catch(() => '')
  return /FATAL: {2}(.*)/.exec(log)?.[1]
}
