import { enqueue } from '../../job/enqueue.ts'
import { onTask } from '../../job/job.ts'
import { endOf, NIGHT } from '../../mail/rules.ts'
import { send, usefulSeconds } from '../../mail/send.ts'
import type { Context } from '../../platform/context.ts'
import { spokenBy } from '../../platform/said-in.ts'
import { write } from '../../platform/write.ts'
import { add as addToInbox, NEWS_CHOICE } from '../inbox/rows.ts'
import { kindOf } from './kind.ts'
import * as sql from './sql.ts'

export const TELL = 'tell-members'

const AT_ONCE = 50

/** An empty line begins a paragraph. */
export const paragraphs = (contents: string): string[] =>
  contents
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.trim())
    .filter(Boolean)

/** Sends a message in parts, each in a transaction; what a stopped process has left, the next one goes on with. Advertising waits for the end of the night. */
export const tellMembers = onTask<{ outIdx: number }>(TELL, async (ctx, { outIdx }) => {
  for (;;) {
    const open = await sql.openOne(ctx.sql, outIdx)
    if (!open) return
    const until = open.isMarketing ? endOf(NIGHT, ctx.clock.now(), ctx.club.zone) : undefined
    // A member who takes the consent back until then gets nothing.
    if (until) return enqueue(ctx, TELL, { outIdx }, until)
    if (ctx.stopping.aborted) throw new Error('stopped before every message was written')
    await write(ctx, (tx) => tellSome(tx, outIdx))
  }
})

async function tellSome(tx: Context, outIdx: number): Promise<void> {
  if (!(await sql.keepOpen(tx.sql, outIdx))) return
  for (const told of await sql.take(tx.sql, outIdx, AT_ONCE)) {
    const { memberIdx, lang, name, email, title, contents, isMarketing, byMail } = told
    const kind = kindOf(isMarketing)
    const letter = { name, title, text: paragraphs(contents) }
    const mailIdx = byMail ? await send(tx, kind, lang, email, letter, { memberIdx }) : undefined
    const alert = { sentence: title, lang: spokenBy(tx, lang), mailIdx, usefulSeconds: usefulSeconds(kind) }
    await addToInbox(tx.sql, { memberIdx, kind, title, contents, link: isMarketing ? NEWS_CHOICE : null }, alert)
  }
}
