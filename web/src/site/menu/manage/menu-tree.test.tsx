import type { MenuOfManager } from '@clubhouse/contract/menu-manage'
import { expect, test } from 'vitest'
import { show } from '../../../../test/screen'
import { MenuTree } from './menu-tree'

const TEXTS = { seoTag: '', seoMeta: '', seoKeyword: '', snsTitle: '', snsDesc: '', snsImageUrl: '' }
const menu = (idx: number, name: string, missingIn: string[]): MenuOfManager => ({
  ...{ idx, name, missingIn, code: `0${idx}0000`, seoSlug: name, ...TEXTS, permit: '1', version: 1, children: [] },
  ...{ isVisible: true, isExistBanner: false, isMainPage: false, needPassword: false, isEmpty: false },
  emptyBoards: [],
})

test('a menu that visitors do not see because it is empty says so', async () => {
  const tree = [
    { ...menu(5, 'Club', []), isEmpty: true },
    { ...menu(6, 'Gifts', []), isEmpty: true, isVisible: false },
  ]
  await show(<MenuTree tree={tree} mayChange={false} refresh={async () => {}} />)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'ClubNothing to show yet, so not listed on the site',
    'GiftsHidden',
  ])
})

test('a menu names the languages in which its texts are missing', async () => {
  const tree = [menu(2, 'Golf', []), menu(3, 'Guide', ['ko'])]
  await show(<MenuTree tree={tree} mayChange={false} refresh={async () => {}} />)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Golf',
    'Guide◷ko missing',
  ])
})
