import * as banner from '@clubhouse/contract/board/banner'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { BannerTable, FileTable } from '../../platform/tables.ts'

export type BannerRow = Pick<
  BannerTable,
  | 'idx'
  | 'bannerName'
  | 'link'
  | 'seeDetail'
  | 'todayClose'
  | 'windowOpen'
  | 'devicePc'
  | 'deviceMobile'
  | 'startAt'
  | 'endAt'
  | 'orderNo'
  | 'version'
> &
  Pick<FileTable, 'fileIdx' | 'name'> & { state: banner.BannerEdit['state']; progress: boolean; menuIdx: number[] }

/** In progress: meant to be seen, and the club's clock is between its dates. */
const progress = (sql: Sql) =>
  sql`(b.state in ('SCHEDULED', 'PUBLISHED') and b.start_at <= club_now() and b.end_at > club_now())`

const columns = (sql: Sql) => sql<BannerRow[]>`
  b.idx, b.banner_name, b.link, b.see_detail, b.today_close, b.window_open, b.device_pc, b.device_mobile, b.start_at,
  b.end_at, b.order_no, b.state, b.version, ${progress(sql)} as progress, f.file_idx, f.name,
  array(select m.menu_idx from banner_menu m where m.banner_idx = b.idx order by m.menu_idx) as menu_idx`

/** Banners in progress on a menu that has banners, in their order. */
export async function ofMenu(sql: Sql, menuIdx: number): Promise<BannerRow[]> {
  return sql<BannerRow[]>`
    select ${columns(sql)} from banner b join file f using (file_idx)
    where ${progress(sql)} and exists (
      select from banner_menu bm join menu m on m.idx = bm.menu_idx
      where bm.banner_idx = b.idx and m.idx = ${menuIdx} and m.is_visible and m.is_exist_banner)
    order by b.order_no, b.idx`
}

export async function menu(sql: Sql, idx: number): Promise<{ isMainPage: boolean } | undefined> {
  const [row] = await sql<{ isMainPage: boolean }[]>`select is_main_page from menu where idx = ${idx} and is_visible`
  return row
}

export async function menusExist(sql: Sql, idx: number[]): Promise<boolean> {
  const [row] = await sql<{ found: number }[]>`select count(*) as found from menu where idx = any(${idx}::bigint[])`
  return row!.found === new Set(idx).size
}

export const list = (sql: Sql, filter: ParsedInputOf<typeof banner.list>) =>
  pageOf(sql, banner.list, filter, {
    select: columns(sql),
    from: sql`banner b`,
    each: sql`b`,
    join: sql`left join file f using (file_idx)`,
    where: [
      filter.state ? sql`b.state = ${filter.state}` : sql`b.state <> 'ARCHIVED'`,
      filter.progress !== undefined && sql`${progress(sql)} = ${filter.progress}::boolean`,
      filter.menuIdx &&
        sql`exists (select from banner_menu m where m.banner_idx = b.idx and m.menu_idx = ${filter.menuIdx})`,
    ],
    keyword: [sql`b.banner_name`],
    sorts: {
      orderNo: sql`b.order_no`,
      bannerName: sql`b.banner_name`,
      startAt: sql`b.start_at`,
      endAt: sql`b.end_at`,
      idx: sql`b.idx`,
    },
    tie: [sql`b.idx`],
  })

export async function one(sql: Sql, idx: number): Promise<BannerRow | undefined> {
  const [row] = await sql<BannerRow[]>`
    select ${columns(sql)} from banner b join file f using (file_idx) where b.idx = ${idx}`
  return row
}

export interface Fields {
  bannerName: string
  link?: string | null
  seeDetail: boolean
  todayClose: boolean
  windowOpen: boolean
  devicePc: boolean
  deviceMobile: boolean
  startAt: string
  endAt: string
  orderNo: number
  state: string
}

type Saved = Pick<BannerTable, 'idx' | 'version'>

export async function insert(sql: Sql, f: Fields, fileIdx: number, createdBy: number | null): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into banner (banner_name, file_idx, link, see_detail, today_close, window_open, device_pc, device_mobile,
      start_at, end_at, order_no, state, created_by)
    values (${f.bannerName}, ${fileIdx}, ${f.link || null}, ${f.seeDetail}, ${f.todayClose}, ${f.windowOpen},
      ${f.devicePc}, ${f.deviceMobile}, ${f.startAt}, ${f.endAt}, ${f.orderNo}, ${f.state}, ${createdBy})
    returning idx, version`
  return row!
}

/** Undefined when somebody saved first. */
export async function update(sql: Sql, idx: number, version: number, f: Fields): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    update banner set banner_name = ${f.bannerName}, link = ${f.link || null}, see_detail = ${f.seeDetail}, today_close = ${f.todayClose},
      window_open = ${f.windowOpen}, device_pc = ${f.devicePc}, device_mobile = ${f.deviceMobile},
      start_at = ${f.startAt}, end_at = ${f.endAt}, order_no = ${f.orderNo}, state = ${f.state},
      updated_at = club_now(), version = version + 1
    where idx = ${idx} and version = ${version} returning idx, version`
  return row
}

/** Another picture, in the transaction of the update. */
export async function showPicture(sql: Sql, idx: number, fileIdx: number): Promise<void> {
  await sql`update banner set file_idx = ${fileIdx} where idx = ${idx}`
}

export async function placeOn(sql: Sql, idx: number, menuIdx: number[]): Promise<void> {
  await sql`delete from banner_menu where banner_idx = ${idx} and not menu_idx = any(${menuIdx}::bigint[])`
  await sql`
    insert into banner_menu (banner_idx, menu_idx)
    select ${idx}, m from unnest(${menuIdx}::bigint[]) m on conflict do nothing`
}

/** @returns numbers of those that were not archived before */
export async function archive(sql: Sql, idx: number[]): Promise<number[]> {
  const rows = await sql<{ idx: number }[]>`
    update banner set state = 'ARCHIVED', updated_at = club_now(), version = version + 1
    where idx = any(${idx}::bigint[]) and state <> 'ARCHIVED' returning idx`
  return rows.map((row) => row.idx)
}

/** Does any banner show this picture? */
export async function isShown(sql: Sql, fileIdx: number): Promise<boolean> {
  return (await sql`select from banner where file_idx = ${fileIdx} limit 1`).length > 0
}

/** The copy shows the same picture; pictures never change under their number. */
export async function copy(sql: Sql, idx: number, createdBy: number | null): Promise<Saved | undefined> {
  const [row] = await sql<Saved[]>`
    insert into banner (banner_name, file_idx, link, see_detail, today_close, window_open, device_pc, device_mobile,
      order_no, state, created_by)
    select banner_name, file_idx, link, see_detail, today_close, window_open, device_pc, device_mobile, order_no, 'DRAFT',
      ${createdBy}
    from banner where idx = ${idx} returning idx, version`
  if (row) await sql`insert into banner_menu select ${row.idx}, menu_idx from banner_menu where banner_idx = ${idx}`
  return row
}
