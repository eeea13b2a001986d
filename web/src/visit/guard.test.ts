import type { Menu } from '@clubhouse/contract/menu'
import { describe, expect, test } from 'vitest'
import { menuCase } from '../menu/menu-case'
import { guard, type Visit } from './guard'

const menu = (seoSlug: string, more: Partial<Menu> = {}): Menu => menuCase({ seoSlug, ...more })

const MENUS = [
  menu('home', { isMainPage: true, isVisible: false, permit: '2' }),
  menu('course', { children: [menu('weather', { isVisible: false })] }),
  menu('community'),
  menu('guide', { permit: '2' }),
  menu('gift', { isVisible: false, permit: '2' }),
  menu('mypage', { permit: '2' }),
  menu('club', { needPassword: true }),
]

const visitor = null
const unknown = undefined
const member = { isAdmin: false, isTempPassword: false, userMove: null }
const dormant = { ...member, userMove: '/login/dormant' }
const forgetful = { ...member, isTempPassword: true, userMove: '/login/password-reset-page' }
const undecided = { ...member, userMove: '/signup/agreement' }
const expired = { ...member, userMove: '/login/password-reset-page' }
const manager = { ...member, isAdmin: true }
const temporary = { ...manager, isTempPassword: true, userMove: '/login/password-reset-page' }
const factorless = { ...manager, userMove: '/ishm/site/my-info' }
const PEOPLE = { visitor, unknown, member, dormant, forgetful, undecided, expired, manager, temporary, factorless }

const show = 'show'
const home = { to: '/' }
const first = (move: string, back: string) => ({ to: `${move}?back=${encodeURIComponent(back)}` })
const login = (back: string) => ({ to: `/login?back=${encodeURIComponent(back)}` })

describe('while the site is open', () => {
  test.each<[path: string, who: keyof typeof PEOPLE, visit: Visit]>([
    ['/', 'visitor', show],
    ['/home', 'visitor', show],
    ['/course', 'visitor', show],
    ['/no/such/page', 'visitor', show],
    ['/community/notice/3?page=2', 'visitor', show],
    // Permit 2 requires a login, also below the menu.
    ['/mypage', 'visitor', login('/mypage')],
    ['/mypage/cs/3?from=mail', 'visitor', login('/mypage/cs/3?from=mail')],
    ['/mypage/withdrawal', 'visitor', login('/mypage/withdrawal')],
    // After an account is closed, its session is gone.
    ['/mypage/withdrawal/complete', 'visitor', show],
    ['/guide', 'visitor', login('/guide')],
    ['/guide', 'unknown', 'wait'],
    ['/guide', 'member', show],
    ['/guide', 'manager', show],
    ['/mypage', 'member', show],
    // A password-protected menu needs a session.
    ['/club', 'visitor', login('/club')],
    ['/club', 'unknown', 'wait'],
    ['/club', 'member', show],
    // A hidden menu has no page.
    ['/weather', 'visitor', home],
    ['/weather', 'unknown', home],
    ['/weather/hourly', 'member', home],
    ['/gift', 'visitor', home],
    ['/gift', 'manager', home],
    ['/ishm', 'visitor', login('/ishm')],
    ['/ishm/site/user/7?tab=2', 'visitor', login('/ishm/site/user/7?tab=2')],
    ['/ISHM', 'visitor', login('/ISHM')],
    ['/ishm', 'unknown', 'wait'],
    ['/ishm', 'member', home],
    ['/ishm/site/open', 'member', home],
    ['/ishm', 'manager', show],
    ['/ishm/menu/set-perm', 'manager', show],
    // A limited session, with the way back.
    ['/ishm', 'temporary', first('/login/password-reset-page', '/ishm')],
    ['/ishm/site/my-info', 'temporary', first('/login/password-reset-page', '/ishm/site/my-info')],
    ['/login/password-reset-page', 'temporary', show],
    ['/ishm/site/user/7?tab=2', 'factorless', first('/ishm/site/my-info', '/ishm/site/user/7?tab=2')],
    ['/ISHM/', 'factorless', first('/ishm/site/my-info', '/ISHM/')],
    ['/ishm/site/my-info', 'factorless', show],
    ['/ishm/site/my-info?back=%2Fishm', 'factorless', show],
    ['/ishm/site/my-info/', 'factorless', show],
    ['/community', 'factorless', show],
    ['/login?back=%2Fishm%2Fsystem%2Fjob', 'temporary', first('/login/password-reset-page', '/ishm/system/job')],
    ['/login?back=%2Fishm%2Fsite%2Fmy-info', 'factorless', { to: '/ishm/site/my-info' }],
    // The login with a session.
    ['/login', 'visitor', show],
    ['/login', 'unknown', show],
    ['/login', 'member', home],
    ['/Login', 'manager', home],
    ['/login/', 'member', home],
    ['/login?back=%2Fishm%2Fsite', 'manager', { to: '/ishm/site' }],
    ['/login?back=%2Freservation%3Fdate%3D1', 'member', { to: '/reservation?date=1' }],
    ['/login?back=%2F%2Fevil.example', 'member', home],
    ['/login?back=%2Fmypage', 'dormant', first('/login/dormant', '/mypage')],
    // A limited member meets no page whose calls are refused.
    ['/mypage', 'dormant', first('/login/dormant', '/mypage')],
    ['/mypage/myinfo', 'forgetful', first('/login/password-reset-page', '/mypage/myinfo')],
    ['/mypage', 'undecided', first('/signup/agreement', '/mypage')],
    ['/mypage/withdrawal', 'undecided', show],
    ['/mypage', 'expired', show],
    ['/login', 'dormant', { to: '/login/dormant' }],
    ['/login/dormant', 'dormant', show],
    // Pages of other states.
    ['/stop-site', 'visitor', home],
    ['/close-page', 'manager', home],
    ['/error', 'visitor', show],
  ])('%s, %s', (path, who, visit) => {
    expect(guard(routeOf(path), MENUS, PEOPLE[who], 1)).toEqual(visit)
  })
})

describe('while it is stopped or closed', () => {
  test.each<[path: string, who: keyof typeof PEOPLE, stopped: Visit, closed: Visit]>([
    ['/', 'visitor', { to: '/stop-site' }, { to: '/close-page' }],
    ['/mypage', 'visitor', { to: '/stop-site' }, { to: '/close-page' }],
    ['/mypage', 'member', { to: '/stop-site' }, { to: '/close-page' }],
    ['/weather', 'visitor', { to: '/stop-site' }, { to: '/close-page' }],
    ['/community', 'manager', { to: '/stop-site' }, { to: '/close-page' }],
    ['/ishm', 'manager', show, show],
    ['/ishm/site/open', 'manager', show, show],
    ['/ishm', 'visitor', login('/ishm'), login('/ishm')],
    ['/ishm', 'unknown', 'wait', 'wait'],
    ['/ishm', 'member', home, home],
    ['/login', 'visitor', show, show],
    ['/login?back=%2Fishm', 'manager', { to: '/ishm' }, { to: '/ishm' }],
    ['/stop-site', 'visitor', show, { to: '/close-page' }],
    ['/close-page', 'visitor', { to: '/stop-site' }, show],
  ])('%s, %s', (path, who, stopped, closed) => {
    expect(guard(routeOf(path), MENUS, PEOPLE[who], 0)).toEqual(stopped)
    expect(guard(routeOf(path), MENUS, PEOPLE[who], 2)).toEqual(closed)
  })
})

function routeOf(path: string) {
  const { pathname, search } = new URL(path, 'http://club.example')
  return { pathname, search }
}
