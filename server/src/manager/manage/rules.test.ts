import { describe, expect, it } from 'vitest'
import { temporaryPassword } from '../../member/password/temporary-password.ts'
import { tooWide } from './rules.ts'

const plain = (rights: Record<string, string>) => ({ isSSAdmin: false, rights })
const boss = { isSSAdmin: true, rights: {} }

describe('nobody gives rights that they do not have', () => {
  it.each([
    ['nothing', plain({}), plain({}), []],
    ['what the giver has', plain({ '930000': 'R', '930600': 'CRU' }), plain({ '930600': 'RU' }), []],
    ['a letter more', plain({ '930600': 'R' }), plain({ '930600': 'RD' }), ['930600']],
    ['another menu', plain({ '930600': 'CRUD' }), plain({ '940400': 'R', '930600': 'R' }), ['940400']],
    ['everything, by a super manager', boss, boss, []],
    ['a menu, by a super manager', boss, plain({ '940400': 'CRUD' }), []],
  ])('%s', (_, giver, wanted, codes) => expect(tooWide(giver, wanted)).toEqual(codes))

  it('a super manager is wider than anybody else', () => {
    expect(tooWide(plain({ '910600': 'CRUD' }), boss)).toContain('900000')
    const all = Object.fromEntries(tooWide(plain({}), boss).map((code) => [code, 'CRUD']))
    expect(tooWide(plain(all), boss).length).toBeGreaterThan(0)
  })
})

describe('a temporary password', () => {
  it('follows the strict rule, and has nothing that is read wrongly', () => {
    for (let i = 0; i < 200; i++) {
      const password = temporaryPassword()
      expect(password).toMatch(/^[a-zA-Z2-9]{4}(-[a-zA-Z2-9]{4}){3}$/)
      expect(password).toMatch(/[a-zA-Z]/)
      expect(password).toMatch(/\d/)
      expect(password).not.toMatch(/[01lIoO]/)
    }
  })

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, temporaryPassword)).size).toBe(100)
  })
})
