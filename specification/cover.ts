import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEC_CALLS, SPEC_ROUTES } from '../contract/test/spec-calls.ts'
import { type Cover, isNamed, type Statement } from './statement.ts'

const ROOT = join(import.meta.dirname, '..')
const DECISIONS = join(ROOT, 'docs/decisions')
const QUOTES = ["'", '"', '`']
/** What a title of several tests takes from each: `%s`, `$name`. */
const PLACEHOLDER = /%\w|\$\w+/g

const KNOWN = { calls: SPEC_CALLS, routes: SPEC_ROUTES }

/** Pending: none of the calls and routes that the statement is about exists yet. */
export const isPending = ({ by }: Statement): boolean => {
  const marks = marksOf(by)
  return marks.length > 0 && marks.every((mark) => mark === 'pending')
}

export function faultsOf(statement: Statement): string[] {
  const { says, by } = statement
  const faults = by.flatMap((cover) => faultOf(cover) ?? [])
  const isTested = by.some(({ kind }) => kind === 'test')
  if (isPending(statement)) return isTested ? [...faults, `"${says}" is pending, so no test covers it`] : faults
  if (marksOf(by).includes('pending')) faults.push(`"${says}" is pending in part: make it two statements`)
  if (!isTested) faults.push(`"${says}" is covered by no test`)
  return faults
}

const marksOf = (by: readonly Cover[]) =>
  by.filter(isNamed).flatMap(({ kind, names }) => names.map((name) => KNOWN[kind][name]))

function faultOf(cover: Cover): string | undefined {
  if (cover.kind === 'test') return testFault(cover.file, cover.title)
  if (cover.kind === 'decision') return decisionFault(cover.record, cover.about)
  const unknown = cover.names.filter((name) => !Object.hasOwn(KNOWN[cover.kind], name))
  return unknown.length > 0 ? `not among the ${cover.kind} of the coverage test: ${unknown.join(', ')}` : undefined
}

function testFault(file: string, title: string): string | undefined {
  const path = join(ROOT, file)
  if (!existsSync(path)) return `${file} does not exist`
  if (!title.replaceAll(PLACEHOLDER, '').trim()) return `${file}: "${title}" names no test`
  const text = readFileSync(path, 'utf8')
  // A title quoted within other quotes has backslashes. It is the first argument of a call, so no text of the test.
  const isThere = QUOTES.some((quote) => {
    const written = quote + title.replaceAll(quote, `\\${quote}`) + quote
    return new RegExp(`\\(\\s*${RegExp.escape(written)},`).test(text)
  })
  return isThere ? undefined : `${file} has no test "${title}"`
}

function decisionFault(record: string, about: string): string | undefined {
  const file = readdirSync(DECISIONS).find((name) => name.replace(/^[\dx]+-/, '') === `${record}.md`)
  if (!file) return `there is no decision record ${record}`
  const text = readFileSync(join(DECISIONS, file), 'utf8')
  return text.includes(about) ? undefined : `${file} says nothing about "${about}"`
}
