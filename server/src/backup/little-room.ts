import { statfs } from 'node:fs/promises'
import { StartError } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { sizeOfClub } from './rows.ts'
import { sizeOf } from './rules.ts'

/** Of what the club takes: a disk that was filled to its end would stop the database. */
const ROOM = 2

/** @throws StartError where a backup, or the database that it is restored into, would fill the disk of a folder */
export async function refuseLittleRoom(sql: Sql, folders: readonly string[]): Promise<void> {
  const needed = ROOM * (await sizeOfClub(sql))
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < needed)
      throw new StartError(
        `The disk of ${folder} has ${sizeOf(bavail * bsize)} free, and a backup with its test needs ${sizeOf(needed)}.`,
      )
  }
}
