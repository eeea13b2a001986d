import type { Problem } from '@clubhouse/contract/backup'
import { isOnChain } from '../audit/verify.ts'
import type { Deployment } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { checkedFor, loadInto } from './restore.ts'
import { inScratchDatabase } from './scratch-database.ts'
import { openSecrets } from './secrets.ts'

export interface Outcome {
  /** Null when the archive was restored, and the club in it is the one that was backed up. */
  problem: Problem | null
  /** Why not, in the words of the error. */
  detail: string
}

interface Proving {
  /** Of the running club. */
  sql: Sql
  deployment: Pick<Deployment, 'databaseUrl' | 'backupKey'>
  signal: AbortSignal
}

const say = () => {}
/** The bytes of files were compared with their hashes by then; the disk need not have them twice. */
const discarded = { put: async () => {} }

/**
 * Restores an archive into a scratch database beside the club's, as `npm run restore` does: every row is counted, every key
 * and invariant holds, the audit log has the head that the archive names, and so had the running club. Its secrets open with
 * the key of the settings. Decision 126. @throws what ends it when the process stops
 */
export async function prove(path: string, { sql, deployment, signal }: Proving): Promise<Outcome> {
  let problem: Problem = 'DAMAGED'
  try {
    const archive = await checkedFor({ archive: path, key: deployment.backupKey, say })
    if (archive.secrets && deployment.backupKey) await openSecrets(archive.secrets, deployment.backupKey)
    problem = 'NOT_RESTORED'
    await inScratchDatabase(deployment.databaseUrl, (url) =>
      loadInto(url, archive, { storage: discarded, say, signal }),
    )
    const { head } = archive.manifest.audit
    if (head.seq > 0 && !(await isOnChain(sql, head)))
      return { problem, detail: 'The audit log of the running club never had the head of the archive.' }
    return { problem: null, detail: '' }
  } catch (error) {
    if (signal.aborted) throw error
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) problem = 'NO_RIGHT'
    return { problem, detail: (error as Error).message }
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'
