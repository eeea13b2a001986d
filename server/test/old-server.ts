import type { TestClub } from './club.ts'
import { relayTo } from './relay.ts'

/**
 * The club's database server behind a relay that changes the reported version.
 * @param versionNum six digits, such as 140012 for 14.12
 */
export async function claimingVersion(club: TestClub, versionNum: number) {
  const [server] = await club.sql<{ version: string }[]>`select current_setting('server_version_num') as version`
  return relayTo(club.url, {
    answered: (bytes) =>
      Buffer.from(bytes.toString('latin1').replaceAll(server!.version, String(versionNum)), 'latin1'),
  })
}
