import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import * as calls from '@clubhouse/contract/mail'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../platform/context.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { sendsMail } from '../platform/post.ts'
import { write } from '../platform/write.ts'
import { CALENDAR_FILE } from './bytes.ts'
import * as outbox from './outbox-sql.ts'
import { actionsOf, masked } from './rules.ts'
import { fillIn } from './secret.ts'
import { queue, usefulSeconds } from './send.ts'
import * as sql from './sql.ts'

const possible = ({ state, tries, hasSecret, secrets, isOver }: outbox.MailRecord) =>
  actionsOf({ state, tries, isSpent: hasSecret && (isOver || !secrets) })

interface Needs {
  /** True if the manager has a right that the caller lacks. */
  exceeds(ctx: Context, adminIdx: number): Promise<boolean>
}

export const mail = ({ exceeds }: Needs): Services<typeof contract.mail> => ({
  list: async (filter, { sql: db, club, post }) => {
    const [page, counts] = await Promise.all([outbox.list(db, filter, club.zone), outbox.counts(db)])
    const list = page.list.map(({ toEmail, ...row }) => ({ ...row, to: masked(toEmail) }))
    return { ...page, list, counts, way: post.way }
  },

  one: async ({ mailIdx }, ctx) => {
    const found = await outbox.one(ctx.sql, mailIdx)
    if (!found) return NOT_FOUND
    const { toEmail, secrets, text, html, adminIdx, isOver, ...rest } = found
    // Without a mail server, staff read the code to the member, so it stays visible. The code of a manager opens an account
    // of the office, so it is shown only to those who have each right of that account.
    const isHidden = sendsMail(ctx) || (adminIdx !== null && (await exceeds(ctx, adminIdx)))
    const readable = isHidden || isOver ? null : secrets
    return {
      ...rest,
      to: isHidden ? masked(toEmail) : toEmail,
      text: fillIn(text, readable),
      html: fillIn(html, readable, escapeHtml),
      attachment: found.hasCalendar ? CALENDAR_FILE : null,
      isBlanked: found.hasSecret && !readable,
      actions: possible(found),
    }
  },

  history: historyOf(calls.history),

  change: async ({ mailIdx, action }, ctx) =>
    write(ctx, async (tx) => {
      const found = await outbox.one(tx.sql, mailIdx, true)
      if (!found) return NOT_FOUND
      if (!possible(found).includes(action)) return WRONG_STATE({ state: found.state })
      const state = action === 'CANCEL' ? 'CANCELLED' : 'WAITING'
      if (action === 'CANCEL') await sql.cancel(tx.sql, mailIdx)
      else {
        await sql.resend(tx.sql, mailIdx, usefulSeconds(found.kind))
        await queue(tx, mailIdx)
      }
      await audit(tx, { noun: 'mail', recordIdx: mailIdx, before: { state: found.state }, after: { state } })
      return { state }
    }),
})
