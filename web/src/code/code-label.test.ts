import { describe, expect, test } from 'vitest'
import { belonging, labelOf } from './code-label'

const code = (values: string[], group?: string) => ({ key: 'x', keyName: 'Name', values, group })

describe('a label', () => {
  test.each([
    ['en', ['en', 'ko'], ['Male', '남성'], 'Male'],
    ['ko', ['en', 'ko'], ['Male', '남성'], '남성'],
    ['ko', ['ko', 'en'], ['남성', 'Male'], '남성'],
    ['ja', ['en', 'ko', 'ja'], ['Male', '남성', '男性'], '男性'],
    ['ja', ['en', 'ko', 'ja'], ['Male', '남성', ''], 'Male'],
    ['ja', ['en', 'ko', 'ja'], ['Male', '남성'], 'Male'],
    ['ja', ['ko', 'en', 'ja'], ['남성', 'Male'], 'Male'],
    ['fr', ['en', 'ko'], ['Male', '남성'], 'Male'],
    ['ko', ['ko'], ['', ''], 'Name'],
    ['en', ['en'], [], 'Name'],
  ])('in %s of %j, out of %j: %s', (lang, langs, values, label) => {
    expect(labelOf(code(values), lang, langs)).toBe(label)
  })
})

test('codes can be filtered by what they belong to', () => {
  const codes = [code(['a'], 'cancel'), code(['b'], 'withdraw'), code(['c'])]
  expect(belonging(codes, 'cancel')).toEqual([codes[0]])
  expect(belonging(codes)).toBe(codes)
  expect(belonging(codes, 'other')).toEqual([])
})
