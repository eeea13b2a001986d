import { describe, expect, test } from 'vitest'
import { branch, proofUntil } from './rules.ts'

const row = (code: string, parentCode: string | null, isVisible = true) => ({
  idx: Number(code),
  code,
  parentCode,
  name: code,
  seoSlug: code,
  seoTag: '',
  seoMeta: '',
  seoKeyword: '',
  snsTitle: '',
  snsDesc: '',
  snsImageUrl: '',
  permit: '1' as const,
  isVisible,
  isExistBanner: false,
  isMainPage: false,
  needPassword: false,
})

test('what stands under a hidden menu is hidden', () => {
  const [open, hidden] = branch([
    row('010000', null),
    row('010100', '010000', false),
    row('020000', null, false),
    row('020100', '020000'),
    row('020101', '020100'),
  ])
  expect(open).toMatchObject({ isVisible: true, children: [{ code: '010100', isVisible: false }] })
  expect(hidden).toMatchObject({
    isVisible: false,
    children: [{ code: '020100', isVisible: false, children: [{ code: '020101', isVisible: false }] }],
  })
  expect(open).not.toHaveProperty('parentCode')
})

describe('a proof of the password at 09:00', () => {
  test.each([
    ['09:00', '09:10'],
    ['09:09', '09:10'],
    ['09:10', undefined],
    ['12:00', undefined],
  ])('at %s holds until %s', (now, until) => {
    const at = (time: string) => Temporal.Instant.from(`2027-03-01T${time}:00Z`)
    expect(proofUntil(at('09:00'), at(now))?.toString()).toBe(until && at(until).toString())
  })

  test('that was never made holds never', () => {
    expect(proofUntil(null, Temporal.Instant.from('2027-03-01T09:00:00Z'))).toBeUndefined()
  })
})
