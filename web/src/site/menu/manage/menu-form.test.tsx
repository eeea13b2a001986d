import type { MenuEdit } from '@clubhouse/contract/menu-manage'
import { expect, test } from 'vitest'
import { field, named, said, show, type } from '../../../../test/screen'
import { MenuForm } from './menu-form'

const TEXTS = { seoTag: '', seoMeta: '', seoKeyword: '', snsTitle: '', snsDesc: '' }
const MENU: MenuEdit = {
  ...{ idx: 4, code: '030000', name: 'Golf', seoSlug: 'golf', ...TEXTS, snsImageUrl: '', permit: '1', version: 1 },
  ...{ isVisible: true, isExistBanner: false, isMainPage: false, needPassword: false, orderNo: 10 },
  translated: { ko: { name: '골프' } },
}

test('the texts of a menu are in a group for each language, which is marked where one is missing', async () => {
  await show(<MenuForm menu={MENU} readOnly={false} refresh={async () => {}} />)
  const inLanguage = (lang: string) => named('[role=group]', new RegExp(`^${lang}`))
  expect(inLanguage('ko').contains(field('translated.ko.name'))).toBe(true)
  expect(said()).not.toContain('Missing')
  await type('translated.ko.seoTag', '골프장')
  expect(inLanguage('en').textContent).toContain('Missing')
  expect(inLanguage('ko').textContent).not.toContain('Missing')
})
