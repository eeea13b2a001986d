import type { contract } from '@clubhouse/contract'
import { history } from '@clubhouse/contract/board/hof-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { forgetFile } from '../../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf } from '../../file/keep.ts'
import { historyOf } from '../../office/history.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services, type UploadedFile } from '../../platform/context.ts'
import { wordsApart } from '../../platform/said-in.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { fieldsOf } from './fields.ts'
import * as sql from './manage-sql.ts'
import { mayBecome } from './rules.ts'
import { shown } from './shown.ts'
import { witnessesApart } from './witnesses.ts'

type Input = ParsedInputOf<typeof contract.hofManage.create>

const LONGEST_SIDE = 1600

export const hofManage: Services<typeof contract.hofManage> = {
  list: async (filter, ctx) => {
    const page = await sql.list(ctx.sql, filter, ctx.lang)
    return { ...page, list: page.list.map((row) => forManagers(row, ctx, ctx.lang)) }
  },

  one: async ({ idx }, ctx) => {
    const row = await sql.one(ctx.sql, idx, ctx.lang)
    return row ? { ...forManagers(row, ctx, ctx.club.lang), ...namesApart(row, ctx.club.lang) } : NOT_FOUND
  },

  history: historyOf(history),

  create: async (input, ctx, files) => {
    const picture = await readPicture(files)
    if (picture && !isContent(picture)) return picture
    return write(ctx, async (tx) => {
      const fields = await checked(tx, input)
      if (!('courseIdx' in fields)) return fields
      const { idx } = await sql.insert(tx.sql, fields)
      return saved(tx, { idx, picture })
    })
  },

  change: async ({ idx, version, remove, ...input }, ctx, files) => {
    const picture = await readPicture(files)
    if (picture && !isContent(picture)) return picture
    return write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, idx, tx.lang, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const fields = await checked(tx, input, before)
      if (!('courseIdx' in fields)) return fields
      await sql.update(tx.sql, idx, fields)
      return saved(tx, { idx, picture, isRemoved: remove?.includes('image') }, before)
    })
  },
}

const readPicture = async ([file]: UploadedFile[]) => (file ? pictureOf(file, LONGEST_SIDE) : undefined)

function forManagers({ hasConsent, imageFileIdx: _, ...row }: sql.Row, ctx: Context, lang: string) {
  const isPrivate = row.state !== 'PUBLISHED' || !hasConsent
  return { ...shown(row, ctx, { lang, isPrivate }), publish: hasConsent }
}

function namesApart({ playerName, witnessNames }: sql.Row, own: string) {
  const { translated, ...names } = wordsApart({ playerName }, own)
  const { others, ...witnesses } = witnessesApart(witnessNames, own)
  const langs = new Set([...Object.keys(translated), ...Object.keys(others)])
  const inLang = (lang: string) => ({ ...translated[lang], ...(others[lang] && { witnessNames: others[lang] }) })
  return { ...names, ...witnesses, translated: Object.fromEntries([...langs].map((lang) => [lang, inLang(lang)])) }
}

async function checked(tx: Transaction, input: Input, before?: sql.Row) {
  if (!mayBecome(before?.state, input.state)) return WRONG_STATE({ state: before?.state ?? input.state })
  if (input.state === 'PUBLISHED' && !input.publish) return WRONG_STATE({ state: before?.state ?? input.state })
  if (input.date > (await sql.today(tx.sql))) return new Malformed('date')
  return fieldsOf(tx, input)
}

interface Picture {
  idx: number
  picture?: Content
  isRemoved?: boolean
}

/** The log keeps no names: it says only that they changed. */
async function saved(tx: Transaction, { idx, picture, isRemoved = false }: Picture, before?: sql.Row) {
  if (picture || isRemoved) {
    const kept = picture && (await keepFile(tx, crypto.randomUUID(), picture, { noun: 'hof' }))
    await sql.setPicture(tx.sql, idx, kept?.fileIdx ?? null)
    if (before?.imageFileIdx) await forgetFile(tx, before.imageFileIdx)
  }
  const after = (await sql.one(tx.sql, idx, tx.lang))!
  const isSame = (field: 'playerName' | 'witnessNames') =>
    JSON.stringify(before?.[field]) === JSON.stringify(after[field])
  const changed = [
    ...(['playerName', 'witnessNames'] as const).filter((field) => before && !isSame(field)),
    ...(before && (picture || isRemoved) ? ['image'] : []),
  ]
  await audit(tx, {
    noun: 'hof',
    recordIdx: idx,
    before: before && logged(before),
    after: { ...logged(after), ...(changed.length > 0 && { changed }) },
  })
  return { idx, version: after.version }
}

const logged = ({ kind, date, courseIdx, hole, distance, club, ball, hasConsent, state }: sql.Row) => ({
  ...{ kind, date, courseIdx, hole, distance, club, ball, publish: hasConsent, state },
})
