import { expect, test } from 'vitest'
import { afterSaving, afterTyping, changesIn, shownIn } from './drafts'

const save = { category: 'common', code: 'SAVE', msg: '保存' }
const x = { category: 'x', code: 'A.B', msg: null }

test('what was typed is shown until it is saved, in its own language', () => {
  const drafts = afterTyping({}, 'ja', save, '登録')
  expect([shownIn(drafts, 'ja', save), shownIn(drafts, 'ko', save), shownIn(drafts, 'ja', x)]).toEqual([
    '登録',
    '保存',
    '',
  ])
})

test('what is as it was is no change', () => {
  const drafts = afterTyping({}, 'ja', save, '登録')
  expect(afterTyping(drafts, 'ja', save, ' 保存 ')).toEqual({})
  expect(afterTyping({}, 'ja', x, '  ')).toEqual({})
})

test('the changes of a language: an emptied text falls back', () => {
  let drafts = afterTyping({}, 'ja', save, ' ')
  drafts = afterTyping(drafts, 'ja', x, ' 新しい ')
  drafts = afterTyping(drafts, 'ko', x, '새로')
  expect(changesIn(drafts, 'ja')).toEqual([
    { category: 'common', code: 'SAVE', msg: null },
    { category: 'x', code: 'A.B', msg: '新しい' },
  ])
})

test('after saving, what was typed on meanwhile and other languages stay', () => {
  let drafts = afterTyping({}, 'ja', save, '登録')
  drafts = afterTyping(drafts, 'ja', x, '新')
  drafts = afterTyping(drafts, 'ko', x, '새로')
  const saved = changesIn(drafts, 'ja')
  drafts = afterTyping(drafts, 'ja', x, '新しい')
  expect(afterSaving(drafts, 'ja', saved)).toEqual({ 'ja x.A.B': '新しい', 'ko x.A.B': '새로' })
})
