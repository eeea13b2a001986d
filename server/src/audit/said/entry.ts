import { lookup } from '../../platform/lookup.ts'
import type { AuditTable } from '../../platform/tables.ts'

/** An entry of the log, as far as its sentence needs it. */
export type Entry = Pick<
  AuditTable,
  'auditIdx' | 'ip' | 'call' | 'noun' | 'recordIdx' | 'adminIdx' | 'memberIdx' | 'before' | 'after' | 'reason'
> & { managerName: string | null; memberName: string | null }

export type Kept = Readonly<Record<string, unknown>>

/** What an entry keeps of a record; undefined where it is a text, a list or nothing. */
export const keptIn = (value: unknown): Kept | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : undefined

export function fieldOf(value: unknown, name: string): unknown {
  const kept = keptIn(value)
  return kept && lookup(kept, name)
}

export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name)
  return typeof field === 'string' && field !== '' ? field : undefined
}

export function numberOf(value: unknown, name: string): number | undefined {
  const field = fieldOf(value, name)
  return typeof field === 'number' ? field : undefined
}

export function byKind({ adminIdx, memberIdx }: Pick<Entry, 'adminIdx' | 'memberIdx'>) {
  return adminIdx !== null ? ('MANAGER' as const) : memberIdx !== null ? ('MEMBER' as const) : ('SYSTEM' as const)
}
