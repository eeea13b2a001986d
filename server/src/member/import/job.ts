import { onTask, schedule } from '../../job/job.ts'
import type { Context } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { freeIds } from '../account/new-id.ts'
import { sendPassword } from '../account/send-password.ts'
import { notify } from '../inbox/notify.ts'
import { temporaryPassword } from '../password/temporary-password.ts'
import { type Plan, planOf } from './plan-rules.ts'
import * as sql from './sql.ts'

export const IMPORT = 'import-members'

/** All rows in one transaction, then the invitations one by one. Run again it goes on where it was stopped. */
export const importMembers = onTask<{ importIdx: number }>(IMPORT, async (ctx, { importIdx }) => {
  await write(ctx, (tx) => importAll(tx, importIdx))
  while (!ctx.stopping.aborted) {
    const next = await sql.nextNewcomer(ctx.sql, importIdx)
    if (!next) return
    await invite(ctx, importIdx, next)
  }
  throw new Error('stopped before everyone was invited')
})

/** Forgets lists that nobody imported. */
export const forgetImports = schedule('forget-imports', '20 * * * *', ({ sql: db }) => sql.forgetOld(db))

async function importAll(tx: Transaction, importIdx: number): Promise<void> {
  const list = await sql.one(tx.sql, importIdx, true)
  if (list?.state !== 'RUNNING') return
  await sql.lockSignups(tx.sql)
  const { known, takenIds } = await sql.facts(tx.sql, list.rows)
  const plan = planOf(list.rows, known, takenIds)
  if (plan.problems.length > 0) return sql.failWith(tx.sql, importIdx, plan.problems)
  const newcomers = await save(tx, plan, list)
  await sql.finish(tx.sql, importIdx, {
    created: plan.create.length,
    changed: plan.change.length,
    same: plan.same,
    newcomers,
  })
}

async function save(tx: Transaction, plan: Plan, { adminIdx, reason }: sql.ImportRow): Promise<number[]> {
  const given = plan.create.flatMap(({ id }) => id || [])
  const emails = plan.create.map(({ email }) => email)
  const newcomers = await sql.create(tx.sql, plan.create, await freeIds(tx.sql, emails, given), tx.club.lang)
  await sql.change(
    tx.sql,
    plan.change.map(({ known, changes }) => ({ memberIdx: known.memberIdx, changes })),
  )
  const members = [
    ...plan.create.map((row, n) => ({ memberIdx: newcomers[n]!, row })),
    ...plan.change.map(({ known, row }) => ({ memberIdx: known.memberIdx, row })),
  ]
  const notes = members.flatMap(({ memberIdx, row }) => (row.memo ? [{ memberIdx, text: row.memo }] : []))
  await sql.addNotes(tx.sql, adminIdx, notes)
  await sql.log(tx.sql, { adminIdx, reason, requestId: tx.requestId }, entriesOf(plan, newcomers))
  for (const { known, changes } of plan.change)
    if (changes.email && known.email) await notify(tx, 'EMAIL_CHANGED', known, { name: known.name, at: tx.clock.now() })
  return newcomers
}

/** The record has the new values; the log does not keep addresses. */
function entriesOf({ create, change }: Plan, newcomers: readonly number[]): sql.Entry[] {
  return [
    ...create.map(({ memberType }, n) => ({
      call: 'memberImport.create',
      memberIdx: newcomers[n]!,
      before: null,
      after: { state: 'ACTIVE', memberType },
    })),
    ...change.map(({ known, changes: { memberType, ...others } }) => ({
      call: 'memberImport.change',
      memberIdx: known.memberIdx,
      before: memberType ? { memberType: known.memberType } : {},
      after: { changed: Object.keys(others), ...(memberType && { memberType }) },
    })),
  ]
}

async function invite(
  ctx: Context,
  importIdx: number,
  { no, ...member }: sql.Newcomer & { no: number },
): Promise<void> {
  const password = temporaryPassword()
  // Hashed before the transaction: hashing is slow on purpose and would hold a connection.
  const hash = await hashPassword(password)
  await write(ctx, async (tx) => {
    if (await sql.noteInvited(tx.sql, importIdx, no)) await sendPassword(tx, member, { password, hash })
  })
}
