import { join } from 'node:path'
import { sections } from './sections.ts'
import type { Cover, Section } from './statement.ts'

export const DOCUMENT = join(import.meta.dirname, '../docs/specification.md')

/** docs/specification.md: every statement of the specification with its cover. */
export function specificationDocument(): string {
  const count = sections.reduce((sum, { statements }) => sum + statements.length, 0)
  return [
    '# The specification and what covers it',
    '',
    `${count} statements in our own words, numbered by the sections of the specification. Each is covered by a test, by a decision`,
    'record where the product differs on purpose, or by the lists of calls and routes in `contract/test/spec-calls.ts`, which say',
    'what is present and what is pending. Written by `npm run specification`; the tests fail when it is out of date.',
    '',
    ...sections.flatMap(chapter),
  ].join('\n')
}

function chapter({ number, title, statements }: Section): string[] {
  const rows = statements.map(
    ({ says, by }, i) => `| ${number}.${i + 1} | ${cell(says)} | ${by.map(named).join('<br>')} |`,
  )
  return [`## ${number} ${title}`, '', '| | statement | covered by |', '|---|---|---|', ...rows, '']
}

function named(cover: Cover): string {
  if (cover.kind === 'test') return `\`${cover.file}\`: ${cell(cover.title)}`
  if (cover.kind === 'decision') return `decision ${cover.record}: ${cell(cover.about)}`
  return `${cover.kind}: ${cover.names.map((name) => `\`${name}\``).join(', ')}`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;')
