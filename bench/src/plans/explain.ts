import type { Database, Sql } from '../../../server/src/platform/database.ts'

export interface Explained {
  rowsOut: number
  /** 8 kB pages read, without planning. */
  pages: number
  ms: number
  /** Sequential scans of tables with more than a few pages. */
  scans: string[]
  plan: string
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

const MANY_ROWS = 1_000

class Undo extends Error {}

/** Runs a function of the product in a transaction that is rolled back, and explains its statements. */
export async function explained(database: Database, run: (sql: Sql) => Promise<unknown>): Promise<Explained[]> {
  const found: Explained[] = []
  try {
    await database.begin(async (tx) => {
      await tx`set local statement_timeout = 0`
      await run(explaining(tx, found))
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return found
}

/** A driver that explains a statement before running it; fragments pass unchanged. */
function explaining(tx: Sql, found: Explained[]): Sql {
  // Sequential, whatever the function sends at once: each explanation is rolled back before the next.
  let before: Promise<unknown> = Promise.resolve()
  const tag = (first: unknown, ...values: unknown[]) => {
    const query = (tx as unknown as (...args: unknown[]) => unknown)(first, ...values)
    if (!Array.isArray(first) || !('raw' in first)) return query
    return new Proxy(query as object, {
      get(target, name) {
        if (name !== 'then') return Reflect.get(target, name)
        const now = before.then(() =>
          explainThenRun(tx, first as unknown as TemplateStringsArray, values, found, target),
        )
        before = now.catch(() => {})
        return now.then.bind(now)
      },
    })
  }
  return Object.assign(tag, { json: tx.json, array: tx.array, unsafe: tx.unsafe }) as unknown as Sql
}

async function explainThenRun(
  tx: Sql,
  strings: TemplateStringsArray,
  values: unknown[],
  found: Explained[],
  query: object,
) {
  const parts = [`explain (analyze, buffers, format json) ${strings[0]}`, ...strings.slice(1)]
  const asked = Object.assign(parts, { raw: parts }) as unknown as TemplateStringsArray
  await tx`savepoint before`
  const [row] = await (
    tx as unknown as (s: TemplateStringsArray, ...v: unknown[]) => Promise<Record<string, unknown>[]>
  )(asked, ...values)
  await tx`rollback to savepoint before`
  const [{ Plan: plan, 'Execution Time': ms }] = Object.values(row!)[0] as [{ Plan: Node; 'Execution Time': number }]
  found.push({
    rowsOut: plan['Actual Rows'] * plan['Actual Loops'],
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ms,
    scans: scansOf(plan),
    plan: JSON.stringify(plan, undefined, 1),
  })
  return query
}

function scansOf(node: Node): string[] {
  const seen = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  const own = node['Node Type'] === 'Seq Scan' && seen > MANY_ROWS ? [`${node['Relation Name']} (${seen})`] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}
