import type { Call } from '@clubhouse/contract/call'
import { CODE_GROUP } from '@clubhouse/contract/shape'
import type { Fragment } from 'postgres'
import * as z from 'zod'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { lookup } from '../platform/lookup.ts'
import { fieldName } from './field-name.ts'
import { innerOf } from './text-input.ts'

/** A step into every item of a list or record. */
const EACH = Symbol('each')
type Step = string | typeof EACH

interface CodeField {
  path: readonly Step[]
  group: string
}

const known = new WeakMap<Call, CodeField[]>()

/**
 * The first field of a call that writes whose value is no code of its group. A code that can no longer be chosen still is
 * one, because a form sends back what a record holds; a call that gives a new choice asks for more itself.
 */
export async function unknownCode(
  call: Call,
  input: unknown,
  { sql, cache }: Pick<Context, 'sql' | 'cache'>,
): Promise<string | undefined> {
  if (call.method === 'GET') return undefined
  const fields = known.get(call) ?? codeFieldsOf(call.input)
  known.set(call, fields)
  const asked = fields.flatMap(({ path, group }) =>
    valuesAt(input, path).map(({ at, value }) => ({ at, code: `${group}.${value}` })),
  )
  if (asked.length === 0) return undefined
  const codes = await cache.recall('codes', ['code'], 60, () => codesIn(sql, sql`true`))
  const left = asked.filter(({ code }) => !codes.has(code))
  if (left.length === 0) return undefined
  // A code may be newer than what this process has heard.
  const now = await codesIn(sql, sql`group_id || '.' || key = any (${left.map(({ code }) => code)})`)
  const unknown = left.find(({ code }) => !now.has(code))
  return unknown && fieldName(unknown.at)
}

async function codesIn(sql: Sql, where: Fragment): Promise<ReadonlySet<string>> {
  const rows = await sql<{ code: string }[]>`select group_id || '.' || key as code from code where ${where}`
  return new Set(rows.map(({ code }) => code))
}

function codeFieldsOf(shape: z.core.$ZodType, path: readonly Step[] = []): CodeField[] {
  const group = z.globalRegistry.get(shape)?.[CODE_GROUP]
  if (typeof group === 'string') return [{ path, group }]
  if (shape instanceof z.ZodPipe) return codeFieldsOf(shape.in, path)
  if (shape instanceof z.ZodArray) return codeFieldsOf(shape.element, [...path, EACH])
  if (shape instanceof z.ZodRecord) return codeFieldsOf(shape.valueType, [...path, EACH])
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((option) => codeFieldsOf(option, path))
  if (shape instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(shape.shape).flatMap(([name, field]) => codeFieldsOf(field, [...path, name]))
  const inner = innerOf(shape)
  return inner ? codeFieldsOf(inner, path) : []
}

function valuesAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  at: readonly PropertyKey[] = [],
): { at: readonly PropertyKey[]; value: string }[] {
  if (step === undefined) return typeof value === 'string' ? [{ at, value }] : []
  if (typeof value !== 'object' || value === null) return []
  if (step !== EACH) return valuesAt(lookup<unknown>(value as Record<string, unknown>, step), rest, [...at, step])
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return items.flatMap(([name, item]) => valuesAt(item, rest, [...at, name]))
}
