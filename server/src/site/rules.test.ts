import { describe, expect, it } from 'vitest'
import { type Parts, unfit, withTranslations, written } from './rules.ts'

const club: Parts = {
  businessNo: '123-45-67891',
  mailOrderNo: '',
  currency: 'KRW',
  timeZone: '9',
  zone: 'Asia/Seoul',
  lang: 'en',
  langs: ['en', 'ko'],
}
const facts = { languages: ['en', 'ko', 'ja'], year: 2026 }
const abroad = { ...club, currency: 'USD', businessNo: '12-3456789' }

describe('what does not fit the rest of a club', () => {
  it.each<[change: Partial<Parts>, wrong: string | undefined]>([
    [{}, undefined],
    [{ businessNo: '1234567891' }, undefined],
    [{ businessNo: '' }, undefined],
    [{ businessNo: '123-45-67890' }, 'businessNo'],
    [{ businessNo: 'soon' }, 'businessNo'],
    [{ mailOrderNo: '2026-용인처인-01234' }, undefined],
    [{ mailOrderNo: '2027-용인처인-01234' }, 'mailOrderNo'],
    [{ currency: 'USD', businessNo: '12-3456789' }, undefined],
    [{ currency: 'XQX' }, 'currency'],
    [{ zone: 'Asia/Tokyo' }, undefined],
    [{ zone: 'Europe/Paris' }, 'zone'],
    [{ zone: 'Atlantis' }, 'zone'],
    [{ timeZone: '23', zone: 'Europe/Paris' }, undefined],
    [{ timeZone: '23' }, 'zone'],
    [{ timeZone: '41' }, 'timeZone'],
    [{ timeZone: '' }, 'timeZone'],
    [{ langs: ['en', 'ko', 'ja'], lang: 'ja' }, undefined],
    [{ langs: ['ko'], lang: 'ko' }, 'langs'],
    [{ langs: ['en', 'xx'] }, 'langs'],
    [{ langs: ['en', 'en'] }, 'langs'],
    [{ lang: 'ja' }, 'lang'],
  ])('%j: %s', (change, wrong) => {
    expect(unfit({ ...club, ...change }, club, facts)).toBe(wrong)
  })

  it('leaves in peace what was there before', () => {
    const old = { ...club, businessNo: 'applied for' }
    expect(unfit({ ...old, lang: 'ko' }, old, facts)).toBeUndefined()
  })
})

it('writes numbers of this country as they are written here, others as they came', () => {
  expect(written({ ...club, businessNo: '1234567891', mailOrderNo: '제2026-용인처인-1호' }, 2026)).toMatchObject({
    businessNo: { formatted: '123-45-67891' },
    mailOrderNo: { formatted: '2026-용인처인-0001' },
  })
  expect(written(abroad, 2026).businessNo.formatted).toBe('12-3456789')
})

it.each([
  [{}, { ko: { clubName: '그린힐' } }, { ko: { clubName: '그린힐' } }],
  [{ ko: { clubName: '그린힐', ceoName: '박서연' } }, { ko: { ceoName: '' } }, { ko: { clubName: '그린힐' } }],
  [{ ko: { clubName: '그린힐' } }, { ko: { clubName: '' } }, {}],
  [{ ko: { clubName: '그린힐' } }, {}, { ko: { clubName: '그린힐' } }],
])('translations %j with %j are %j', (before, changes, after) => {
  expect(withTranslations(before as Record<string, Record<string, string>>, changes)).toEqual(after)
})
