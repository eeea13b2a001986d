import { COMMUNITY_BOARDS } from '@clubhouse/contract/menu'
import { describe, expect, test } from 'vitest'
import { branch, type Content, proofUntil } from './rules.ts'

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
  const rows = [
    row('010000', null),
    row('010100', '010000', false),
    row('020000', null, false),
    row('020100', '020000'),
    row('020101', '020100'),
  ]
  const [open, hidden] = branch(rows, [])
  expect(open).toMatchObject({ isVisible: true, children: [{ code: '010100', isVisible: false }] })
  expect(hidden).toMatchObject({
    isVisible: false,
    children: [{ code: '020100', isVisible: false, children: [{ code: '020101', isVisible: false }] }],
  })
  expect(open).not.toHaveProperty('parentCode')
})

describe('what has nothing to show', () => {
  const rows = [
    ...[row('030000', null), row('030100', '030000'), row('030200', '030000')],
    ...[row('050000', null), row('050100', '050000')],
  ]
  const tree = (empty: readonly Content[]) => branch([...rows, row('060000', null)], empty)
  const emptyIn = (empty: readonly Content[]) =>
    tree(empty).flatMap(({ code, isEmpty, children }) => [
      ...(isEmpty ? [code] : []),
      ...children.filter((child) => child.isEmpty).map((child) => child.code),
    ])

  test.each([
    [[], []],
    [['pft'], ['030200']],
    [['weather'], ['030100']],
    [['course'], []],
    [
      ['course', 'weather', 'pft'],
      ['030000', '030100', '030200'],
    ],
    [
      ['club', 'gift'],
      ['050000', '050100'],
    ],
    // A menu below it that has something keeps its parent.
    [['club'], []],
    [['gift'], ['050100']],
    [['notice', 'event', 'reference', 'faq', 'lost-item', 'hof'], []],
    [COMMUNITY_BOARDS, ['060000']],
  ] as const)('without %j the menus %j are empty', (empty, codes) => {
    expect(emptyIn(empty)).toEqual(codes)
  })

  test('the community names its empty boards, and no other menu does', () => {
    expect(tree(['faq', 'notice', 'club']).map(({ emptyBoards }) => emptyBoards)).toEqual([[], [], ['notice', 'faq']])
  })
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
