import type { ManagerMenu } from '@clubhouse/contract/session'
import { expect, test } from 'vitest'
import { firstPageOf } from './reachable'

const menu = (code: string, isRead: boolean, more: Partial<ManagerMenu> = {}): ManagerMenu => ({
  ...{ code, name: code, isRead, isCreate: false, isUpdate: false, isDelete: false, children: [] },
  path: `/ishm/${code}`,
  ...more,
})

test('the first page of a manager is the first in the menu that there is and that the manager may read', () => {
  const first = menu('900000', true, { path: '/ishm' })
  const own = menu('911200', true, { path: '/ishm/site/my-info' })
  const site = menu('910000', true, { children: [menu('910100', false), menu('910200', true)] })
  const boards = menu('930000', true, { children: [menu('930100', true), menu('930200', true)] })
  const pages = ['900000', '910100', '911200', '930200']
  expect(firstPageOf([first, own, site, boards], pages)).toBe('/ishm/930200')
  expect(firstPageOf([first, site, boards], ['910200', ...pages])).toBe('/ishm/910200')
  expect(firstPageOf([first, menu('930000', false, { children: boards.children })], pages)).toBeUndefined()
})
