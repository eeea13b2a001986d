import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Taken } from './backup.ts'
import { type Keep, surplus } from './keep-rules.ts'

/** Deletes archives of the same club beside a new one that the rule does not keep. @returns their names */
export async function removeSurplus({ path, manifest }: Taken, keep: Keep): Promise<string[]> {
  const folder = dirname(path)
  const names = surplus(await readdir(folder), manifest.club.code, keep)
  for (const name of names) await rm(join(folder, name), { force: true })
  return names
}
