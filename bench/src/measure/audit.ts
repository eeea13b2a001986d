import { seal } from '../../../server/src/audit/seal.ts'
import { verify } from '../../../server/src/audit/verify.ts'
import { type Database, openDatabase } from '../../../server/src/platform/database.ts'
import type { Field } from '../field.ts'

const ROWS = 2_000_000
const AT_ONCE = 20_000
const BATCH = 2_000

/** Verifying a long audit log, against reading and hashing each of its rows once in the database. @returns rows of a table */
export async function measureAudit(field: Field): Promise<string[][]> {
  const database = openDatabase(field.url, 3)
  try {
    await fill(database)
    const linked = await timed(() => seal(database))
    let mostBytes = 0
    const watch = () => {
      mostBytes = Math.max(mostBytes, process.memoryUsage().rss)
    }
    watch()
    const before = mostBytes
    const proof = await timed(() => verify(database, { onPart: watch }))
    if (proof.result.problem) throw new Error(`the chain is broken: ${proof.result.problem}`)
    const floor = await timed(() => readOnce(database))
    const perSecond = (count: number, seconds: number) => `${Math.round(count / seconds)}/s`
    const { checked } = proof.result
    return [
      ['audit log', 'entries', 'linked', 'verified', 'floor', 'ratio', 'took', 'memory'],
      [
        'verify all',
        String(checked),
        perSecond(linked.result, linked.seconds),
        perSecond(checked, proof.seconds),
        perSecond(floor.result, floor.seconds),
        (floor.seconds / proof.seconds).toFixed(2),
        `${proof.seconds.toFixed(1)} s`,
        `+${Math.round((mostBytes - before) / 2 ** 20)} MB`,
      ],
    ]
  } finally {
    await database.end({ timeout: 1 })
  }
}

async function fill(sql: Database): Promise<void> {
  for (let from = 0; from < ROWS; from += AT_ONCE)
    await sql`
      insert into audit (call, request_id, noun, record_idx, member_idx, ip, after)
      select 'hold.take', gen_random_uuid(), 'measured', n, n % 5000 + 1, '192.0.2.' || n % 250,
        jsonb_build_object('seats', array[0, 1, 2, 3], 'expiresAt', now())
      from generate_series(${from + 1}::int, ${from + AT_ONCE}::int) n`
}

async function readOnce(sql: Database): Promise<number> {
  let [after, total] = [0, 0]
  for (;;) {
    const [part] = await sql<{ count: number; last: number }[]>`
      select count(sha256(convert_to(to_jsonb(a)::text, 'UTF8'))) as count, max(audit_idx) as last
      from (select * from audit where audit_idx > ${after} order by audit_idx limit ${BATCH}) a`
    if (part!.count === 0) return total
    total += part!.count
    after = part!.last
  }
}

async function timed<T>(act: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now()
  const result = await act()
  return { result, seconds: (performance.now() - began) / 1000 }
}
