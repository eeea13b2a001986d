import type { ImportField, ImportProblem } from '@clubhouse/contract/member/import'
import { IMPORT_FIELDS } from '@clubhouse/contract/member/import'
import { email, loginId, memberNo, otherName, personName, phoneNo } from '@clubhouse/contract/member/person'
import { differInLetters } from '@clubhouse/contract/member/person-name'
import { text } from '@clubhouse/contract/shape'
import type * as z from 'zod'

/** A row of the list; what is empty is left as it is, or as a new account has it. */
export type Row = { line: number } & Record<ImportField, string>

export interface Words {
  /** Headings by what they say in any language, in small letters. */
  headings: ReadonlyMap<string, ImportField>
  /** Keys of the member types by key and label in any language. */
  types: ReadonlyMap<string, string>
  langs: readonly string[]
}

const SHAPES: Partial<Record<ImportField, z.ZodType>> = {
  memberNo,
  name: personName,
  otherName,
  email,
  phoneNo,
  id: loginId,
  memo: text(1000),
}
/** A member cannot do without these. */
const NEEDED: readonly ImportField[] = ['name', 'email', 'phoneNo', 'memberType']

export const plain = (said: string) => said.toLowerCase().replace(/[\s*·()]/g, '')

/** Where each field stands; undefined where a heading that is needed is missing. */
export function columnsOf(heads: readonly string[], { headings }: Words): Map<ImportField, number> | undefined {
  const found = new Map<ImportField, number>()
  for (const [place, head] of heads.entries()) {
    const field = headings.get(plain(head))
    if (field && !found.has(field)) found.set(field, place)
  }
  return NEEDED.every((field) => found.has(field)) ? found : undefined
}

export function rowOf(
  line: number,
  cells: readonly string[],
  columns: ReadonlyMap<ImportField, number>,
  words: Words,
): Row {
  const at = (field: ImportField) => cells[columns.get(field) ?? -1] ?? ''
  const row = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, at(field)])) as Record<ImportField, string>
  return {
    line,
    ...row,
    memberType: words.types.get(plain(row.memberType)) ?? row.memberType,
    lang: row.lang.toLowerCase(),
  }
}

/** What is wrong with a row by itself. */
export function faultsOf(row: Row, { types, langs }: Words): ImportProblem[] {
  const found: ImportProblem[] = []
  const add = (field: ImportField, problem: ImportProblem['problem']) =>
    found.push({ row: row.line, field, problem, value: row[field].slice(0, 100) })
  for (const field of IMPORT_FIELDS) {
    if (row[field] === '') {
      if (NEEDED.includes(field)) add(field, 'MISSING')
    } else if (SHAPES[field]?.safeParse(row[field]).success === false) add(field, 'WRONG')
  }
  if (row.memberType !== '' && ![...types.values()].includes(row.memberType)) add('memberType', 'TYPE')
  if (row.lang !== '' && !langs.includes(row.lang)) add('lang', 'LANGUAGE')
  if (!differInLetters(row)) add('otherName', 'LETTERS')
  return found
}

/** The same member in an earlier row: by number, by ID, or by name at one address. */
export function twice(rows: readonly Row[]): ImportProblem[] {
  const first = new Map<string, number>()
  return rows.flatMap((row) => {
    for (const [field, key] of keysOf(row)) {
      const other = first.get(key)
      if (other !== undefined)
        return [{ row: row.line, field, problem: 'TWICE' as const, value: row[field].slice(0, 100), other }]
    }
    for (const [, key] of keysOf(row)) first.set(key, row.line)
    return []
  })
}

function keysOf({ memberNo: no, id, email: at, name }: Row): [ImportField, string][] {
  const keys: [ImportField, string][] = []
  if (no) keys.push(['memberNo', `no ${no}`])
  if (id) keys.push(['id', `id ${id}`])
  // Two members with numbers of their own may share an address and a name.
  if (!no && !id) keys.push(['email', `at ${at.toLowerCase()} ${name.toLowerCase()}`])
  return keys
}
