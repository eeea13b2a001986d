import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { StartError } from '../platform/config.ts'
import { clusterFolder } from '../platform/wal-archive.ts'

/** The version of the layout below `ARCHIVE_DIR`. */
export const LAYOUT = 1

const segment = z.string().regex(/^[0-9A-F]{24}$/)

/** What `base.json` says of a copy of the database's files. It is written last. */
const base = z.strictObject({
  layout: z.literal(LAYOUT),
  club: z.strictObject({ code: z.string(), name: z.string() }),
  /** IANA name, in which a moment to restore to is given. */
  zone: z.string(),
  /** When it began and ended, by the clock of the database's machine. It can be restored to any moment from its end on. */
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Segments of the log that it needs at least: its timeline is that of their names. */
  first: segment,
  last: segment,
  segmentBytes: z.int(),
  /** Storage keys of the club's files when it began. */
  files: z.array(z.uuid()),
})
export type Base = z.infer<typeof base>

export interface KeptBase extends Base {
  path: string
  /** The number of its cluster. */
  cluster: string
}

/** The folder of a cluster's copies. One is complete, and was restored as a proof, when its name is its time. */
export const basesFolder = (archiveDir: string, cluster: string) => join(clusterFolder(archiveDir, cluster), 'base')
export const filesFolder = (archiveDir: string, cluster: string) => join(clusterFolder(archiveDir, cluster), 'files')

export const BASE = 'base.json'
/** Of a copy that is being made. */
export const UNFINISHED = '.unfinished'

/** Copies of one cluster, the oldest first. */
export async function basesOf(archiveDir: string, cluster: string): Promise<KeptBase[]> {
  const folder = basesFolder(archiveDir, cluster)
  const names = (await namesIn(folder)).filter((name) => !name.endsWith(UNFINISHED)).sort()
  return Promise.all(names.map(async (name) => ({ ...(await readBase(join(folder, name))), cluster })))
}

/** Those of every cluster: a database that was moved or restored has another. The oldest first. @throws StartError */
export async function basesIn(archiveDir: string): Promise<KeptBase[]> {
  const names = await readdir(archiveDir).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot read ${archiveDir} (${error.code}).`)
  })
  const clusters = names.filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(clusters.map((cluster) => basesOf(archiveDir, cluster)))).flat()
  return all.sort((a, b) => (a.until < b.until ? -1 : 1))
}

export async function readBase(path: string): Promise<Omit<KeptBase, 'cluster'>> {
  const parsed = base.safeParse(JSON.parse(await readFile(join(path, BASE), 'utf8')))
  if (!parsed.success) throw new StartError(`${path} is of another version of Clubhouse, or damaged.`)
  return { ...parsed.data, path }
}

/** Names in a folder that need not be there yet. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
