import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { IMPORT_REFUSED, MOST_PROBLEMS } from '@clubhouse/contract/member/import'
import { enqueue } from '../../job/enqueue.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services, SessionEnded } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { IMPORT } from './job.ts'
import { planOf } from './plan-rules.ts'
import { readAlone } from './read-alone.ts'
import * as sql from './sql.ts'
import { emptyList } from './template.ts'
import { wordsForRows } from './words.ts'

/** Decision 075. */
export const memberImport: Services<typeof contract.memberImport> = {
  check: async (_, ctx, [file]) => {
    if (ctx.who?.adminIdx == null) throw new SessionEnded()
    const { adminIdx } = ctx.who
    if (!file) return new Malformed('file')
    const read = await readAlone({ path: file.path, words: await wordsForRows(ctx) })
    if (!('rows' in read)) return IMPORT_REFUSED({ ...read, file: file.name })
    const { rows, faults } = read
    const { known, takenIds } = await sql.facts(ctx.sql, rows)
    const plan = planOf(rows, known, takenIds)
    const problems = [...faults, ...plan.problems].sort((a, b) => a.row - b.row)
    const counts = { created: plan.create.length, changed: plan.change.length, same: plan.same }
    return write(ctx, async (tx) => {
      const one = { adminIdx, fileName: file.name, rows, problems, ...counts }
      const importIdx = await sql.add(tx.sql, one)
      const after = { rows: rows.length, problems: problems.length, ...counts }
      await audit(tx, { noun: 'member-import', recordIdx: importIdx, after })
      return shown({ ...one, importIdx })
    })
  },

  start: ({ importIdx, invite, reason }, ctx) =>
    write(ctx, async (tx) => {
      const found = await sql.one(tx.sql, importIdx, true)
      if (!found || found.adminIdx !== tx.who?.adminIdx) return NOT_FOUND
      if (found.state !== 'CHECKED' || found.problems.length > 0) return WRONG_STATE({ state: found.state })
      await sql.begin(tx.sql, importIdx, invite, reason)
      await enqueue(tx, IMPORT, { importIdx })
      await audit(tx, { noun: 'member-import', recordIdx: importIdx, after: { state: 'RUNNING', invite }, reason })
      return { state: 'RUNNING' as const }
    }),

  one: async ({ importIdx }, ctx) => {
    const found = await sql.one(ctx.sql, importIdx)
    if (!found || found.adminIdx !== ctx.who?.adminIdx) return NOT_FOUND
    const { state, newcomers, invited, cancelledAt } = found
    return {
      ...shown(found),
      state: state as 'CHECKED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED',
      toInvite: newcomers.length,
      invited,
      isCancelled: cancelledAt !== null,
    }
  },

  cancel: ({ importIdx }, ctx) =>
    write(ctx, async (tx) => {
      // Waits for rows that are being imported, and for an invitation that is being sent.
      const found = await sql.one(tx.sql, importIdx, true)
      if (!found || found.adminIdx !== tx.who?.adminIdx) return NOT_FOUND
      const { state, newcomers, invited, cancelledAt } = found
      const notInvited = newcomers.length - invited
      const isInviting = state === 'DONE' && notInvited > 0 && cancelledAt === null
      if (state !== 'RUNNING' && !isInviting) return WRONG_STATE({ state })
      const after = { state: isInviting ? ('DONE' as const) : ('CANCELLED' as const), invited, notInvited }
      await (isInviting ? sql.cancelInvitations : sql.cancel)(tx.sql, importIdx)
      await audit(tx, { noun: 'member-import', recordIdx: importIdx, before: { state }, after })
      return after
    }),

  template: ({ textLang }, ctx) => emptyList(ctx, textLang),
}

type Shown = Pick<sql.ImportRow, 'importIdx' | 'fileName' | 'created' | 'changed' | 'same' | 'rows' | 'problems'>

const shown = ({ importIdx, fileName, created, changed, same, rows, problems }: Shown) => ({
  importIdx,
  fileName,
  // Of a list that was imported the rows are gone and the numbers stay.
  rows: rows.length || created + changed + same,
  created,
  changed,
  same,
  problems: problems.slice(0, MOST_PROBLEMS),
  problemCount: problems.length,
})
