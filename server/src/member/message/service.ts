import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { MOST_TOLD } from '@clubhouse/contract/member/message'
import { NEWS_LIMIT } from '@clubhouse/contract/member/refusal'
import { enqueue } from '../../job/enqueue.ts'
import { endOf, NIGHT } from '../../mail/rules.ts'
import { letterOf } from '../../mail/send.ts'
import { phonesFor } from '../../person/phones.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services, SessionEnded } from '../../platform/context.ts'
import { ownWordsIn, spokenBy } from '../../platform/said-in.ts'
import { write } from '../../platform/write.ts'
import { rulebookOf } from '../../reservation/rulebook.ts'
import { paragraphs, TELL } from './job.ts'
import { kindOf } from './kind.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.memberMessage.send>

export const memberMessage: Services<typeof contract.memberMessage> = {
  preview: async (input, ctx) => {
    const wrong = invalid(input, ctx)
    if (wrong) return wrong
    const limit = await limitOf(ctx)
    const sends = { serverKey: ctx.push.publicKey, texts: ctx.post.publicUrl !== undefined }
    const rows = await sql.count(ctx.sql, input, limit, phonesFor(ctx.who), sends)
    const sum = (field: Exclude<keyof sql.Counted, 'lang'>) => rows.reduce((total, row) => total + row[field], 0)
    if (sum('sent') > MOST_TOLD) return new Malformed('filter')
    if (sum('sent') === 0 && sum('full') > 0) return NEWS_LIMIT({ count: limit.perMonth, from: limit.next })
    // Also the club's languages that nobody reads yet, so that a manager sees every text.
    const shown = ctx.club.langs.map((lang) => {
      const readers = rows.filter((row) => spokenBy(ctx, row.lang) === lang)
      return { lang, count: readers.reduce((total, { sent }) => total + sent, 0) }
    })
    return {
      sent: sum('sent'),
      skipped: sum('skipped'),
      full: sum('full'),
      excluded: sum('excluded'),
      first: { push: sum('push'), text: sum('text'), mail: sum('byMail'), site: sum('bySite') },
      shown: await Promise.all(shown.map(async (one) => ({ ...one, ...(await wordsIn(one.lang, input, ctx)) }))),
    }
  },

  send: async (input, ctx) => {
    const wrong = invalid(input, ctx)
    if (wrong) return wrong
    const adminIdx = ctx.who?.adminIdx
    if (adminIdx == null) throw new SessionEnded()
    const { title, contents, translated = {}, isMarketing, mail } = input
    return write(ctx, async (tx) => {
      const limit = await limitOf(tx)
      const words = { title, contents, translated }
      const { full, ...added } = await sql.add(tx.sql, adminIdx, input, words, limit, phonesFor(ctx.who))
      if (added.sent > MOST_TOLD) return new Malformed('filter')
      if (added.sent === 0 && full > 0) return NEWS_LIMIT({ count: limit.perMonth, from: limit.next })
      const { outIdx, sent, skipped } = added
      await enqueue(tx, TELL, { outIdx })
      await audit(tx, { noun: 'club-message', recordIdx: outIdx, after: { title, isMarketing, mail, sent, skipped } })
      return added
    })
  },

  progress: async ({ outIdx }, ctx) => {
    const found = await sql.progress(ctx.sql, outIdx)
    return found ? { ...found, isDone: found.isCancelled || found.told === found.sent } : NOT_FOUND
  },

  cancel: ({ outIdx }, ctx) =>
    write(ctx, async (tx) => {
      const isCancelled = await sql.lock(tx.sql, outIdx)
      if (isCancelled === undefined) return NOT_FOUND
      const { sent, told } = (await sql.progress(tx.sql, outIdx))!
      if (isCancelled || told === sent) return WRONG_STATE({ state: isCancelled ? 'CANCELLED' : 'DONE' })
      await sql.cancel(tx.sql, outIdx)
      const after = { told, notTold: sent - told }
      await audit(tx, { noun: 'club-message', recordIdx: outIdx, after: { state: 'CANCELLED', ...after } })
      return after
    }),
}

/** How many news a member gets in the month in which one goes that is sent now, and when the next month begins. */
async function limitOf(ctx: Context): Promise<sql.Limit & { next: string }> {
  const { zone } = ctx.club
  const now = ctx.clock.now()
  const month = (endOf(NIGHT, now, zone) ?? now).toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 })
  return {
    perMonth: (await rulebookOf(ctx)).settings.news.newsPerMonth,
    since: month.toZonedDateTime(zone).toInstant(),
    next: month.add({ months: 1 }).toString(),
  }
}

async function wordsIn(lang: string, { title, contents, translated = {}, isMarketing, mail }: Input, ctx: Context) {
  const said = {
    title: ownWordsIn(lang, translated, 'title', title),
    contents: ownWordsIn(lang, translated, 'contents', contents),
  }
  if (!mail) return { ...said, mail: null }
  const values = { name: '…', title: said.title, text: paragraphs(said.contents) }
  const { subject, text } = await letterOf(ctx, kindOf(isMarketing), lang, values)
  return { ...said, mail: { subject, text } }
}

/** Exactly one of members and filter, and only languages of the club. */
function invalid({ memberIdx, filter, translated = {} }: Input, { club }: Context): Malformed | undefined {
  if ((memberIdx === undefined) === (filter === undefined)) return new Malformed('memberIdx')
  const others = club.langs.filter((lang) => lang !== club.lang)
  return Object.keys(translated).every((lang) => others.includes(lang)) ? undefined : new Malformed('translated')
}
