import type { Menu } from '@clubhouse/contract/menu'

/** A menu for tests: public, without children. */
export const menuCase = (of: Partial<Menu> & Pick<Menu, 'seoSlug'>): Menu => ({
  idx: 1,
  code: of.seoSlug,
  name: of.code ?? of.seoSlug,
  seoTag: '',
  seoMeta: '',
  seoKeyword: '',
  snsTitle: '',
  snsDesc: '',
  snsImageUrl: '',
  permit: '1',
  isVisible: true,
  isExistBanner: false,
  isMainPage: false,
  needPassword: false,
  isEmpty: false,
  emptyBoards: [],
  children: [],
  ...of,
})
