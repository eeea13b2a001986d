import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEC_CALLS, SPEC_ROUTES } from '../contract/test/spec-calls.ts'
import type { Cover, Statement } from './statement.ts'

const ROOT = join(import.meta.dirname, '..')
const DECISIONS = join(ROOT, 'docs/decisions')
const QUOTES = ["'", '"', '`']

export function faultsOf({ says, by }: Statement): string[] {
  if (by.length === 0) return [`"${says}" is covered by nothing`]
  return by.flatMap((cover) => faultOf(cover) ?? [])
}

function faultOf(cover: Cover): string | undefined {
  if (cover.kind === 'test') return testFault(cover.file, cover.title)
  if (cover.kind === 'decision') return decisionFault(cover.record, cover.about)
  const known = cover.kind === 'calls' ? SPEC_CALLS : SPEC_ROUTES
  const unknown = cover.names.filter((name) => !Object.hasOwn(known, name))
  return unknown.length > 0 ? `not among the ${cover.kind} of the coverage test: ${unknown.join(', ')}` : undefined
}

function testFault(file: string, title: string): string | undefined {
  const path = join(ROOT, file)
  if (!existsSync(path)) return `${file} does not exist`
  const text = readFileSync(path, 'utf8')
  // A title quoted within other quotes has backslashes.
  const isThere = QUOTES.some((quote) => text.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote))
  return isThere ? undefined : `${file} has no test "${title}"`
}

function decisionFault(record: string, about: string): string | undefined {
  const file = readdirSync(DECISIONS).find((name) => name.replace(/^[\dx]+-/, '') === `${record}.md`)
  if (!file) return `there is no decision record ${record}`
  const text = readFileSync(join(DECISIONS, file), 'utf8')
  return text.includes(about) ? undefined : `${file} says nothing about "${about}"`
}
