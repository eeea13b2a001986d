import { besideServer } from '../../platform/beside-server.ts'
import { type Config, readConfig, StartError } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import { lendConnection } from '../../platform/lend-connection.ts'
import { unreachable } from '../../platform/unreachable.ts'
import { knownPasswords } from '../../setup/rows.ts'
import { database } from './database.ts'
import { type Finding, fault } from './finding.ts'
import { machine } from './machine.ts'
import { outside } from './outside.ts'
import { settings } from './settings.ts'

/**
 * Looks at a club beside its running site, and changes nothing. Decision 149. A check that cannot be made is a fault like others.
 * @param env settings as the site reads them
 */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config
  try {
    // A doctor makes no secret: the folder may be the wrong one.
    config = readConfig(env, () => '')
  } catch (error) {
    return said(error).map((line) => fault('Settings', line, 'README.md lists every setting.'))
  }
  const around = [...(await machine(config)), ...(await outside(config))]
  try {
    return await besideServer(config, (url) =>
      lendConnection(url, async (db) => {
        const found = await database(db, config).catch((error) => {
          throw new StartError(unreachable(url, error))
        })
        return [...found, ...settings(config, await known(db)), ...around]
      }),
    )
  } catch (error) {
    const found = said(error).map((line) => fault('Database', line, 'Mend this first: other checks need it.'))
    return [...found, ...settings(config, 0), ...around]
  }
}

/** An old database has no such table. */
const known = (db: Database) =>
  knownPasswords(db).then(
    ({ managers, members }) => managers + members,
    () => 0,
  )

function said(error: unknown): string[] {
  if (error instanceof StartError) return error.message.split('\n')
  throw error
}
