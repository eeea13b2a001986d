import { takeBackup } from '../backup/backup.ts'
import { warningsOf } from '../backup/said.ts'
import { type Config, StartError } from '../platform/config.ts'

/**
 * Writes the club as it is before a newer release changes its database; that of `databaseUrl`, built-in or not.
 * Decision 151. @throws StartError
 */
export async function backUpBeforeUpgrade(config: Config, log: (line: string) => void): Promise<void> {
  const within = config.backupDir
  log(`This release changes the database. Before that a backup is written to ${within} …`)
  try {
    const how = { within, key: config.backupKey, say: log, signal: new AbortController().signal }
    const taken = await takeBackup(config, how)
    for (const line of warningsOf(taken)) log(line)
    log(`The backup before the upgrade: ${taken.path}`)
  } catch (error) {
    const why = (error as Error).message.replace(/\.?$/, '.')
    throw new StartError(
      `The backup before the upgrade could not be written: ${why} Nothing was changed, and the release before still starts. Mend it and start again; to upgrade without a backup, start once with UPGRADE_BACKUP=off.`,
    )
  }
}
