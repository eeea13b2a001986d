import type { MailKind } from '@clubhouse/contract/mail'
import { sendTestMail } from '../mail/send.ts'
import { wordsOf } from '../mail/words.ts'
import { audit } from '../platform/audit.ts'
import { type Context, SessionEnded } from '../platform/context.ts'
import { refusedTooOften } from '../platform/too-often.ts'
import { write } from '../platform/write.ts'
import { type DraftInput, draftOf } from './draft.ts'
import { draw } from './draw.ts'
import * as sql from './sql.ts'

/** Sends an email with sample values to the manager who asks, through the outbox. Its subject says that it is a test. */
export async function testOf(ctx: Context, kind: MailKind, input: DraftInput) {
  const adminIdx = ctx.who?.adminIdx
  if (adminIdx == null) throw new SessionEnded()
  const tooOften = await refusedTooOften(ctx, 'testMail', `a${adminIdx}`)
  if (tooOften) return tooOften
  return write(ctx, async (tx) => {
    const wanted = await draftOf(tx, kind, input)
    if (!('drafts' in wanted)) return wanted
    const { lang, subject, text, html } = await draw(tx, wanted)
    const words = await wordsOf(tx, lang)
    const to = await sql.emailOf(tx.sql, adminIdx)
    const said = words.say('TEST_SUBJECT', { subject })!
    const mailIdx = await sendTestMail(tx, { toEmail: to, lang, subject: said, text, html })
    await audit(tx, { noun: 'mail', recordIdx: mailIdx, after: { kind, lang, test: true } })
    return { mailIdx, to }
  })
}
