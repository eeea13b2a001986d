import type { LetterPart } from '@clubhouse/contract/letter'
import { MAIL_KINDS, type MailKind } from '@clubhouse/contract/mail'
import { aboutKind } from '../mail/kinds.ts'
import { lookup } from '../platform/lookup.ts'
import { ABOUT } from './about.ts'
import { namesIn } from './tokens.ts'
import { type Value, valuesOf } from './values.ts'

/** A text of an email: `mail.<code>`. */
export interface Field {
  code: string
  part: LetterPart
  variant: string | null
  allowed: readonly Value[]
  /** Names of values that only the text itself may show. */
  misplaced: readonly string[]
  /** Names of values that the recipient cannot do without. */
  required: readonly string[]
  /** The beginning that the law asks of advertising. */
  mark: boolean
}

/** @param originals the product's own texts of the category mail, by code */
export function fieldsOf(kind: MailKind, originals: Readonly<Record<string, string>>): Field[] {
  const values = valuesOf(kind)
  const inLine = values.filter(({ isSecret, isAlone }) => !isSecret && !isAlone)
  const misplaced = values.filter((value) => !inLine.includes(value)).map(({ name }) => name)
  const variants = ABOUT[kind].variants ?? [null]
  const make = (part: LetterPart, code: string, variant: string | null): Field => ({
    code,
    part,
    variant,
    allowed: part === 'BODY' ? values : inLine,
    misplaced: part === 'BODY' ? [] : misplaced,
    required: requiredIn(part, lookup(originals, code) ?? ''),
    mark: part === 'SUBJECT' && kind === 'CLUB_NEWS',
  })
  const cased = (variant: string | null) => (variant === null ? kind : `${kind}_${variant}`)
  const subjects = [null, ...variants.filter((variant) => variant !== null)]
    .map((variant) => make('SUBJECT', `${cased(variant)}_SUBJECT`, variant))
    .filter(({ code }) => Object.hasOwn(originals, code))
  return [
    ...subjects,
    make('HEADING', `${kind}_HEADING`, null),
    ...variants.map((variant) => make('BODY', cased(variant), variant)),
    ...(aboutKind(kind)!.action ? [make('ACTION', `${kind}_ACTION`, null)] : []),
    make('NOTE', `${kind}_NOTE`, null),
  ]
}

/** What a text says keeps every value but the club's name; the title of a message stands in its subject only. */
function requiredIn(part: LetterPart, original: string): string[] {
  const names = [...new Set(namesIn(original))].filter((name) => name !== 'club')
  if (part === 'BODY') return names
  return part === 'SUBJECT' ? names.filter((name) => name === 'title') : []
}

/** The text of an email with this code; undefined for words that all emails share. */
export function fieldOf(code: string, originals: Readonly<Record<string, string>>): Field | undefined {
  const kind = MAIL_KINDS.find((name) => code === name || code.startsWith(`${name}_`))
  return kind && fieldsOf(kind, originals).find((field) => field.code === code)
}
