import { describe, expect, it } from 'vitest'
import { businessNo, mailOrderNo } from './tax-no.ts'

describe('a business number', () => {
  it.each([
    ['123-45-67891', true, '123-45-67891'],
    ['1234567891', true, '123-45-67891'],
    [' 123 45 67891 ', true, '123-45-67891'],
    // Published numbers of large companies.
    ['124-81-00998', true, '124-81-00998'],
    ['220-81-62517', true, '220-81-62517'],
    ['120-81-47521', true, '120-81-47521'],
    ['123-45-67890', false, '123-45-67890'],
    ['123-45-76891', false, '123-45-76891'],
    ['000-00-00000', false, '000-00-00000'],
    ['123-45-6789', false, '123-45-6789'],
    ['12-345-67891', false, '12-345-67891'],
    ['１２３-４５-６７８９１', false, '１２３-４５-６７８９１'],
    ['', false, ''],
  ])('%j', (typed, valid, formatted) => {
    expect(businessNo(typed)).toEqual({ valid, formatted })
  })
})

describe('a mail-order number, in 2026', () => {
  it.each([
    ['2026-용인처인-01234', true, '2026-용인처인-01234'],
    ['제2019-서울강남-0123호', true, '2019-서울강남-0123'],
    ['제 2019 - 서울강남 - 1 호', true, '2019-서울강남-0001'],
    ['2027-용인처인-01234', false, '2027-용인처인-01234'],
    ['1999-용인처인-01234', false, '1999-용인처인-01234'],
    ['2026-용인처인-00000', false, '2026-용인처인-00000'],
    ['2026-Yongin-01234', false, '2026-Yongin-01234'],
    ['용인 1234', false, '용인 1234'],
    ['', false, ''],
  ])('%j', (typed, valid, formatted) => {
    expect(mailOrderNo(typed, 2026)).toEqual({ valid, formatted })
  })
})
