import { existsSync } from 'node:fs'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { type Finding, fault, good, warning } from './finding.ts'

const GB = 1e9
/** Below it PostgreSQL may stop in the middle of a busy day. */
const LEAST_FREE = GB
const FEW_FREE = 5 * GB

/** The data folder: that it can be written to, the room on its disk, and the secret of the deployment. */
export async function machine({ dataDir, databaseUrl, sessionSecret }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir))
    return [fault('Data folder', `${dataDir} does not exist.`, 'Set DATA_DIR to the folder of your club.')]
  const mayWrite = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!mayWrite)
    return [fault('Data folder', `${dataDir} cannot be written to.`, 'Give it to the user who starts the site.')]
  const { bavail, bsize } = await statfs(dataDir)
  const hasSecret = sessionSecret !== '' || existsSync(join(dataDir, 'session.secret'))
  return [
    disk(bavail * bsize, dataDir),
    ...(hasSecret
      ? await secretFile(join(dataDir, 'session.secret'))
      : [
          fault(
            'Secret',
            databaseUrl ? 'SESSION_SECRET is not set.' : `${join(dataDir, 'session.secret')} is missing.`,
            'Take it from a backup. With a new one, authenticator apps and the passwords of other services are lost.',
          ),
        ]),
  ]
}

export function disk(free: number, dataDir: string): Finding {
  const says = `${(free / GB).toFixed(1)} GB are free at ${dataDir}.`
  const mend = 'Delete what is not needed there, or move the folder to a larger disk.'
  if (free < LEAST_FREE) return fault('Disk', says, mend)
  return free < FEW_FREE ? warning('Disk', says, mend) : good('Disk', says)
}

async function secretFile(path: string): Promise<Finding[]> {
  const { mode } = (await stat(path).catch(() => undefined)) ?? {}
  if (mode === undefined || process.platform === 'win32') return []
  if ((mode & 0o077) === 0) return [good('Secret', 'Only the user of the site can read it.')]
  return [warning('Secret', `Other users of this machine can read ${path}.`, `Run chmod 600 ${path}`)]
}
