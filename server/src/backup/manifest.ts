import * as z from 'zod'

/** The version of this format. A product refuses an archive of a later one. */
export const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)
const name = z.string().min(1).max(63)
const entry = { name: z.string().min(1).max(200), size: count, sha256 }

const part = z.strictObject({ ...entry, rawSize: count })
const keptTable = z.strictObject({
  name,
  /** Those that are stored; computed columns are computed again. */
  columns: z.array(name).min(1),
  rows: count,
  parts: z.array(part),
})
const sequence = z.strictObject({ name, value: z.int(), isCalled: z.boolean() })
const head = z.strictObject({ seq: count, hash: sha256 })

/** What an archive contains, and how its club was when it was made. The last entry but one. */
export const manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** Time of the snapshot, by the clock of the database's machine. */
  at: z.iso.datetime(),
  club: z.strictObject({ code: z.string(), name: z.string() }),
  postgres: z.int(),
  migrations: z.array(z.string().regex(/^\d{4}-[a-z0-9-]+\.sql$/)).min(1),
  tables: z.array(keptTable).min(1),
  sequences: z.array(sequence),
  /** The audit log: its head, and where the chain was broken already. */
  audit: z.strictObject({ head, problem: z.string().nullable(), brokenAt: count.nullable() }),
  /** Breaches of invariants that the club had already. */
  violations: z.array(z.string()),
  files: z.array(z.strictObject(entry)),
  /** Storage keys of files whose bytes were not there. */
  missing: z.array(z.string()),
  /** Null without a key. */
  secrets: z.strictObject({ ...entry, names: z.array(z.string()) }).nullable(),
  readme: z.strictObject(entry),
})

export type Manifest = z.infer<typeof manifest>
export type KeptTable = z.infer<typeof keptTable>
export type Sequence = z.infer<typeof sequence>
export type Entry = Manifest['readme']
