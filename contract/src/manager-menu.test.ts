import { expect, it } from 'vitest'
import { managerMenus, parentCode, readable } from './manager-menu.ts'

const everything = Object.fromEntries(managerMenus.map(({ code, rights }) => [code, rights]))

it('clears all four rights of the children of an unreadable parent, and of them alone', () => {
  const rights = readable({ ...everything, '930000': '' })
  for (const { code, rights: letters } of managerMenus) {
    const isCleared = parentCode(code) === '930000' || code === '930000'
    expect([code, rights[code] ?? '']).toEqual([code, isCleared ? '' : letters])
  }
})

it('gives no parent to what every manager may read', () => {
  const open = managerMenus.filter((menu) => 'everyone' in menu)
  expect(open.map(({ code }) => [code, parentCode(code)])).toEqual([['910400', undefined]])
})
