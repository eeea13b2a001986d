import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { fileUrl } from '../../file/address.ts'
import { forgetFile } from '../../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf } from '../../file/keep.ts'
import { audit } from '../../platform/audit.ts'
import {
  type Context,
  isOtherClub,
  Malformed,
  NOT_FOUND,
  type Services,
  type UploadedFile,
} from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { scheduledNotices } from '../../terms/service.ts'
import * as sql from './sql.ts'

/** Shown at 420 px at most; twice that for sharp screens, and room to grow. */
const LONGEST_SIDE = 1600

export const banner: Services<typeof contract.banner> = {
  page: async ({ bannerDataIdx, clubCode, lang }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const menu = await sql.menu(ctx.sql, bannerDataIdx)
    if (!menu) return NOT_FOUND
    const [banners, terms] = await Promise.all([
      sql.ofMenu(ctx.sql, bannerDataIdx),
      menu.isMainPage ? scheduledNotices(ctx, lang ?? ctx.club.lang) : [],
    ])
    return { terms, banner: banners.map((row) => shown(row, ctx)) }
  },

  list: async (filter, ctx) => {
    const page = await sql.list(ctx.sql, filter)
    return { ...page, list: page.list.map((row) => shown(row, ctx)) }
  },

  one: async ({ idx }, ctx) => {
    const found = await sql.one(ctx.sql, idx)
    return found ? shown(found, ctx) : NOT_FOUND
  },

  create: async (fields, ctx, [file]) => {
    const wrong = (await mistake(fields, ctx)) ?? (file ? undefined : new Malformed('file'))
    if (wrong) return wrong
    const picture = await pictureOf(file!, LONGEST_SIDE)
    if (!isContent(picture)) return picture
    return write(ctx, async (tx) => {
      const saved = await sql.insert(tx.sql, fields, await keep(tx, file!, picture), ctx.who?.adminIdx ?? null)
      await sql.placeOn(tx.sql, saved.idx, fields.menuIdx)
      await audit(tx, { noun: 'banner', recordIdx: saved.idx, after: fields })
      return saved
    })
  },

  update: async ({ idx, version, ...fields }, ctx, [file]) => {
    const before = await sql.one(ctx.sql, idx)
    if (!before) return NOT_FOUND
    const wrong = await mistake(fields, ctx)
    if (wrong) return wrong
    const picture = file && (await pictureOf(file, LONGEST_SIDE))
    if (picture && !isContent(picture)) return picture
    let removeBytes = async () => {}
    const answer = await write(ctx, async (tx) => {
      const saved = await sql.update(tx.sql, idx, version, fields)
      if (!saved) return CHANGED_MEANWHILE({ version: (await sql.one(tx.sql, idx))?.version ?? before.version })
      const fileIdx = picture && (await keep(tx, file!, picture))
      if (fileIdx) await sql.showPicture(tx.sql, idx, fileIdx)
      await sql.placeOn(tx.sql, idx, fields.menuIdx)
      await audit(tx, {
        noun: 'banner',
        recordIdx: idx,
        before,
        after: { ...fields, fileIdx: fileIdx ?? before.fileIdx },
      })
      // A copy of the banner may still show the picture of before.
      if (fileIdx && !(await sql.isShown(tx.sql, before.fileIdx))) removeBytes = await forgetFile(tx, before.fileIdx)
      return saved
    })
    await removeBytes()
    return answer
  },

  remove: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const archived = await sql.archive(tx.sql, idx)
      for (const one of archived) await audit(tx, { noun: 'banner', recordIdx: one, after: { state: 'ARCHIVED' } })
      return { deleted: archived.length }
    }),

  clone: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const saved = await sql.copy(tx.sql, idx, ctx.who?.adminIdx ?? null)
      if (!saved) return NOT_FOUND
      await audit(tx, { noun: 'banner', recordIdx: saved.idx, after: { copyOf: idx } })
      return saved
    }),
}

function shown({ fileIdx, name, ...row }: sql.BannerRow, ctx: Context) {
  return { ...row, layerFile: fileUrl({ fileIdx, name, isPrivate: !row.progress }, ctx) }
}

async function mistake(fields: sql.Fields & { menuIdx: number[] }, ctx: Context): Promise<Malformed | undefined> {
  if (Date.parse(fields.endAt) <= Date.parse(fields.startAt)) return new Malformed('endAt')
  return (await sql.menusExist(ctx.sql, fields.menuIdx)) ? undefined : new Malformed('menuIdx')
}

async function keep(tx: Context, file: UploadedFile, picture: Content): Promise<number> {
  return (await keepFile(tx, file.name, picture, { noun: 'banner' })).fileIdx
}
