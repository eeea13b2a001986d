import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { MERGE_BLOCKED } from '@clubhouse/contract/member/merge'
import { forgetFile } from '../../file/forget.ts'
import { enqueue } from '../../job/enqueue.ts'
import { audit } from '../../platform/audit.ts'
import { NOT_FOUND, type Services, SessionEnded } from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { areBothOfficers } from '../../reservation/team/leaving.ts'
import { erase, imageOf } from '../withdrawal/rows.ts'
import { FINISH, moveAll } from './move.ts'
import * as sql from './sql.ts'
import { give, valuesOf } from './values-sql.ts'

type Input = ParsedInputOf<typeof contract.memberMerge.merge>
type Two = readonly [number, number]

const OPEN = ['PENDING', 'ACTIVE', 'DORMANT']
/** After this long nobody writes any more who had read the account before it ended. */
const LATER = { seconds: 60 }

/** Decision 060. */
export const memberMerge: Services<typeof contract.memberMerge> = {
  compare: ({ a, b }, ctx) =>
    write(ctx, async (tx) => {
      const found = await sql.sides(tx.sql, [a, b], { lang: ctx.lang })
      const side = (idx: number) => found.find(({ memberIdx }) => memberIdx === idx)
      const [first, second] = [side(a), side(b)]
      if (!first || !second) return NOT_FOUND
      // Reading a record with personal data is itself logged. Source: docs/rules.md, Office.
      for (const memberIdx of new Set([a, b])) await audit(tx, { noun: 'member', recordIdx: memberIdx, after: 'read' })
      return { a: first, b: second, why: (await whyNot(tx, [a, b], found)) ?? null }
    }),

  merge: (input, ctx) =>
    write(ctx, async (tx) => {
      const { keptIdx, goneIdx } = input
      const found = await sql.sides(tx.sql, [keptIdx, goneIdx], { lock: true, lang: ctx.lang })
      const [kept, gone] = [keptIdx, goneIdx].map((idx) => found.find(({ memberIdx }) => memberIdx === idx))
      if (!kept || !gone) return NOT_FOUND
      if (kept.version !== input.keptVersion) return CHANGED_MEANWHILE({ version: kept.version })
      if (gone.version !== input.goneVersion) return CHANGED_MEANWHILE({ version: gone.version })
      const why = await whyNot(tx, [keptIdx, goneIdx], found)
      return why ? MERGE_BLOCKED({ why }) : join(tx, input, gone)
    }),
}

async function whyNot(tx: Transaction, two: Two, found: readonly sql.Side[]) {
  if (two[0] === two[1]) return 'SAME' as const
  if (!found.every(({ state }) => OPEN.includes(state))) return 'CLOSED' as const
  if (await sql.hasHold(tx.sql, two)) return 'HOLD' as const
  if (await sql.playBoth(tx.sql, two)) return 'PLAYS' as const
  return (await areBothOfficers(tx.sql, two)) ? ('GROUPS' as const) : undefined
}

async function join(tx: Transaction, { keptIdx, goneIdx, take, reason }: Input, gone: sql.Side) {
  if (tx.who?.adminIdx == null) throw new SessionEnded()
  const pair = { keptIdx, goneIdx }
  const moved = await moveAll(tx, pair)
  const values = await valuesOf(tx.sql, goneIdx, take)
  const imageFileIdx = await imageOf(tx.sql, goneIdx)
  // Frees the login ID and the number before the other account takes them.
  await erase(tx.sql, { ...gone, imageFileIdx })
  if (imageFileIdx !== null) await forgetFile(tx, imageFileIdx)
  const version = await give(tx.sql, keptIdx, values, take)
  await sql.note(tx.sql, { ...pair, adminIdx: tx.who.adminIdx, reason, moved })
  await audit(tx, { noun: 'member', recordIdx: keptIdx, after: { merged: goneIdx, changed: take, moved }, reason })
  await audit(tx, {
    noun: 'member',
    recordIdx: goneIdx,
    before: { state: gone.state },
    after: { state: 'WITHDRAWN', mergedInto: keptIdx },
    reason,
  })
  // What was being written about the account that ended comes after it.
  await enqueue(tx, FINISH, pair)
  await enqueue(tx, FINISH, pair, tx.clock.now().add(LATER))
  return { memberIdx: keptIdx, version, moved }
}
