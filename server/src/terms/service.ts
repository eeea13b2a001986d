import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, type Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { DATE_CLASH, placesIn, type save, TOO_SOON } from '@clubhouse/contract/terms'
import { history } from '@clubhouse/contract/terms-manage'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import { type Context, FORBIDDEN, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { isNo, type Transaction, write } from '../platform/write.ts'
import { difference } from './difference.ts'
import { noticeOf } from './notice.ts'
import { isShownFor, OPEN } from './rules.ts'
import * as sql from './sql.ts'
import { tellLater } from './tell.ts'

export const terms: Services<typeof contract.terms> = {
  list: async (filter, ctx) => {
    const page = await sql.list(ctx.sql, filter)
    return { ...page, list: await signed(page.list, ctx) }
  },

  save: async (input, ctx) => {
    const termsType = await sql.typeOf(ctx.sql, input.termsType)
    if (termsType !== input.termsType) return new Malformed('termsType')
    const texts = await textsOf(input, ctx)
    if (texts instanceof Malformed) return texts
    // The call asks the right for the version itself alone.
    const needs = ({ termsIdx }: Text) => (termsIdx === undefined ? 'C' : 'U')
    if (!texts.slice(1).every((text) => hasRight(ctx.who, '910800', needs(text)))) return FORBIDDEN
    return write(ctx, async (tx) => {
      // In one order, because two managers may begin with different languages.
      for (const lang of texts.map(({ fields }) => fields.lang).sort()) await sql.lockType(tx.sql, termsType, lang)
      const saved: sql.Saved[] = []
      for (const text of texts) {
        const done = await saveText(tx, text)
        if (isNo(done)) return done
        saved.push(done)
      }
      return saved[0]!
    })
  },

  one: async ({ termsIdx }, ctx) => {
    const found = await readable(termsIdx, ctx)
    return found ? (await signed([found], ctx))[0]! : NOT_FOUND
  },

  inForce: async ({ clubCode, purpose, lang = '' }, ctx) => {
    if (clubCode !== ctx.club.clubCode) return NOT_FOUND
    const spoken = ctx.club.langs.includes(lang) ? lang : ctx.club.lang
    if (purpose === OPEN) {
      const memberIdx = ctx.who?.memberIdx
      return memberIdx == null ? [] : signed(await sql.openFor(ctx.sql, spoken, memberIdx), ctx)
    }
    const all = await sql.inForce(ctx.sql, spoken)
    return signed(
      all.filter(({ termsType }) => isShownFor(purpose, termsType)),
      ctx,
    )
  },

  before: async ({ termsIdx }, ctx) => {
    const found = await readable(termsIdx, ctx)
    if (!found) return NOT_FOUND
    const before = await sql.before(ctx.sql, termsIdx)
    if (!before) return { before: null, diff: [] }
    return { before: (await signed([before], ctx))[0]!, diff: await difference(before.contents, found.contents) }
  },

  dismiss: async ({ termsIdx, version }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, termsIdx)
      if (!before) return NOT_FOUND
      if (!before.isPrepared) return WRONG_STATE({ state: before.state })
      const saved = before.version === version ? await sql.dismiss(tx.sql, termsIdx, version) : undefined
      if (!saved) return CHANGED_MEANWHILE({ version: before.version })
      await audit(tx, { noun: 'terms', recordIdx: termsIdx, after: { isPrepared: false } })
      return saved
    }),

  history: historyOf(history),

  consents: async (input, ctx) => {
    if (!(await sql.one(ctx.sql, input.termsIdx))) return NOT_FOUND
    const [page, counts] = await Promise.all([
      sql.consents(ctx.sql, input, ctx.lang),
      sql.countConsents(ctx.sql, input.termsIdx),
    ])
    const mayName = hasRight(ctx.who, '950100', 'R')
    return { ...page, ...counts, list: page.list.map((row) => ({ ...row, name: mayName ? row.name : undefined })) }
  },

  check: async ({ termsType, effectiveDate, isWorse = false, lang = '' }, ctx) => {
    const type = await sql.typeOf(ctx.sql, termsType)
    if (!type) return NOT_FOUND
    const spoken = ctx.club.langs.includes(lang) ? lang : ctx.club.lang
    const first = (await noticeOf(ctx.sql)).earliest(isWorse)
    const clash = await sql.sameDay(ctx.sql, type, spoken, effectiveDate)
    return { ok: !clash && effectiveDate >= first, earliest: first, clash }
  },
}

/** Terms announced and not yet in force, for the popup of a main page. */
export async function scheduledNotices(ctx: Context, lang: string) {
  return signed(await sql.scheduled(ctx.sql, ctx.club.langs.includes(lang) ? lang : ctx.club.lang), ctx)
}

/** Public versions; drafts only for managers with access to drafts. */
async function readable(termsIdx: number, { sql: db, who }: Context): Promise<sql.TermsRow | undefined> {
  const found = await sql.one(db, termsIdx)
  return found?.state === 'DRAFT' && !hasRight(who, '910800', 'R') ? undefined : found
}

type Input = ParsedInputOf<typeof save>

/** A version in one language, as a manager saves it. */
interface Text {
  termsIdx: number | undefined
  version: number | undefined
  fields: sql.Fields
}

/** The versions to save, that of the input itself first. @returns Malformed names the field, such as `inOthers.ko.contents` */
async function textsOf({ inOthers = {}, termsIdx, version, state, ...given }: Input, ctx: Context) {
  const own = { lang: given.lang, way: '', termsIdx, version, title: given.title, contents: given.contents }
  const others = Object.entries(inOthers).map(([lang, words]) => ({ ...words, lang, way: `inOthers.${lang}.` }))
  const texts: Text[] = []
  for (const { lang, way, title, ...one } of [own, ...others]) {
    const isTwice = way !== '' && lang === own.lang
    if (isTwice || !ctx.club.langs.includes(lang)) return new Malformed(way ? `inOthers.${lang}` : 'lang')
    if (one.termsIdx !== undefined && one.version === undefined) return new Malformed(`${way}version`)
    if (!title) return new Malformed(`${way}title`)
    const contents = await cleanHtml(one.contents)
    // What only the club knows is not announced as a gap.
    const hasGap = state !== 'DRAFT' && placesIn(contents).length > 0
    if (hasGap || !contents.trim()) return new Malformed(`${way}contents`)
    const fields = { ...given, lang, title, contents, isDraft: state === 'DRAFT' }
    texts.push({ termsIdx: one.termsIdx, version: one.version, fields })
  }
  return texts
}

async function saveText(tx: Transaction, { termsIdx, version, fields }: Text) {
  const before = termsIdx === undefined ? undefined : await sql.one(tx.sql, termsIdx)
  if (termsIdx !== undefined && !before) return NOT_FOUND
  if (before && before.state !== 'DRAFT') return WRONG_STATE({ state: before.state })
  if (before && before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
  const refusal = fields.isDraft ? undefined : await refuseDay(fields, tx, termsIdx)
  if (refusal) return refusal
  const saved = before
    ? await sql.updateDraft(tx.sql, before.termsIdx, before.version, fields)
    : await sql.insert(tx.sql, fields)
  // Another manager saved between the check and the write.
  if (!saved) return CHANGED_MEANWHILE({ version: before!.version + 1 })
  await audit(tx, { noun: 'terms', recordIdx: saved.termsIdx, before, after: fields })
  if (!fields.isDraft) await tellLater(tx, saved.termsIdx, fields)
  return saved
}

async function refuseDay(
  fields: sql.Fields,
  tx: Context,
  but?: number,
): Promise<Refusal<'TOO_SOON' | 'DATE_CLASH'> | undefined> {
  const { termsType, lang, effectiveDate, isWorse } = fields
  const clash = await sql.sameDay(tx.sql, termsType, lang, effectiveDate, but)
  if (clash) return DATE_CLASH({ termsIdx: clash.termsIdx })
  const first = (await noticeOf(tx.sql)).earliest(isWorse)
  return effectiveDate < first ? TOO_SOON({ earliest: first }) : undefined
}

async function signed<T>(rows: T[], { sql: db }: Context): Promise<(T & { clubName: string; telNo: string })[]> {
  const club = await sql.signature(db)
  return rows.map((row) => ({ ...row, ...club }))
}
