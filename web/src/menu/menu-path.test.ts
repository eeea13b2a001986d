import type { Menu } from '@clubhouse/contract/menu'
import { describe, expect, test } from 'vitest'
import { menuCase } from './menu-case'
import { listedMenus, menuAt, pathOf } from './menu-path'

const menu = (code: string, seoSlug: string, children: Menu[] = [], more: Partial<Menu> = {}): Menu =>
  menuCase({ idx: Number(code), code, seoSlug, children, ...more })

const MENUS = [
  menu('010000', 'home', [], { isMainPage: true }),
  menu('030000', 'course', [menu('030100', 'weather'), menu('030200', '/course/tour/')]),
  menu('060000', 'community'),
]

describe('the path of a menu', () => {
  test.each([
    ['010000', 'anything', '/'],
    ['020000', 'home', '/'],
    ['020000', 'reservation', '/reservation'],
    ['020000', '/reservation/', '/reservation'],
    ['020000', '', '/'],
  ])('%s with slug %s is %s', (code, slug, path) => {
    expect(pathOf(menu(code, slug))).toBe(path)
  })
})

describe('the menu of a path', () => {
  test.each([
    ['/', '010000'],
    ['/home', '010000'],
    ['/course', '030000'],
    ['/Course/', '030000'],
    ['/weather', '030100'],
    ['/course/tour/3', '030200'],
    ['/course/other', '030000'],
    ['/community/notice/21', '060000'],
    ['/communityx', undefined],
    ['/ishm', undefined],
    ['/login', undefined],
  ])('%s belongs to %s', (path, code) => {
    expect(menuAt(MENUS, path)?.code).toBe(code)
  })
})

test('the header lists menus with a page, unless they are hidden or have nothing to show yet', () => {
  const menus = [
    menu('010000', 'home', [], { isMainPage: true }),
    menu('020000', 'reservation'),
    menu('030000', 'course', [], { isVisible: false }),
    menu('050000', 'club', [], { isEmpty: true }),
    menu('060000', 'community', [], { emptyBoards: ['faq'] }),
    menu('070000', 'soon'),
  ]
  const pages = ['010000', '020000', '030000', '050000', '060000']
  expect(listedMenus(menus, pages).map(({ code }) => code)).toEqual(['020000', '060000'])
  // A link that someone kept still leads there.
  expect(menuAt(menus, '/club')?.code).toBe('050000')
})
