import type { contract } from '@clubhouse/contract'
import { history, MOST_PHOTOS } from '@clubhouse/contract/board/lost-item-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { historyOf } from '../../office/history.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { foreignLanguage, saidIn, wordsApart, wordsTogether } from '../../platform/said-in.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { isCode } from '../post/rows.ts'
import * as sql from './manage-sql.ts'
import { dropPhotos, keepPhotos, photosOf, readPhotos } from './photos.ts'
import { isStillHere, keptUntil } from './rules.ts'
import { setState, undo } from './state.ts'
import { personal, whole } from './whole.ts'

type Input = ParsedInputOf<typeof contract.lostItemManage.create>

export const lostItemManage: Services<typeof contract.lostItemManage> = {
  list: async (filter, ctx) => {
    const page = await sql.list(ctx.sql, filter)
    const said = (words: Parameters<typeof saidIn>[0]) => saidIn(words, ctx.lang) ?? ''
    return {
      ...page,
      list: page.list.map((row) => ({ ...row, title: said(row.title), foundPlace: said(row.foundPlace) })),
    }
  },

  one: async ({ idx }, ctx) => {
    const row = await sql.one(ctx.sql, idx)
    return row ? whole(ctx, row) : NOT_FOUND
  },

  history: historyOf(history),

  create: async (input, ctx, files) => {
    const photos = await readPhotos(files)
    if (!Array.isArray(photos)) return photos
    return write(ctx, async (tx) => {
      const fields = await checked(tx, input)
      if (fields instanceof Malformed) return fields
      const saved = await sql.insert(tx.sql, fields)
      await keepPhotos(tx, saved.idx, photos)
      const after = (await sql.one(tx.sql, saved.idx))!
      await audit(tx, { noun: 'lost-item', recordIdx: saved.idx, after: logged(after, tx) })
      return saved
    })
  },

  change: async ({ idx, version, keepFiles, ...input }, ctx, files) => {
    const photos = await readPhotos(files)
    if (!Array.isArray(photos)) return photos
    return write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, idx, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      if (!isStillHere(before.state)) return WRONG_STATE({ state: before.state })
      const fields = await checked(tx, input)
      if (fields instanceof Malformed) return fields
      const kept = (await photosOf(tx, idx)).filter(({ fileIdx }) => keepFiles.includes(fileIdx))
      if (kept.length + photos.length > MOST_PHOTOS) return new Malformed('files')
      const had = (await photosOf(tx, idx)).length
      await dropPhotos(tx, idx, keepFiles)
      await keepPhotos(tx, idx, photos)
      const saved = await sql.update(tx.sql, idx, fields)
      const after = (await sql.one(tx.sql, idx))!
      const changed = personal.filter((field) => before[field] !== after[field])
      const withPhotos = photos.length > 0 || kept.length < had ? [...changed, 'files'] : changed
      await audit(tx, {
        noun: 'lost-item',
        recordIdx: idx,
        before: logged(before, tx),
        after: { ...logged(after, tx), ...(withPhotos.length > 0 && { changed: withPhotos }) },
      })
      return saved
    })
  },

  setState,
  undo,
}

/** What the log may keep: it names nobody, and no mark of an owner. */
function logged({ title, foundPlace, kind, foundDate, keepUntil, state }: sql.Row, { club }: Pick<Context, 'club'>) {
  return { kind, foundDate, keepUntil, state, ...wordsApart({ title, foundPlace }, club.lang) }
}

async function checked(tx: Transaction, input: Input): Promise<sql.Fields | Malformed> {
  const { title, foundPlace, translated = {}, kind, hidden, foundDate, finder } = input
  const foreign = foreignLanguage(translated, tx.club)
  if (foreign) return new Malformed(foreign)
  if (!(await isCode(tx.sql, '792', kind))) return new Malformed('kind')
  if (foundDate > (await sql.today(tx.sql))) return new Malformed('foundDate')
  const words = wordsTogether(['title', 'foundPlace'], { title, foundPlace, translated }, tx.club.lang)
  return { ...words, kind, hidden, foundDate, keepUntil: keptUntil(foundDate), finder: finder || null }
}
