import type { contract } from '@clubhouse/contract'
import { bannerBoard } from '@clubhouse/contract/board/banner'
import { type Context, isOtherClub, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { foreignLanguage, missingIn, ownWordsIn, type Translated, wordsTogether } from '../../platform/said-in.ts'
import { scheduledNotices } from '../../terms/service.ts'
import { board } from '../post/board.ts'
import { isOpen, pictureColumns } from '../post/rows.ts'
import * as sql from './sql.ts'

const posts = board(bannerBoard, {
  noun: 'banner',
  menu: '930500',
  isPicture: true,
  times: ['startAt', 'endAt'],
  state: (sql) => sql`t.state`,
  columns: (sql) => sql`
    t.state, t.banner_name, t.translated, t.link, t.see_detail, t.today_close, t.window_open, t.device_pc, t.device_mobile, t.order_no,
    ${pictureColumns(sql)},
    t.open_at as start_at, t.close_at as end_at, ${isOpen(sql, 't')} as progress,
    array(select m.menu_idx from banner_menu m where m.banner_idx = t.idx order by m.menu_idx) as menu_idx`,
  copied: (sql) =>
    sql`banner_name, link, see_detail, today_close, window_open, device_pc, device_mobile, order_no, alt, focus_x, focus_y,
      translated`,
  own: ({ bannerName, link, seeDetail, todayClose, windowOpen, devicePc, deviceMobile, orderNo, translated }) => ({
    banner_name: bannerName,
    link: link || null,
    see_detail: seeDetail,
    today_close: todayClose,
    window_open: windowOpen,
    device_pc: devicePc,
    device_mobile: deviceMobile,
    order_no: orderNo,
    // Left out, the words of other languages stay.
    ...(translated && { translated }),
  }),
  check: async ({ menuIdx, translated = {} }, tx) => {
    const foreign = foreignLanguage(translated, tx.club)
    if (foreign) return new Malformed(foreign)
    return (await sql.menusExist(tx.sql, menuIdx)) ? undefined : new Malformed('menuIdx')
  },
  after: (tx, idx, { menuIdx }) => sql.setMenus(tx.sql, idx, menuIdx),
  afterCopy: (tx, from, to) => sql.copyMenus(tx.sql, from, to),
  where: (sql, { progress, menuIdx }) => [
    progress !== undefined && sql`${isOpen(sql, 't')} = ${progress}::boolean`,
    menuIdx !== undefined &&
      sql`exists (select from banner_menu m where m.banner_idx = t.idx and m.menu_idx = ${menuIdx})`,
  ],
  keyword: (sql) => [
    sql`t.banner_name`,
    sql`coalesce((select string_agg(words ->> 'bannerName', ' ') from jsonb_each(t.translated) x(lang, words)), '')`,
  ],
  sorts: (sql) => ({
    orderNo: sql`t.order_no`,
    bannerName: sql`t.banner_name`,
    startAt: sql`t.open_at`,
    endAt: sql`t.close_at`,
  }),
  show: ({ imageUrl }) => ({ layerFile: imageUrl }),
})

interface Said {
  bannerName: string
  translated: Translated
  picture: { alt: string }
}

/** A banner in a language; where its words are not written in it, in the club's own. */
function saidIn(lang: string, { translated, ...row }: Said) {
  const said = <F extends string>(field: F, own: string) => ownWordsIn(lang, translated, field, '') || own
  const picture = { ...row.picture, alt: said('alt', row.picture.alt) }
  return { ...row, bannerName: said('bannerName', row.bannerName), picture }
}

/** A banner in the language of the page, with the languages in which its words are missing. */
function listed(row: Said, ctx: Context) {
  const { bannerName, picture, translated } = row
  const words = wordsTogether(['bannerName', 'alt'], { bannerName, alt: picture.alt, translated }, ctx.club.lang)
  return { ...saidIn(ctx.lang, row), missingIn: missingIn(ctx, Object.values(words)) }
}

/** More banners than a popup ever shows. */
const MOST = 100

export const banner: Services<typeof contract.banner> = {
  ...posts,

  list: async (filter, ctx) => {
    const page = await posts.list(filter, ctx)
    return 'list' in page
      ? { ...page, list: (page.list as unknown as Said[]).map((row) => listed(row, ctx)) as never }
      : page
  },

  page: async ({ bannerDataIdx, clubCode, lang }, ctx) => {
    if (isOtherClub(clubCode, ctx)) return NOT_FOUND
    const menu = await sql.menu(ctx.sql, bannerDataIdx)
    if (!menu) return NOT_FOUND
    const [banners, terms] = await Promise.all([
      posts.visible(ctx, { page: 1, size: MOST, sort: 'orderNo' }, [sql.isOnMenu(ctx.sql, bannerDataIdx)]),
      menu.isMainPage ? scheduledNotices(ctx, lang ?? ctx.club.lang) : [],
    ])
    return { terms, banner: banners.list.map((row) => saidIn(lang ?? ctx.club.lang, row as unknown as Said)) as never }
  },
}
