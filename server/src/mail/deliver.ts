import { enqueue } from '../job/enqueue.ts'
import { onTask, schedule } from '../job/job.ts'
import { waitAfter } from '../job/rules.ts'
import type { Context } from '../platform/context.ts'
import { SENT_AT_ONCE } from '../platform/post.ts'
import { hashToken } from '../platform/token.ts'
import { write } from '../platform/write.ts'
import { bounceAddress, newBounceKey } from './bounce-address.ts'
import { bytesOf } from './bytes.ts'
import { type DeliveryError, errorLine, isFinal, saidLine, waitsUntil } from './rules.ts'
import { queue, SEND_MAIL } from './send.ts'
import * as sql from './sql.ts'
import { isStoppable, linkOf, stopUrl } from './unsubscribe-link.ts'

/** How long an email belongs to the worker that sends it. */
const LOOK_AGAIN = { seconds: 60 }

/** Why an email was not sent, where the mail server did not say; the screen translates it. */
const TOO_LATE = 'TOO_LATE'

export const sendMail = onTask<{ mailIdx: number }>(SEND_MAIL, sendOne, { atOnce: SENT_AT_ONCE, claims: 100 })

async function sendOne(ctx: Context, { mailIdx }: { mailIdx: number }): Promise<void> {
  // A task of a time with a mail server; the email waits.
  if (ctx.post.way === 'NONE') return
  const mail = await sql.waiting(ctx.sql, mailIdx)
  if (!mail) return
  if (mail.isTooLate) return sql.giveUp(ctx.sql, mailIdx, TOO_LATE, 0)
  if (mail.isStopped) return sql.cancel(ctx.sql, mailIdx)
  // The end of its alert queues it, or says that it is not needed.
  if (mail.isHeld) return
  const until = waitsUntil(mail, ctx.clock.now(), ctx.club.zone)
  if (until) return putOff(ctx, mailIdx, until)
  // Each sending has its own key, so that a late bounce of an earlier one is ignored.
  const bounceKey = ctx.post.bounceDomain && newBounceKey()
  const hash = bounceKey ? hashToken(bounceKey) : null
  if (await sql.take(ctx.sql, mailIdx, LOOK_AGAIN.seconds, hash)) return deliver(ctx, mail, bounceKey)
  await enqueue(ctx, SEND_MAIL, { mailIdx }, ctx.clock.now().add(LOOK_AGAIN))
}

/** Queues what was written while there was no mail server. Without one it does nothing. */
export const sendWaiting = schedule('send-waiting', '* * * * *', async (ctx) => {
  if (ctx.post.way === 'NONE') return
  for (const mailIdx of await sql.unqueued(ctx.sql, SEND_MAIL)) await queue(ctx, mailIdx)
})

/** Gives up and erases what is of no use any more, and deletes emails after the days set by the club. */
export const tidyMail = schedule('tidy-mail', '12 * * * *', ({ sql: db }) => sql.tidy(db, TOO_LATE))

async function deliver(ctx: Context, mail: sql.Waiting, bounceKey?: string): Promise<void> {
  const { mailIdx, kind, toEmail } = mail
  const from = { name: mail.fromName, address: mail.fromAddress }
  const bytes = await bytesOf(mail, from, stopAddress(ctx, mail))
  const name = `${String(mailIdx).padStart(6, '0')}-${kind}`
  let answer: string
  try {
    const sender = bounceKey ? bounceAddress(bounceKey, ctx.post.bounceDomain!) : from.address
    answer = await ctx.post.deliver({ from: sender, to: toEmail, bytes, name })
  } catch (error) {
    return fail(ctx, mail, error as DeliveryError)
  }
  await sql.sent(ctx.sql, mailIdx, saidLine(answer, toEmail), ctx.post.way !== 'SMTP')
}

const putOff = (ctx: Context, mailIdx: number, until: Temporal.Instant) =>
  write(ctx, async (tx) => {
    if (await sql.putOff(tx.sql, mailIdx, until)) await enqueue(tx, SEND_MAIL, { mailIdx }, until)
  })

/** Undefined for an email that the club must send, and for a site without HTTPS, which the one click needs (RFC 8058). */
function stopAddress({ seal, post }: Context, { kind, memberIdx, toEmail }: sql.Waiting): string | undefined {
  if (!post.publicUrl?.startsWith('https:') || memberIdx === null || !isStoppable(kind)) return undefined
  return stopUrl(post.publicUrl, linkOf(seal, kind, memberIdx, toEmail))
}

async function fail(ctx: Context, { mailIdx, tries, toEmail }: sql.Waiting, error: DeliveryError): Promise<void> {
  const reason = errorLine(error, toEmail)
  await write(ctx, async (tx) => {
    const next = isFinal(error) ? undefined : await sql.failed(tx.sql, mailIdx, reason, waitAfter(tries + 1))
    if (next) await enqueue(tx, SEND_MAIL, { mailIdx }, next)
    else await sql.giveUp(tx.sql, mailIdx, reason, 1)
  })
}
