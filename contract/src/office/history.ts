import * as z from 'zod'
import { manager } from '../access.ts'
import { type Call, call } from '../call.ts'
import type { ExportColumn } from '../list.ts'
import type { MenuCode } from '../manager-menu.ts'
import { idx, instant, version } from '../shape.ts'

/** Decision 042. */
export const deed = z.enum([
  'CREATED',
  'CHANGED',
  'REMOVED',
  'UNDONE',
  'RESTORED',
  'COPIED',
  'PASSWORD_SENT',
  'PASSWORD',
  'PHOTO',
  'EXPORTED',
  'SECOND_FACTOR',
  'PASSKEY',
  'UNLOCKED',
  'KEPT',
])
export type Deed = z.output<typeof deed>

/** Stands for a value that was erased with the data of a person. */
export const ERASED = '~'

const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

const entry = z.object({
  /** Left out of a version that was kept without a row of the log, as those are that were there before it. */
  auditIdx: idx.nullish(),
  at: instant,
  deed,
  /** Who did it; a name that the reader may not see, and that of a job, is left out. */
  by: z.object({ kind: z.enum(['MANAGER', 'MEMBER', 'SYSTEM']), name: z.string().nullish() }),
  reason: z.string().nullish(),
  version: version.nullish(),
  restored: z.int().nullish(),
  /** Fields that the noun declares, in its order. What is only known to have changed is not `isKept`. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value, isKept: z.boolean() })),
})
export type HistoryEntry = z.output<typeof entry>

const input = { recordIdx: idx, before: idx.optional(), size: z.int().min(1).max(100).default(20) }
const data = z.object({
  list: z.array(entry),
  /** Given as `before`, it brings what is older; null where nothing is. */
  next: idx.nullable(),
})

export type HistoryCall = Call<typeof input, typeof data, readonly [], 'json'> & {
  readonly history: { readonly noun: string; readonly fields: Readonly<Record<string, ExportColumn>> }
}

/** Who may read the noun's menu may read its history. Only the fields that are named leave the server. */
export function historyCall<const N extends string>(
  noun: N,
  menu: MenuCode,
  fields: Readonly<Record<string, ExportColumn>>,
): HistoryCall {
  const read = call(`GET /manage/history/${noun}/{id=recordIdx}` as 'GET /{id=recordIdx}', {
    summary: `Read the changes of one record (${noun}), the newest first.`,
    access: manager(menu, 'R'),
    input,
    data,
  })
  return { ...read, history: { noun, fields } }
}
