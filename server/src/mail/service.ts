import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import * as calls from '@clubhouse/contract/mail'
import { enqueue } from '../job/enqueue.ts'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { CALENDAR_FILE } from './bytes.ts'
import { escapeHtml } from './frame.ts'
import * as outbox from './outbox-sql.ts'
import { actionsOf, masked } from './rules.ts'
import { fillIn } from './secret.ts'
import { SEND_MAIL, usefulSeconds } from './send.ts'
import * as sql from './sql.ts'

const possible = ({ state, tries, hasSecret, secrets, isOver }: outbox.MailRecord) =>
  actionsOf({ state, tries, isSpent: hasSecret && (isOver || !secrets) })

export const mail: Services<typeof contract.mail> = {
  list: async (filter, { sql: db, club, post }) => {
    const [page, counts] = await Promise.all([outbox.list(db, filter, club.zone), outbox.counts(db)])
    const list = page.list.map(({ toEmail, ...row }) => ({ ...row, to: masked(toEmail) }))
    return { ...page, list, counts, way: post.way }
  },

  one: async ({ mailIdx }, { sql: db, post }) => {
    const found = await outbox.one(db, mailIdx)
    if (!found) return NOT_FOUND
    const { toEmail, secrets, text, html, ...rest } = found
    // Without a mail server, staff read the code to the member, so it stays visible.
    const readable = post.way === 'SMTP' ? null : secrets
    return {
      ...rest,
      to: post.way === 'SMTP' ? masked(toEmail) : toEmail,
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
        await enqueue(tx, SEND_MAIL, { mailIdx })
      }
      await audit(tx, { noun: 'mail', recordIdx: mailIdx, before: { state: found.state }, after: { state } })
      return { state }
    }),
}
