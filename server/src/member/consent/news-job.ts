import { schedule } from '../../job/job.ts'
import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { dateIn } from '../../platform/date-in.ts'
import { write } from '../../platform/write.ts'
import { notify } from '../inbox/notify.ts'
import * as sql from './news-sql.ts'
import { changeWays, WAYS } from './record.ts'
import { CONSENT_YEARS, nextStep } from './rules.ts'

/** Asks two years after the last yes whether the consent to news continues, and ends it without an answer. */
export const askNews = schedule('ask-news', '30 10 * * *', async (ctx) => {
  for (const memberIdx of await sql.dueSoon(ctx.sql, WAYS, CONSENT_YEARS)) await write(ctx, (tx) => step(tx, memberIdx))
})

async function step(tx: Context, memberIdx: number): Promise<void> {
  const member = await sql.lockTaker(tx.sql, memberIdx)
  if (!member) return
  const { zone } = tx.club
  const day = (at: Temporal.Instant) => dateIn(at, zone)
  const now = tx.clock.now()
  const next = nextStep(await sql.taking(tx.sql, memberIdx, WAYS), now, zone)
  if (next.is === 'ask') {
    await sql.noteQuestion(tx.sql, memberIdx)
    const values = { name: member.name, given: day(next.given), until: day(next.until) }
    await notify(tx, 'NEWS_QUESTION', member, values)
  } else if (next.is === 'end') {
    await changeWays(tx, memberIdx, Object.fromEntries(next.ways.map((way) => [way, false])), 'JOB')
    await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { newsEnded: next.ways }, reason: 'no answer' })
    await notify(tx, 'NEWS_ENDED', member, { name: member.name, on: day(now) })
  }
}
