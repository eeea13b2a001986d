import { escapeHtml } from '../platform/escape-html.ts'
import { lookup } from '../platform/lookup.ts'
import type { Column } from './catalogue-sql.ts'
import type { Facts } from './keep-tables.ts'
import { counted } from './said.ts'

const TYPES = {
  bigint: 'whole number',
  integer: 'whole number',
  smallint: 'whole number',
  text: 'text',
  boolean: 't for yes, f for no',
  'timestamp with time zone': 'date and time in UTC',
  date: 'date',
  'time without time zone': 'time of day',
  jsonb: 'several values (JSON)',
  bytea: 'bytes, as hexadecimal digits after \\x',
  uuid: 'key of 36 characters',
  numeric: 'number',
  interval: 'duration',
}

const typeOf = (type: string): string =>
  type.endsWith('[]') ? `list of: ${typeOf(type.slice(0, -2))}` : (lookup(TYPES, type) ?? type)

/** @returns the values of a check such as `state in ('DRAFT', 'PUBLISHED')`; empty for any other */
export function valuesIn(check: string): string[] {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check) ?? []
  return list ? [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value!.replaceAll("''", "'")) : []
}

/**
 * The page that explains what lies beside it, in HTML.
 * @param rows by table @param remarks what the migrations say, by `table` and `table.column`
 */
export function explanation(
  { at, club }: Facts,
  columns: readonly Column[],
  rows: ReadonlyMap<string, number>,
  remarks: ReadonlyMap<string, string>,
): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  const title = `${club.name} (${club.code})`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
  table { width: 100%; border-collapse: collapse }
  td { padding: .25rem .5rem; border-top: 1px solid #ccc; vertical-align: top; overflow-wrap: anywhere }
  td:first-child { width: 14rem; font-family: monospace }
  ul { columns: 14rem; padding: 0; list-style: none }
</style>
<h1>${escapeHtml(title)}</h1>
<p>Everything that the club’s site knows, as it was at ${escapeHtml(at)}. It contains personal data of members: keep it where only you can read it, and no longer than needed.</p>
<p>Each table is a file <code>tables/&lt;name&gt;.csv</code> with the names of its columns in the first line, which any spreadsheet opens. Text is UTF-8. An empty place without quotes has no value. Several tables have a number that names a row, such as <code>member_idx</code>; where a column refers to another table, it has that number.</p>
<p>The folder <code>files</code> has what members and managers uploaded. Each file is named by its <code>key</code> in the table <a href="#file">file</a>, which has the name that it was given.</p>
<p>Passwords are kept as hashes, and secrets of other services encrypted: neither can be read from here. This folder cannot be restored; <code>npm run backup</code> without <code>--readable</code> writes an archive that can.</p>
<h2>Tables</h2>
<ul>
${tables.map(([name]) => `<li><a href="#${name}">${name}</a>`).join('\n')}
</ul>
${tables.map(([name, its]) => tableText(name, its, rows.get(name) ?? 0, remarks)).join('\n')}
</html>
`
}

function tableText(
  name: string,
  columns: readonly Column[],
  rows: number,
  remarks: ReadonlyMap<string, string>,
): string {
  const remark = remarks.get(name)
  return `<h3 id="${name}">${name}</h3>
<p>${remark ? `${escapeHtml(remark)} ` : ''}${counted(rows, 'row')}.</p>
<table>
${columns.map((column) => `<tr><td>${column.name}<td>${sentencesOf(column, remarks)}`).join('\n')}
</table>`
}

function sentencesOf(
  { table, name, type, mayBeEmpty, refersTo, checks }: Column,
  remarks: ReadonlyMap<string, string>,
): string {
  const values = checks.flatMap(valuesIn)
  const what = values.length > 0 ? `one of ${values.join(', ')}` : typeOf(type)
  const remark = remarks.get(`${table}.${name}`)
  return [
    ...(remark ? [`${escapeHtml(remark)}<br>`] : []),
    `${escapeHtml(what)}${mayBeEmpty ? ', or none' : ''}`,
    ...(refersTo ? [`of a row of <a href="#${refersTo}">${refersTo}</a>`] : []),
  ].join(' ')
}
