import { join } from 'node:path'
import { isPending } from './cover.ts'
import { sections } from './sections.ts'
import type { Cover, Section } from './statement.ts'

export const DOCUMENT = join(import.meta.dirname, '../docs/specification.md')

/** docs/specification.md: every statement of the specification with its cover. */
export function specificationDocument(): string {
  const all = sections.flatMap(({ number, statements }) =>
    statements.map((statement, i) => ({ row: `${number}.${i + 1}`, isPending: isPending(statement) })),
  )
  const pending = all.filter(({ isPending }) => isPending).map(({ row }) => row)
  return [
    '# The specification and what covers it',
    '',
    'Statements in our own words, numbered by the sections of the specification. Each is covered by tests that assert it, and by',
    'a decision record where the product differs on purpose. Calls and routes say what a statement is about; that they exist is',
    'no cover. A statement whose calls do not exist yet is **pending**. Written by `npm run specification`; the tests fail when it',
    'is out of date.',
    '',
    ...sections.flatMap(chapter),
    '## Count',
    '',
    `${all.length} statements: ${all.length - pending.length} covered, ${pending.length} pending (${pending.join(', ')}).`,
    '',
  ].join('\n')
}

function chapter({ number, title, statements }: Section): string[] {
  const rows = statements.map((statement, i) => {
    const by = statement.by.map(named)
    const cover = isPending(statement) ? ['**pending**', ...by] : by
    return `| ${number}.${i + 1} | ${cell(statement.says)} | ${cover.join('<br>')} |`
  })
  return [`## ${number} ${title}`, '', '| | statement | covered by |', '|---|---|---|', ...rows, '']
}

function named(cover: Cover): string {
  if (cover.kind === 'test') return `\`${cover.file}\`: ${cell(cover.title)}`
  if (cover.kind === 'decision') return `decision ${cover.record}: ${cell(cover.about)}`
  return `${cover.kind}: ${cover.names.map((name) => `\`${name}\``).join(', ')}`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;')
