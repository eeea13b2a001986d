import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import * as managerSql from './manager-sql.ts'
import { mayFallSilent, showsOnly } from './rules.ts'
import * as sql from './sql.ts'

type Calls = Pick<typeof contract.language, 'forManager' | 'change'>

/** The rule of texts that have one of their own: what is wrong with a text, `none` for all others. */
export type TextRule = (code: string, standing: { original: string; product: string }, msg: string) => unknown

export const managerCalls = (ofMail: TextRule): Services<Calls> => ({
  forManager: async (input, { sql: db }) => {
    const { lang } = input
    if (!(await sql.isLanguage(db, lang))) return NOT_FOUND
    const [page, categories, spoken] = await Promise.all([
      managerSql.messagesForManager(db, input),
      managerSql.categories(db, lang),
      sql.spokenLanguages(db),
    ])
    return { ...page, categories, isSpoken: spoken.includes(lang) }
  },

  change: async (input, ctx) => write(ctx, (tx) => change(input, tx, ofMail)),
})

async function change({ lang, list, isSpoken }: ParsedInputOf<Calls['change']>, tx: Context, ofMail: TextRule) {
  if (!(await sql.isLanguage(tx.sql, lang))) return new Malformed('lang')
  if (isSpoken === false && !mayFallSilent(lang, tx.club.lang)) return new Malformed('isSpoken')
  await sql.lockTexts(tx.sql)
  const keys = list.map(({ category, code }) => `${category}.${code}`)
  const known = new Map((await managerSql.knownMessages(tx.sql, lang, keys)).map((row) => [row.key, row]))
  for (const [i, { msg }] of list.entries()) {
    const row = known.get(keys[i]!)
    if (!row) return new Malformed(`list[${i}].code`)
    if (msg !== null && !isFit(row, msg, ofMail)) return new Malformed(`list[${i}].msg`)
  }
  const last = [...new Map(list.map((row, i) => [keys[i]!, row])).values()]
  await managerSql.writeMessages(tx.sql, lang, last)
  const spoken = await sql.spokenLanguages(tx.sql)
  const shallSpeak = isSpoken ?? (spoken.includes(lang) || list.length > 0)
  if (shallSpeak !== spoken.includes(lang)) await sql.speak(tx.sql, lang, shallSpeak)
  await audit(tx, {
    noun: 'message',
    recordIdx: tx.club.clubIdx,
    before: { lang, list: last.map(({ category, code }) => before(known.get(`${category}.${code}`)!)), langs: spoken },
    after: { lang, list: last, isSpoken: shallSpeak },
  })
  return { ver: await sql.version(tx.sql, 'club') }
}

/** Texts of emails have rules of their own, which the page for emails shares. */
function isFit(
  { category, code, original, product }: managerSql.ManagedMessage,
  msg: string,
  ofMail: TextRule,
): boolean {
  const fault = category === 'mail' ? ofMail(code, { original, product: product ?? original }, msg) : 'none'
  return fault === 'none' ? showsOnly(original, msg) : fault === undefined
}

const before = ({ category, code, msg, isOwn }: managerSql.ManagedMessage) => ({
  category,
  code,
  msg: isOwn ? msg : null,
})
