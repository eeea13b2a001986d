import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { goOn, isQuiet } from './club/go-on.ts'
import { logIn } from './club/log-in.ts'
import { someManager } from './club/managers.ts'
import { openMyInfo } from './club/my-info.ts'
import { freeMember, PASSWORD, someMember } from './club/people.ts'
import { bookButton, bookingCard, hold } from './club/sheet.ts'
import { setSiteState } from './club/site-state.ts'
import { freeTime } from './club/tee-times.ts'
import { findingsIn } from './html/validate.ts'
import { expect, test } from './journey.ts'

// Java may have to be installed first.
test.setTimeout(1_200_000)

const PUBLIC = [
  '/',
  '/home',
  '/community',
  '/community?tab=event',
  '/community?tab=event&events=ended',
  '/community?tab=event&keyword=nothing-is-called-so',
  '/community?keyword=nothing-is-called-so',
  '/community?tab=faq',
  '/community?tab=faq&question=1',
  '/community?tab=faq&keyword=nothing-is-called-so',
  '/community?tab=reference',
  '/community?tab=lost-item',
  '/community?tab=hof',
  '/community?tab=fnb',
  '/community?keyword=cart',
  '/community?tab=reference&keyword=nothing-is-called-so',
  '/community/event/1',
  '/community/notice/21',
  '/community/reference/1',
  '/reservation',
  '/reservation?find=weekends',
  '/weather',
  '/club',
  '/gift',
  '/pft',
  '/guide',
  '/course',
  '/course?loop=3',
  '/signup/auth/success',
  '/signup/auth/fail',
  '/error',
  '/offline',
  '/login',
  '/login/dormant',
  '/login/find-id',
  '/login/find-id-result',
  '/login/find-pw',
  '/login/password-reset-page',
  '/login/unlock',
  '/signup',
  '/signup/index_ori',
  '/signup/agreement',
  '/signup/auth',
  '/signup/success',
  '/common/agreement/1',
  '/no/such/page',
]

/** Browser-rendered pages, for a member who has verified the password. */
const OF_MEMBERS = [
  '/mypage',
  '/mypage/messages',
  '/mypage/companions',
  '/mypage/coupons',
  '/mypage/myinfo',
  '/mypage/myinfo/additional',
  '/mypage/withdrawal',
  '/mypage/withdrawal/reason',
]

const OF_MANAGERS = [
  '/ishm',
  '/ishm/board/banner',
  '/ishm/board/banner/1',
  '/ishm/board/banner/new',
  '/ishm/board/data',
  '/ishm/board/data/1',
  '/ishm/board/data/new',
  '/ishm/board/event',
  '/ishm/board/event/1',
  '/ishm/board/event/new',
  '/ishm/board/faq',
  '/ishm/board/faq/1',
  '/ishm/board/faq/new',
  '/ishm/board/section',
  '/ishm/board/section/1',
  '/ishm/board/section/new',
  '/ishm/board/section/order',
  '/ishm/board/fnb',
  '/ishm/board/fnb/1',
  '/ishm/board/fnb/new',
  '/ishm/board/fnb?outlet=all',
  '/ishm/board/hof',
  '/ishm/board/hof/1',
  '/ishm/board/lost-item',
  '/ishm/board/lost-item/1',
  '/ishm/board/notice',
  '/ishm/board/notice/1',
  '/ishm/board/notice/new',
  '/ishm/figures',
  '/ishm?view=figures&period=2',
  '/ishm/member/import',
  '/ishm/member/coupon',
  '/ishm/member/coupon/kinds',
  '/ishm/member/coupon/kinds/1',
  '/ishm/member/list',
  '/ishm/member/merge',
  '/ishm/menu/set-menus',
  '/ishm/menu/set-perm',
  '/ishm/reservation/bookings',
  '/ishm/reservation/penalties',
  '/ishm/reservation/penalties/rules',
  '/ishm/reservation/courses',
  '/ishm/reservation/courses/1',
  '/ishm/reservation/discounts',
  '/ishm/reservation/fees',
  '/ishm/reservation/fees?new=1',
  '/ishm/reservation/opening',
  '/ishm/reservation/opening?rule=new',
  '/ishm/reservation/templates',
  '/ishm/reservation/templates/1',
  '/ishm/reservation/templates/new',
  '/ishm/setup',
  '/ishm/site/cert',
  '/ishm/site/ext-guide-google',
  '/ishm/site/ext-guide-naver',
  '/ishm/site/ext-info',
  '/ishm/site/info',
  '/ishm/site/info/look',
  '/ishm/site/ipmng',
  '/ishm/site/open',
  '/ishm/site/terms',
  '/ishm/site/terms/1',
  '/ishm/site/terms/new',
  '/ishm/site/my-info',
  '/ishm/site/user',
  '/ishm/site/user?new=1',
  '/ishm/system/audit',
  '/ishm/system/code',
  '/ishm/system/code?group=Z82',
  '/ishm/system/holiday',
  '/ishm/system/letter',
  '/ishm/system/letter/CERT_CODE',
  '/ishm/system/outbox',
  '/ishm/system/job',
  '/ishm/system/message',
]

test('every page is valid HTML, as it is sent and as it is shown', async ({ page, another, club }, { outputDir }) => {
  const pages = new Map<string, string>()
  const seen = new Set<string>()
  const sent = async (path: string) => {
    seen.add(path)
    for (const lang of ['en', 'ko']) {
      const answer = await page.request.get(path, { headers: { cookie: `lang=${lang}` } })
      pages.set(`${path} as it is sent, ${lang}`, await answer.text())
    }
  }
  const shown = async (window: Page, what: string) => {
    await isQuiet(window)
    seen.add(new URL(window.url()).pathname)
    pages.set(`${what} as it is shown`, await window.content())
  }
  const open = async (window: Page, path: string) => {
    await window.goto(path)
    await shown(window, path)
  }
  /** Loading the page again would also ask a member for the password again. */
  const openWithin = async (window: Page, path: string) => {
    await goOn(window, path)
    await shown(window, path)
  }

  for (const path of PUBLIC) await sent(path)
  for (const [state, path] of [
    [0, '/stop-site'],
    [2, '/close-page'],
  ] as const) {
    await setSiteState(club, page, state)
    await sent(path)
  }
  await setSiteState(club, page, 1)
  for (const path of ['/', '/reservation', '/login', '/signup/agreement', '/signup/index_ori', '/common/agreement/1'])
    await open(page, path)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await shown(page, 'the menu of a phone')
  await page.setViewportSize({ width: 1280, height: 900 })

  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  const second = panel.getByRole('group', { name: 'Companion 1' })
  await second.getByText('Guest', { exact: true }).click()
  await shown(page, 'a hold')
  await page.getByRole('button', { name: 'Month' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await shown(page, 'the month')
  await second.getByText('To be named', { exact: true }).click()
  await bookButton(panel).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await shown(page, 'a booking')
  await page.goto('/mypage')
  const card = bookingCard(page, teeTime)
  await card.getByRole('button', { name: new RegExp(teeTime.time) }).click()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await shown(page, 'a booking to cancel')
  // A member with a booking cannot close the account.
  await page.goto('/mypage/withdrawal')
  await page.waitForURL('/mypage/withdrawal/reject')
  await shown(page, '/mypage/withdrawal/reject')

  const mine = await another()
  await openMyInfo(mine, (await freeMember(club)).id)
  for (const path of OF_MEMBERS) await openWithin(mine, path)
  await mine.getByLabel('I moved away').check()
  await mine.getByLabel('Password').fill(PASSWORD)
  await mine.getByRole('button', { name: 'Close my account' }).click()
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
  await mine.waitForURL('/mypage/withdrawal/complete')
  await shown(mine, '/mypage/withdrawal/complete')

  await open(page, '/mypage/myinfo/check')

  const office = await another()
  const manager = await someManager(club, 'Soo-ah Noh')
  await logIn(office, 'manager1', OF_MANAGERS[0])
  await shown(office, OF_MANAGERS[0]!)
  for (const path of [...OF_MANAGERS.slice(1), `/ishm/member/list/${me.memberIdx}`, `/ishm/site/user/${manager.idx}`])
    await openWithin(office, path)

  const unseen = routes().filter((route) => ![...seen].some((path) => route.test(path)))
  expect.soft(unseen, 'routes of web/src/routes.ts without a page here').toEqual([])
  expect(findingsIn(pages, join(outputDir, 'pages'))).toEqual([])
})

function routes(): RegExp[] {
  const source = readFileSync(join(import.meta.dirname, '../web/src/routes.ts'), 'utf8')
  // An optional part needs no page of its own, and a picture is no page.
  return [...source.matchAll(/route\('([^'*]+)', '[^']+\.tsx'/g)].map(
    ([, path]) => new RegExp(`^/${path!.replace(/\/:\w+\?/g, '(/\\w+)?').replace(/:\w+/g, '\\w+')}$`),
  )
}
