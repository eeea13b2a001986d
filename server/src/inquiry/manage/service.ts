import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { APPEAL, isUntaken, OPEN_STATES } from '@clubhouse/contract/inquiry'
import { history } from '@clubhouse/contract/inquiry-manage'
import type { ValuesOf } from '../../mail/kinds.ts'
import { historyOf } from '../../office/history.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services, SessionEnded } from '../../platform/context.ts'
import { isNo, type Transaction, write } from '../../platform/write.ts'
import { keepFiles, readFiles } from '../files.ts'
import { inquiryPolicy } from '../policy.ts'
import * as rows from '../rows.ts'
import { inquiryOf } from '../shown.ts'
import * as sql from './sql.ts'

/** The inbox of members, which stands above this noun. */
interface Notifies {
  notify<K extends 'INQUIRY_TAKEN' | 'INQUIRY_ANSWERED'>(
    tx: Transaction,
    kind: K,
    member: Addressee,
    values: ValuesOf<K>,
  ): Promise<void>
}
type Addressee = NonNullable<Awaited<ReturnType<typeof sql.addressee>>>

/** What managers do with enquiries. Source: docs/rules.md, Enquiries. Decision 130. */
export const inquiryManage = (channels: Notifies): Services<typeof contract.inquiryManage> => ({
  list: async (filter, ctx) => {
    const [page, assignees, { assignDays, answerDays }] = await Promise.all([
      sql.list(ctx, filter),
      sql.assignees(ctx.sql, ctx.lang),
      inquiryPolicy(ctx.sql),
    ])
    return { ...page, assignees, assignDays, answerDays }
  },

  one: async ({ idx }, ctx) => (await detail(ctx, idx)) ?? NOT_FOUND,

  history: historyOf(history),

  assign: ({ idx, version, adminIdx, text }, ctx) =>
    write(ctx, async (tx) => {
      const before = await lockAs(tx, idx, version, OPEN_STATES)
      if (isNo(before)) return before
      const isFirst = isUntaken(before)
      if (text && !isFirst) return new Malformed('text')
      const managers = await sql.assignees(tx.sql, '')
      const assignee = managers.find((one) => one.adminIdx === adminIdx)
      if (!assignee) return new Malformed('adminIdx')
      const state = before.state === 'RECEIVED' ? 'ASSIGNED' : before.state
      await sql.assign(tx.sql, idx, state, adminIdx)
      await audit(tx, {
        ...{ noun: 'inquiry', recordIdx: idx },
        before: {
          state: before.state,
          assignee: managers.find((one) => one.adminIdx === before.assignedTo)?.name ?? null,
        },
        after: { state, assignee: assignee.name },
      })
      if (isFirst) await answerFirst(tx, before, { adminIdx, text }, channels)
      return (await detail(tx, idx))!
    }),

  answer: async (input, ctx, sent) => {
    const files = await readFiles(sent)
    if (!Array.isArray(files)) return files
    return write(ctx, async (tx) => {
      const before = await lockAs(tx, input.idx, input.version, OPEN_STATES)
      if (isNo(before)) return before
      if (before.type === APPEAL) return WRONG_STATE({ state: before.state })
      const { idx } = input
      await keepFiles(tx, idx, files, { isAnswer: true })
      const state = input.close ? 'CLOSED' : 'ANSWERED'
      await sql.answer(tx.sql, idx, { state, contents: input.contents, adminIdx: managerOf(tx) })
      await audit(tx, { noun: 'inquiry', recordIdx: idx, before: { state: before.state }, after: { state } })
      await tell(tx, before, input.contents, channels)
      return (await detail(tx, idx))!
    })
  },

  addNote: ({ idx, text }, ctx) =>
    write(ctx, async (tx) => {
      if (!(await rows.lock(tx.sql, idx))) return NOT_FOUND
      await sql.addNote(tx.sql, idx, managerOf(tx), text)
      await audit(tx, { noun: 'inquiry', recordIdx: idx, after: { changed: ['note'] } })
      return sql.notes(tx.sql, idx, tx.lang)
    }),
})

async function detail(ctx: Context, idx: number) {
  const row = await sql.one(ctx.sql, idx, ctx.lang)
  if (!row) return undefined
  const notes = await sql.notes(ctx.sql, idx, ctx.lang)
  const assignees = await sql.assignees(ctx.sql, ctx.lang)
  const { closedAfterDays } = await inquiryPolicy(ctx.sql)
  return { ...row, ...inquiryOf(row, ctx), notes, assignees, closedAfterDays }
}

/** The version comes first: of two managers who answer at once, the second learns of the first. */
async function lockAs(tx: Transaction, idx: number, version: number, states: readonly string[]) {
  const before = await rows.lock(tx.sql, idx)
  if (!before) return NOT_FOUND
  if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  return states.includes(before.state) ? before : WRONG_STATE({ state: before.state })
}

/** The member hears that it is taken up, by whom, and the day of the answer. */
async function answerFirst(
  tx: Transaction,
  { memberIdx, idx: inquiryIdx, title }: rows.LockedInquiry,
  { adminIdx, text }: { adminIdx: number; text: string },
  { notify }: Notifies,
): Promise<void> {
  const member = await sql.addressee(tx.sql, memberIdx)
  const { answerBy, manager } = await sql.take(tx.sql, inquiryIdx, { adminIdx, text, lang: member?.lang ?? '' })
  if (!member) return
  const how = text ? 'NOTED' : 'PLAIN'
  await notify(tx, 'INQUIRY_TAKEN', member, {
    ...{ name: member.name, inquiryIdx, title, how, manager, text },
    date: answerBy.toString(),
  })
}

async function tell(
  tx: Transaction,
  { memberIdx, idx: inquiryIdx, title }: rows.LockedInquiry,
  answer: string,
  { notify }: Notifies,
): Promise<void> {
  const member = await sql.addressee(tx.sql, memberIdx)
  if (member) await notify(tx, 'INQUIRY_ANSWERED', member, { name: member.name, inquiryIdx, title, answer })
}

function managerOf({ who }: Context): number {
  if (who?.adminIdx == null) throw new SessionEnded()
  return who.adminIdx
}
