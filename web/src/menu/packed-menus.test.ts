import { expect, test } from 'vitest'
import { packMenus, unpackMenus } from '../api/root-data'
import { menuCase } from './menu-case'

test('a tree of menus comes back from its rows', () => {
  const menus = [
    menuCase({
      seoSlug: 'a',
      children: [menuCase({ seoSlug: 'b', children: [menuCase({ seoSlug: 'c' })] }), menuCase({ seoSlug: 'd' })],
    }),
    menuCase({ seoSlug: 'e', seoTag: '“`e`”' }),
  ]
  expect(unpackMenus(packMenus(menus))).toEqual(menus)
  expect(unpackMenus(packMenus([]))).toEqual([])
})
