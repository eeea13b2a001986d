import { cleanHtml } from '../../platform/clean-html.ts'
import { Malformed } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import { unsigned } from './contents.ts'
import { languageTaken } from './languages.ts'
import type { AnyBoard, Given } from './own.ts'
import { isCode } from './rows.ts'
import { becomes } from './rules.ts'
import * as sql from './write-sql.ts'

export const timesOf = ({ times }: AnyBoard): readonly [string, string] => times ?? ['openAt', 'closeAt']

/** What is saved of a post; one to be seen at once opens now. @param before undefined for a new post */
export async function valuesOf(
  board: AnyBoard,
  fields: Given & Record<string, unknown>,
  tx: Transaction,
  before?: sql.Standing,
): Promise<(sql.Values & { state: string }) | Malformed> {
  const { state, lang, title, category } = fields
  const [opens, closes] = timesOf(board)
  const [open, close] = [instantOf(fields[opens]), instantOf(fields[closes])]
  if (lang !== undefined && !tx.club.langs.includes(lang)) return new Malformed('lang')
  if (board.categories && !(await isCode(tx.sql, board.categories, category ?? ''))) return new Malformed('category')
  const wrong = await wrongIn(board, fields, tx, before?.idx)
  if (wrong) return wrong
  if (state === 'SCHEDULED' && !open && !before?.openAt) return new Malformed(opens)
  const contents = fields.contents === undefined ? undefined : unsigned(await cleanHtml(fields.contents))
  if (contents !== undefined && state !== 'DRAFT' && !contents.trim()) return new Malformed('contents')
  const openAt = open ?? (state === 'DRAFT' ? null : (before?.openAt ?? (await sql.now(tx.sql))))
  if (openAt && close && Temporal.Instant.compare(close, openAt) <= 0) return new Malformed(closes)
  const text = { lang, title, contents, category: category === undefined ? undefined : category || null }
  const given = Object.entries(text).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...pictureIn(fields),
    ...(await board.own(fields)),
    state,
    open_at: openAt,
    close_at: close,
  }
}

/** What is said of its picture; sections have texts in each language instead. */
function pictureIn({ alt, focusX, focusY }: Record<string, unknown>): sql.Values {
  return {
    ...(typeof alt === 'string' && { alt }),
    ...(typeof focusX === 'number' && { focus_x: focusX }),
    ...(typeof focusY === 'number' && { focus_y: focusY }),
  }
}

/** Finds a language that the post has already, and what its board cannot mean. @param idx undefined for a new post */
export async function wrongIn(board: AnyBoard, fields: Given, tx: Transaction, idx?: number) {
  const { lang, otherIdx } = fields
  const taken = lang === undefined ? undefined : await languageTaken(tx.sql, board.noun, { lang, otherIdx, idx })
  return taken ?? board.check?.(fields, tx, idx)
}

/** The state that a post with these values has by the clock. */
export async function reaches({ state, open_at: openAt }: sql.Values, tx: Transaction) {
  return becomes(state as Given['state'], openAt as Temporal.Instant | null, await sql.now(tx.sql))
}

const instantOf = (given: unknown) => (typeof given === 'string' && given ? Temporal.Instant.from(given) : null)
