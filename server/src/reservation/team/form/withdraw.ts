import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'

/** Ends a form that is not approved. The caller has locked it. */
export async function withdrawForm(tx: Context, { formIdx, state }: { formIdx: number; state: string }): Promise<void> {
  await sql.withdraw(tx.sql, formIdx)
  await rows.setActive(tx.sql, formIdx, false)
  await audit(tx, { noun: 'team-form', recordIdx: formIdx, before: { state }, after: { state: 'WITHDRAWN' } })
}
