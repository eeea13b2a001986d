import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import * as sql from './news-sql.ts'
import { changeWays, confirmWays, WAYS } from './record.ts'
import { openQuestion } from './rules.ts'

/** Until when the member can answer whether news continue; undefined without an open question. */
export async function askedUntil(ctx: Context, memberIdx: number): Promise<Temporal.Instant | undefined> {
  return openQuestion(await sql.taking(ctx.sql, memberIdx, WAYS), ctx.club.zone)?.until
}

/** Answers the open question; without one nothing is written. A yes keeps the channels. */
export async function answerQuestion(tx: Context, memberIdx: number, agreed: boolean): Promise<void> {
  if (!(await sql.lockTaker(tx.sql, memberIdx))) return
  const open = openQuestion(await sql.taking(tx.sql, memberIdx, WAYS), tx.club.zone)
  if (!open) return
  const ways = open.ways.map(({ way }) => way)
  if (agreed) await confirmWays(tx, memberIdx, ways)
  else await changeWays(tx, memberIdx, Object.fromEntries(ways.map((way) => [way, false])))
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { [agreed ? 'newsKept' : 'newsEnded']: ways } })
}
