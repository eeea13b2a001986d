import { hasRight } from '@clubhouse/contract/access'
import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Fragment } from 'postgres'
import { fileUrl } from '../../file/address.ts'
import { type Context, FORBIDDEN, isOtherClub, NOT_FOUND } from '../../platform/context.ts'
import { type ListSort, pageOf } from '../../platform/list.ts'
import { lookup } from '../../platform/lookup.ts'
import { signed } from './contents.ts'
import { files as filesOf } from './file-sql.ts'
import type { AnyBoard, Filter } from './own.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'
import { countView } from './view.ts'

const NOTHING_MORE = { state: undefined, createdBy: undefined, version: undefined }

/** Of the picture of a post; boards without one have none, and sections one in each language. */
interface Described {
  alt?: unknown
  focusX?: number
  focusY?: number
}
type Row = sql.PostRow & Described & { contents?: string; others?: { isOpen: boolean }[] }
export type Shown = Row & { clubCode: string; imageUrl: string | null }
type Listed = BoardCalls['list']

export const columnsOf = (own: AnyBoard, db: Context['sql']): Fragment =>
  own.whole ? db`${own.columns(db)}, ${own.whole(db)}` : own.columns(db)

/** Fits a row to the shape of its calls. @param all also what only managers get */
export function shownBy(own: AnyBoard) {
  return (row: Row, ctx: Context, all = false): Shown => {
    const { imageIdx, imageName, contents, isOpen, others } = row
    const isPrivate = !isOpen
    const imageUrl = imageIdx === null ? null : fileUrl({ fileIdx: imageIdx, name: imageName!, isPrivate }, ctx)
    return {
      ...row,
      clubCode: ctx.club.clubCode,
      imageUrl,
      picture: imageUrl === null ? null : pictureOf(row, imageUrl),
      ...(contents && isPrivate && { contents: signed(contents, ctx) }),
      ...(others && { others: others.filter((one) => all || one.isOpen) }),
      ...own.show?.({ ...row, imageUrl }, all),
      ...(all || own.showsState ? {} : NOTHING_MORE),
    } as Shown
  }
}

function pictureOf(row: Row, url: string) {
  const { imageWidth: width, imageHeight: height, imageBlur: blur, alt, focusX, focusY } = row
  return {
    url,
    width,
    height,
    blur,
    alt: typeof alt === 'string' ? alt : '',
    focusX: focusX ?? 50,
    focusY: focusY ?? 50,
  }
}

/** @param all also what only managers get */
export async function readPage(
  own: AnyBoard,
  call: Listed,
  filter: Filter,
  { sql: db, lang }: Context,
  where: readonly (Fragment | false | '' | undefined)[],
  all = false,
) {
  const { noun } = own
  const keyword = own.keyword?.(db) ?? [db`t.title`, db`t.contents`]
  return pageOf(db, call, filter, {
    select: db<
      Row[]
    >`${sql.postColumns(db, noun, lang)}, ${own.columns(db)}${all && own.listed ? db`, ${own.listed(db)}` : db``}`,
    from: db`${db(noun)} t`,
    each: db`t`,
    join: sql.imageJoin(db, noun),
    where: [
      ...where,
      filter.lang && db`t.lang = ${filter.lang}`,
      filter.category && db`t.category = ${filter.category}`,
    ],
    keyword,
    sorts: sortsOf(own, call, db),
    tie: [db`t.idx`],
  })
}

/** Those of its call: a board need not have a column for each sort that others have. */
function sortsOf(own: AnyBoard, call: Listed, db: Context['sql']) {
  const known = { ...sql.sorts(db), ...own.sorts?.(db) }
  return Object.fromEntries(call.list.sorts.map((name) => [name, lookup<ListSort>(known, name)!]))
}

export function readers(own: AnyBoard, calls: Pick<BoardCalls, 'list' | 'one'>) {
  const shown = shownBy(own)
  const mayReadAll = ({ who }: Context) => hasRight(who, own.menu, 'R')
  const isForAll = calls.list.access.who === 'anyone'
  const stateOf = (db: Context['sql']) => own.state?.(db) ?? db`post_state(t.state, t.open_at, t.close_at)`
  return {
    list: async ({ clubCode, scope, ...filter }: Filter, ctx: Context) => {
      const { sql: db } = ctx
      if (isForAll && isOtherClub(clubCode, ctx)) return NOT_FOUND
      const all = !isForAll || scope === 'admin'
      if (all && !mayReadAll(ctx)) return FORBIDDEN
      const seen = filter.state ? db`${stateOf(db)} = ${filter.state}` : db`t.state <> 'ARCHIVED'`
      const where = [all ? seen : rows.isOpen(db, 't'), ...(own.where?.(db, { ...filter, scope }) ?? [])]
      const page = await readPage(own, calls.list, filter, ctx, where, all)
      return { ...page, list: page.list.map((row) => shown(row, ctx, all)) }
    },

    one: async ({ idx }: { idx: number }, ctx: Context) => {
      const { sql: db } = ctx
      const post = { noun: own.noun, idx }
      const found = await sql.one<{ contents?: string }>(db, post, columnsOf(own, db), ctx.lang)
      const all = mayReadAll(ctx)
      if (!found || !(found.isOpen || all)) return NOT_FOUND
      if (found.isOpen && calls.one.access.who === 'anyone') await countView(ctx, own.noun, idx)
      const files = found.hasFile ? await filesOf(db, post) : []
      return {
        ...shown(found, ctx, all),
        files: files.map((file) => ({ ...file, url: fileUrl({ ...file, isPrivate: !found.isOpen }, ctx) })),
      }
    },
  }
}
