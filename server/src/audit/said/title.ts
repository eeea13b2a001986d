import { type Entry, fieldOf, keptIn, textOf } from './entry.ts'
import type { Subject } from './subject-sql.ts'
import type { SaidWords } from './words.ts'

/** Fields that hold the title of a record in its entries. */
const FIELDS = ['title', 'name', 'bannerName', 'heading', 'teamName', 'ip'] as const

/** The title of the record now; of one that is gone, as its entry has it. Undefined where records have none. */
export function titleOf(
  { noun, recordIdx, before, after }: Entry,
  { title, kind }: Subject,
  words: SaidWords,
  keys: ReadonlyMap<string, string>,
): string | undefined {
  if (noun === 'export') return words.of('menu')?.say(String(recordIdx), {})
  const email = kind ?? textOf(after, 'kind')
  if (noun === 'mail') return email ? (words.of('outbox')?.say(`KIND_${email}`, {}) ?? email) : undefined
  if (noun === 'job' && title) return words.of('job')?.say(`NAME_${title}`, {}) ?? title
  return title || written(after) || written(before)

  function written(entry: unknown): string | undefined {
    const found = FIELDS.map((field) => fieldOf(entry, field)).find((value) => value != null && value !== '')
    const key = textOf(entry, 'key')
    return textIn(found) ?? (key && keys.get(key))
  }
}

/** A text, or the first of its languages. */
function textIn(value: unknown): string | undefined {
  const one = typeof value === 'string' ? value : Object.values(keptIn(value) ?? {})[0]
  return typeof one === 'string' && one !== '' ? one : undefined
}
