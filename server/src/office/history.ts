import { hasRight } from '@clubhouse/contract/access'
import type { DataOf, ParsedInputOf } from '@clubhouse/contract/call'
import type { ExportColumn } from '@clubhouse/contract/list'
import { ERASED, type HistoryCall, type HistoryEntry } from '@clubhouse/contract/office/history'
import { columnOf } from '../platform/column-of.ts'
import type { Context } from '../platform/context.ts'
import { lookup } from '../platform/lookup.ts'
import { plainLines } from '../platform/plain-lines.ts'
import { readInstant } from '../platform/read-time.ts'
import { deedOf } from './deed.ts'
import { changesOf, type Kept, type LogRow, type UnloggedRow, unlogged } from './history-sql.ts'

type Change = HistoryEntry['changes'][number]
type Value = Change['before']
type Fields = HistoryCall['history']['fields']
type Compared = Pick<LogRow, 'before' | 'after' | 'post' | 'postBefore'>

export function historyOf(call: HistoryCall) {
  const { noun, fields } = call.history
  return async (input: ParsedInputOf<HistoryCall>, ctx: Context): Promise<DataOf<HistoryCall>> => {
    const rows = await changesOf(ctx.sql, noun, { ...input, size: input.size + 1, lang: ctx.lang })
    const list = rows.slice(0, input.size).map((row) => entryOf(row, fields, ctx))
    if (rows.length > input.size) return { list, next: list.at(-1)!.auditIdx! }
    const kept = await unlogged(ctx.sql, noun, input.recordIdx)
    return { list: [...list, ...kept.map((row) => keptOf(row, fields))], next: null }
  }
}

function entryOf(row: LogRow, fields: Fields, ctx: Context): HistoryEntry {
  const { auditIdx, at, call, reason, version } = row
  const restored = record(row.after)?.restored
  return {
    auditIdx,
    at: at.toString(),
    deed: deedOf(call),
    by: doer(row, ctx),
    reason,
    version,
    restored: typeof restored === 'number' ? restored : undefined,
    changes: Object.entries(fields).flatMap(([field, column]) => changeOf(field, column, row) ?? []),
  }
}

function keptOf({ at, version, post }: UnloggedRow, fields: Fields): HistoryEntry {
  const row = { before: null, after: null, post, postBefore: null }
  const changes = Object.entries(fields).flatMap(([field, column]) => changeOf(field, column, row) ?? [])
  return { at: at.toString(), deed: 'KEPT', by: { kind: 'SYSTEM' }, version, changes }
}

/** Who may not read members does not learn their names here either. */
function doer({ adminIdx, memberIdx, managerName, memberName }: LogRow, { who }: Context): HistoryEntry['by'] {
  if (adminIdx !== null) return { kind: 'MANAGER', name: managerName }
  if (memberIdx === null) return { kind: 'SYSTEM' }
  return { kind: 'MEMBER', name: hasRight(who, '950100', 'R') ? memberName : undefined }
}

/** Undefined where the field stayed as it was. */
function changeOf(
  field: string,
  column: ExportColumn,
  { before, after, post, postBefore }: Compared,
): Change | undefined {
  const now = post ?? record(after)
  if (!now) return undefined
  if (Array.isArray(now.changed) && now.changed.includes(field))
    return { field, before: null, after: null, isKept: false }
  const name = post ? columnOf(field) : field
  // What a call did not change it need not have written down.
  if (!(name in now)) return undefined
  // The log of a board before there were versions: what a field was is not known.
  const was = post ? postBefore : record(before)
  if (was && !(name in was)) return undefined
  const [from, to] = [was, now].map((kept) => inColumn(kept, name, column)) as [Value, Value]
  return from === to ? undefined : { field, before: from, after: to, isKept: true }
}

function inColumn(kept: Kept | null | undefined, name: string, column: ExportColumn): Value {
  const found = kept ? lookup<unknown>(kept, name) : null
  const value = typeof found === 'object' && found !== null ? textsIn(found) : found
  const as = typeof column === 'string' ? undefined : column.as
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'string' || value === '') return null
  if (value === ERASED) return value
  if (as === 'html') return plainLines(value)
  return as === 'instant' ? readInstant(value).toString() : value
}

/** Words by language, and rows of them: a line for each row, every text once. */
function textsIn(value: object): string {
  const rows = Array.isArray(value) && value.some(Array.isArray) ? value : [value]
  const textsOf = (one: unknown): string[] =>
    typeof one === 'object' && one !== null ? Object.values(one).flatMap(textsOf) : [String(one ?? '')]
  const cellOf = (cell: unknown) => [...new Set(textsOf(cell).filter(Boolean))].join(' · ')
  const lineOf = (row: unknown) => (Array.isArray(row) ? row.map(cellOf).join(' | ') : cellOf(row))
  return rows.map(lineOf).join('\n')
}

const record = (kept: unknown): Kept | undefined =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : undefined
