import type { Menu } from '@clubhouse/contract/menu'
import { describe, expect, test } from 'vitest'
import { menuCase } from './menu-case'
import { menuAt, pathOf } from './menu-path'

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
