import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from './routes'

const DEFAULT = [
  ...['/', '/home', '/pft', '/club', '/gift', '/guide', '/course', '/weather', '/reservation', '/community'],
  ...['/community/event/{id}', '/community/notice/{id}', '/community/reference/{id}'],
  ...['/mypage', '/mypage/myinfo/check', '/mypage/myinfo', '/mypage/myinfo/additional'],
  ...['/signup/auth/fail', '/signup/auth/success'],
]
const BARE = [
  ...['/stop-site', '/close-page', '/login', '/login/dormant', '/login/find-id', '/login/find-id-result'],
  ...['/login/find-pw', '/login/password-reset-page', '/signup', '/signup/index_ori', '/signup/success'],
  ...['/signup/auth', '/signup/agreement', '/common/agreement/{id}', '/mypage/withdrawal'],
  ...['/mypage/withdrawal/reason', '/mypage/withdrawal/reject', '/mypage/withdrawal/complete'],
  ...['/ishm/site/ext-guide-naver', '/ishm/site/ext-guide-google'],
]
const OFFICE = [
  ...['/ishm', '/ishm/site/cert', '/ishm/site/info', '/ishm/site/open', '/ishm/site/my-info'],
  ...['/ishm/site/ext-info', '/ishm/site/user', '/ishm/site/user/{id}', '/ishm/site/ipmng'],
  ...['/ishm/site/ipmng/{id}', '/ishm/site/terms', '/ishm/site/terms/{id}', '/ishm/menu/set-perm'],
  ...['/ishm/menu/set-menus'],
]
const BOARDS = ['faq', 'fnb', 'data', 'event', 'banner', 'notice']

const placed = new Map(pathsOf(routes))

/** Each path with its outermost layout. */
function pathsOf(entries: RouteConfigEntry[], layout?: string): [path: string, layout: string | undefined][] {
  return entries.flatMap(({ path, index, file, children }) => {
    if (children) return pathsOf(children, layout ?? file)
    if (index) return [['/', layout]]
    // `:idx?` serves the list and the detail.
    const own = `/${path}`
    const both = own.endsWith('?') ? [own.replace(/\/:\w+\?$/, ''), own.slice(0, -1)] : [own]
    return both.map((one) => [one.replace(/:\w+/g, '{id}'), layout] as [string, string | undefined])
  })
}

it.each(DEFAULT)('%s is in the default layout', (page) => {
  expect(placed.get(page)).toBe('layouts/default-layout.tsx')
})

it.each(BARE)('%s is in the bare layout', (page) => {
  expect(placed.get(page)).toBe('layouts/bare-layout.tsx')
})

it.each(OFFICE)('%s is in the layout of the back office', (page) => {
  expect(placed.get(page)).toBe('layouts/manager-layout.tsx')
})

it.each(BOARDS)('the board %s has a list and a detail page in the back office', (board) => {
  for (const page of [`/ishm/board/${board}`, `/ishm/board/${board}/{id}`])
    expect(placed.get(page), page).toBe('layouts/manager-layout.tsx')
})
