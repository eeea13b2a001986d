import type { AnyBundle } from '../src/season-bundle.ts'

type Holder = Record<string, unknown>

export interface Change<B> {
  path: string
  changed: B
}

/** The same bundle once for each way to change one place: another leaf, fields and elements more, less or swapped. */
export function* changesOf<B extends AnyBundle>(bundle: B): Generator<Change<B>> {
  for (const keys of pathsOf(bundle)) {
    const path = keys
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
      .join('')
      .slice(1)
    for (const change of [changeLeaf, leaveOut, add, repeat, swap]) {
      const changed = structuredClone(bundle)
      const holder = keys.slice(0, -1).reduce<unknown>((inner, key) => (inner as Holder)[key], changed)
      if (change(holder as Holder & unknown[], keys.at(-1) as never)) yield { path: `${path}`, changed }
    }
  }
}

function* pathsOf(value: unknown, before: (string | number)[] = []): Generator<(string | number)[]> {
  if (before.length > 0) yield before
  if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* pathsOf(inner, [...before, i])
  else if (typeof value === 'object' && value)
    for (const [key, inner] of Object.entries(value)) yield* pathsOf(inner, [...before, key])
}

function changeLeaf(holder: Holder, key: string): boolean {
  const value = holder[key]
  if (typeof value === 'number') holder[key] = value + 1
  else if (typeof value === 'boolean') holder[key] = !value
  else if (typeof value === 'string') holder[key] = value.startsWith('1') ? `2${value.slice(1)}` : `1${value.slice(1)}`
  else return false
  return true
}

function leaveOut(holder: Holder & unknown[], key: never): boolean {
  if (Array.isArray(holder)) holder.splice(key, 1)
  else delete holder[key]
  return true
}

/** A field more in an object. */
function add(holder: Holder, key: string): boolean {
  const value = holder[key]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  Object.assign(value, { more: 1 })
  return true
}

function repeat(holder: unknown[], key: number): boolean {
  if (!Array.isArray(holder)) return false
  holder.splice(key, 0, structuredClone(holder[key]))
  return true
}

/** Two neighbours in a list that are not the same. */
function swap(holder: unknown[], key: number): boolean {
  if (!Array.isArray(holder) || key === 0) return false
  const [before, at] = [holder[key - 1], holder[key]]
  holder[key - 1] = at
  holder[key] = before
  return JSON.stringify(before) !== JSON.stringify(at)
}
