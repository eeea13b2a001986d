import { migrationText, ownMigrations } from '../platform/migrate.ts'

/** What the migrations say of tables and columns in their comments, by `table` and `table.column`. */
export async function remarks(): Promise<Map<string, string>> {
  const texts = await Promise.all((await ownMigrations()).map(migrationText))
  return new Map(texts.flatMap(remarksIn))
}

const COMMENT = /^\s*-- (.*)$/
const TABLE = /^(create|alter) table (?:if not exists )?(\w+)/
const ADDED = /add column (?:if not exists )?(\w+)/
const COLUMN = /^ {2}(\w+) [a-z]/
const END = /;\s*$/
/** For readers of the code. */
const RECORDS = /\s*\b(Decision|Specification|Decisions) [\d. and,]*\d\.?/g

/** The comments that stand directly above a table or a column. */
export function remarksIn(sql: string): [name: string, remark: string][] {
  const found: [string, string][] = []
  let above: string[] = []
  let table: string | undefined
  let isMade = false
  for (const line of sql.split('\n')) {
    const comment = COMMENT.exec(line)?.[1]
    if (comment !== undefined) {
      above.push(comment)
      continue
    }
    const begins = TABLE.exec(line)
    if (begins) {
      table = begins[2]!
      isMade = begins[1] === 'create'
    }
    const column = table && (ADDED.exec(line)?.[1] ?? (isMade && !begins ? COLUMN.exec(line)?.[1] : undefined))
    const name = column ? `${table}.${column}` : begins && isMade ? table : undefined
    const remark = above.join(' ').replaceAll(RECORDS, '').trim()
    if (name && remark) found.push([name, remark])
    above = []
    if (END.test(line)) table = undefined
  }
  return found
}
