import type { Manifest } from './manifest.ts'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FOLDER = 'files/'

export const partName = (table: string, no: number) => `tables/${table}/${String(no).padStart(6, '0')}.zst`

/** @param path in the storage, such as `3f/3f0c…` */
export const fileName = (path: string) => `${FOLDER}${path}`

/** The path in the storage of an entry that is a file of the club; undefined for any other name. */
export function pathIn(entry: string): string | undefined {
  if (!entry.startsWith(FOLDER)) return undefined
  const [folder, key, ...more] = entry.slice(FOLDER.length).split('/')
  const isOurs = more.length === 0 && key !== undefined && KEY.test(key) && folder === key.slice(0, 2)
  return isOurs ? `${folder}/${key}` : undefined
}

/** Why this product cannot restore an archive: it makes the tables by the archive's migrations. @param own its own */
export function refusalOf({ migrations }: Pick<Manifest, 'migrations'>, own: readonly string[]): string | undefined {
  const unknown = migrations.find((name) => !own.includes(name))
  return (
    unknown &&
    `A newer release of Clubhouse has changed the database of this backup (migration ${unknown}). Install that release, or a newer one, and restore it with that.`
  )
}

interface Shape {
  name: string
  columns: readonly string[]
}

/** How the tables of an archive differ from those that its migrations make; undefined when they do not. */
export function differenceOf(kept: readonly Shape[], made: readonly Shape[]): string | undefined {
  const columnsOf = new Map(made.map(({ name, columns }) => [name, columns.join()]))
  for (const { name, columns } of kept) {
    const known = columnsOf.get(name)
    if (known === undefined) return `the table ${name} is not one of Clubhouse`
    if (known !== columns.join()) return `the table ${name} has other columns`
  }
  const names = new Set(kept.map(({ name }) => name))
  const lacking = made.find(({ name }) => !names.has(name))
  return lacking && `the table ${lacking.name} is missing`
}

/** Bytes as people read them. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(2)} GB`
}
