import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { fileUrl } from '../../file/address.ts'
import { forgetFile } from '../../file/forget.ts'
import { audit } from '../../platform/audit.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { type Context, FORBIDDEN, isOtherClub, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { keepPostFiles, readPostFiles } from '../post-files.ts'
import { becomes, mayBecome } from '../post-rules.ts'
import { countView } from '../view.ts'
import * as sql from './sql.ts'
import * as change from './write-sql.ts'

/** In place of what only managers are told. */
const NOTHING_MORE = { state: undefined, createdBy: undefined, version: undefined }

const mayReadAll = ({ who }: Context) => hasRight(who, '930400', 'R')

export const event: Services<typeof contract.event> = {
  list: async ({ clubCode, scope, ...filter }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const all = scope === 'admin'
    if (all && !mayReadAll(ctx)) return FORBIDDEN
    const page = await sql.list(ctx.sql, filter, all)
    return { ...page, list: page.list.map((row) => shown(row, ctx, all)) }
  },

  one: async ({ idx }, ctx) => {
    const found = await sql.one(ctx.sql, idx)
    const all = mayReadAll(ctx)
    if (!found || !(found.isOpen || all)) return NOT_FOUND
    if (found.isOpen) await countView(ctx, 'event', idx)
    const files = await sql.files(ctx.sql, idx)
    return {
      ...found,
      ...shown(found, ctx, all),
      files: files.map((file) => ({ ...file, url: fileUrl({ ...file, isPrivate: !found.isOpen }, ctx) })),
    }
  },

  create: async ({ fileFor, ...given }, ctx, sent) => {
    const fields = await fieldsOf(given, ctx, null)
    if (fields instanceof Malformed) return fields
    const read = await readPostFiles(sent, fileFor)
    if (!('files' in read)) return read
    return write(ctx, async (tx) => {
      const { imageIdx, fileIdx } = await keepPostFiles(tx, 'event', read)
      const saved = await change.insert(tx.sql, fields, { imageIdx, createdBy: ctx.who?.adminIdx ?? null })
      await change.setFiles(tx.sql, saved.idx, fileIdx)
      await audit(tx, { noun: 'event', recordIdx: saved.idx, after: { ...fields, imageIdx, fileIdx } })
      return saved
    })
  },

  update: async ({ idx, version, keepFiles, remove, fileFor, ...given }, ctx, sent) => {
    const read = await readPostFiles(sent, fileFor)
    if (!('files' in read)) return read
    const forgotten: (() => Promise<void>)[] = []
    const answer = await write(ctx, async (tx) => {
      const before = await change.lock(tx.sql, idx)
      if (!before) return NOT_FOUND
      const fields = await fieldsOf(given, tx, before.openAt)
      if (fields instanceof Malformed) return fields
      const to = becomes(fields.state, fields.openAt, await change.now(tx.sql))
      if (!mayBecome(before.reached, to)) return WRONG_STATE({ state: before.reached })
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      if (keepFiles.some((one) => !before.fileIdx.includes(one))) return new Malformed('keepFiles')
      const kept = before.fileIdx.filter((one) => keepFiles.includes(one))
      if (kept.length + read.files.length > MOST_FILES) return new Malformed('files')
      const added = await keepPostFiles(tx, 'event', read)
      const imageIdx = added.imageIdx ?? (remove?.includes('image') ? null : undefined)
      const fileIdx = [...kept, ...added.fileIdx]
      const saved = await change.update(tx.sql, idx, fields, imageIdx)
      await change.setFiles(tx.sql, idx, fileIdx)
      await audit(tx, { noun: 'event', recordIdx: idx, before, after: { ...fields, imageIdx, fileIdx } })
      const had = [...before.fileIdx, ...(before.imageIdx === null ? [] : [before.imageIdx])]
      for (const one of await change.unused(tx.sql, had)) forgotten.push(await forgetFile(tx, one))
      return saved
    })
    for (const takeAway of forgotten) await takeAway()
    return answer
  },

  remove: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const archived = await change.archive(tx.sql, idx)
      for (const one of archived) await audit(tx, { noun: 'event', recordIdx: one, after: { state: 'ARCHIVED' } })
      return { deleted: archived.length }
    }),

  clone: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      if (!(await sql.one(tx.sql, idx))) return NOT_FOUND
      const saved = await change.copy(tx.sql, idx, ctx.who?.adminIdx ?? null)
      await audit(tx, { noun: 'event', recordIdx: saved.idx, after: { copyOf: idx } })
      return saved
    }),
}

/** @param all also what only managers are told */
function shown(row: sql.EventRow, ctx: Context, all: boolean) {
  const { imageIdx, imageName } = row
  const isPrivate = row.state !== 'PUBLISHED'
  const imageUrl = imageIdx === null ? null : fileUrl({ fileIdx: imageIdx, name: imageName!, isPrivate }, ctx)
  return { ...row, clubCode: ctx.club.clubCode, imageUrl, ...(all ? {} : NOTHING_MORE) }
}

type Given = Omit<ParsedInputOf<typeof contract.event.create>, 'fileFor'>

/** What is to be saved; malformed where it cannot be meant. @param openedAt when the event opens as it stands */
async function fieldsOf(
  given: Given,
  ctx: Context,
  openedAt: Temporal.Instant | null,
): Promise<change.Fields | Malformed> {
  const { state, startDate, endDate } = given
  if (!ctx.club.langs.includes(given.lang)) return new Malformed('lang')
  if (endDate < startDate) return new Malformed('endDate')
  if (state === 'SCHEDULED' && !given.openAt && !openedAt) return new Malformed('openAt')
  const contents = cleanHtml(given.contents)
  if (state !== 'DRAFT' && !contents.trim()) return new Malformed('contents')
  const openAt = given.openAt
    ? Temporal.Instant.from(given.openAt)
    : state === 'DRAFT'
      ? null
      : (openedAt ?? (await change.now(ctx.sql)))
  const closeAt = given.closeAt ? Temporal.Instant.from(given.closeAt) : null
  if (openAt && closeAt && Temporal.Instant.compare(closeAt, openAt) <= 0) return new Malformed('closeAt')
  return { ...given, contents, openAt, closeAt }
}
