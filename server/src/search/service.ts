import type { contract } from '@clubhouse/contract'
import { type Access, admits } from '@clubhouse/contract/access'
import { bannerBoard } from '@clubhouse/contract/board/banner'
import { eventBoard } from '@clubhouse/contract/board/event'
import { faqBoard } from '@clubhouse/contract/board/faq'
import { fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import * as feats from '@clubhouse/contract/board/hof-manage'
import * as foundItems from '@clubhouse/contract/board/lost-item-manage'
import * as lostReports from '@clubhouse/contract/board/lost-report-manage'
import { noticeBoard } from '@clubhouse/contract/board/notice'
import { referenceBoard } from '@clubhouse/contract/board/reference'
import { sectionBoard } from '@clubhouse/contract/board/section'
import * as inquiries from '@clubhouse/contract/inquiry-manage'
import * as members from '@clubhouse/contract/member/manage'
import * as bookings from '@clubhouse/contract/reservation/desk/desk'
import * as draws from '@clubhouse/contract/reservation/draw/draw-manage'
import * as coupons from '@clubhouse/contract/reservation/rules/coupon'
import * as penalties from '@clubhouse/contract/reservation/rules/penalty-list'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import * as standby from '@clubhouse/contract/reservation/standby/standby-manage'
import * as teams from '@clubhouse/contract/reservation/team/team-manage'
import type { FoundKind, FoundRecord } from '@clubhouse/contract/search'
import { banner } from '../board/banner/service.ts'
import { event } from '../board/event/service.ts'
import { faq } from '../board/faq/service.ts'
import { fnbMenu } from '../board/fnb-menu/service.ts'
import { hofManage } from '../board/hof/manage.ts'
import { lostItemManage } from '../board/lost-item/manage.ts'
import { findReports } from '../board/lost-item/rows.ts'
import { notice } from '../board/notice/service.ts'
import { reference } from '../board/reference/service.ts'
import { section } from '../board/section/service.ts'
import { find as findInquiries } from '../inquiry/rows.ts'
import { memberManage } from '../member/manage/service.ts'
import type { Context, Services } from '../platform/context.ts'
import { findBookings } from '../reservation/desk/deed/find.ts'
import { findDraws } from '../reservation/draw/find.ts'
import { findCoupons } from '../reservation/rules/coupon/find.ts'
import { penaltyList } from '../reservation/rules/penalty/manage/list/service.ts'
import { findStandby } from '../reservation/standby/manage/find.ts'
import { findGroups } from '../reservation/team/find.ts'

const EACH = 5

interface Searched {
  kind: FoundKind
  /** Of the calls that what is found leads to. */
  access: readonly Access[]
  find: (ctx: Context, keyword: string) => Promise<FoundRecord[]>
}

/** Each board has its own name for the title of a post. */
interface Post {
  idx: number
  title?: string
  name?: string
  bannerName?: string
}

type PostList = (filter: object, ctx: Context) => Promise<unknown>

const board = (kind: FoundKind, { history }: { history: { access: Access } }, list: unknown): Searched => ({
  kind,
  access: [history.access],
  find: async (ctx, keyword) => {
    const filter = { keyword, scope: 'admin', page: 1, size: EACH }
    const found = (await (list as PostList)(filter, ctx)) as { list?: Post[] }
    return (found.list ?? []).map(({ idx, title, name, bannerName }) => ({
      idx,
      title: title ?? name ?? bannerName ?? '',
    }))
  },
})

const EVERYTHING: readonly Searched[] = [
  {
    kind: 'member',
    access: [members.list.access],
    find: async (ctx, keyword) => {
      const found = await memberManage.list({ keyword, page: 1, size: EACH }, ctx)
      const rows = 'list' in found ? found.list : []
      return rows.map(({ memberIdx, name, id, memberNo }) => ({
        idx: memberIdx,
        title: name,
        detail: [id, memberNo].filter(Boolean).join(' · '),
      }))
    },
  },
  {
    kind: 'booking',
    access: [bookings.one.access, forManager.access],
    find: (ctx, keyword) => findBookings(ctx, keyword, EACH),
  },
  {
    kind: 'standby',
    access: [standby.one.access],
    find: (ctx, keyword) => findStandby(ctx, keyword, EACH),
  },
  {
    kind: 'draw',
    access: [draws.one.access],
    find: ({ sql, lang }, keyword) => findDraws(sql, lang, keyword, EACH),
  },
  {
    kind: 'team',
    access: [teams.form.access],
    find: (ctx, keyword) => findGroups(ctx, keyword, EACH),
  },
  {
    kind: 'penalty',
    access: [penalties.one.access],
    find: async (ctx, keyword) => {
      const found = await penaltyList.list({ keyword, page: 1, size: EACH }, ctx)
      const rows = 'list' in found ? found.list : []
      return rows.map(({ penaltyIdx, name, ruleText, from }) => ({
        idx: penaltyIdx,
        title: name,
        detail: ruleText,
        day: from,
      }))
    },
  },
  {
    kind: 'coupon',
    access: [coupons.list.access],
    find: (ctx, keyword) => findCoupons(ctx, keyword, EACH),
  },
  {
    kind: 'inquiry',
    access: [inquiries.one.access],
    find: (ctx, keyword) => findInquiries(ctx, keyword, EACH),
  },
  board('notice', noticeBoard, notice.admin),
  board('event', eventBoard, event.list),
  board('faq', faqBoard, faq.list),
  board('data', referenceBoard, reference.admin),
  board('fnb', fnbBoard, fnbMenu.list),
  board('banner', bannerBoard, banner.list),
  board('section', sectionBoard, section.list),
  {
    kind: 'hof',
    access: [feats.list.access],
    find: async (ctx, keyword) => {
      const found = await hofManage.list({ keyword, page: 1, size: EACH }, ctx)
      const rows = 'list' in found ? found.list : []
      return rows.map(({ idx, playerName, courseName, date }) => ({
        idx,
        title: playerName,
        detail: courseName,
        day: date,
      }))
    },
  },
  {
    kind: 'lost-item',
    access: [foundItems.list.access],
    find: async (ctx, keyword) => {
      const found = await lostItemManage.list({ keyword, page: 1, size: EACH }, ctx)
      const rows = 'list' in found ? found.list : []
      return rows.map(({ idx, title, foundPlace, foundDate }) => ({ idx, title, detail: foundPlace, day: foundDate }))
    },
  },
  {
    kind: 'lost-report',
    access: [lostReports.list.access],
    find: (ctx, keyword) => findReports(ctx, keyword, EACH),
  },
]

export const search: Services<typeof contract.search> = {
  everywhere: async ({ keyword }, ctx) => {
    const mine = EVERYTHING.filter(({ access }) => access.every((one) => admits(one, ctx.who) === 'yes'))
    const found = await Promise.all(mine.map(async ({ kind, find }) => ({ kind, list: await find(ctx, keyword) })))
    return found.filter(({ list }) => list.length > 0)
  },
}
