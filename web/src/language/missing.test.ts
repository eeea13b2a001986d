import { beforeEach, expect, test } from 'vitest'
import { missingTexts } from './missing'

let sent: [string, string[]][]
let waiting: (() => void)[]
let reported: Set<string>
const begin = () =>
  missingTexts({ send: (lang, keys) => sent.push([lang, keys]), later: (act) => waiting.push(act), reported })
const wait = () => {
  for (const act of waiting.splice(0)) act()
}

beforeEach(() => {
  sent = []
  waiting = []
  reported = new Set()
})

test('missing texts are reported once, together', () => {
  const texts = begin()
  texts.lacks('ja', ['a.X', 'a.Y', 'a.N_one', 'a.N_other'])
  for (const key of ['a.X', 'a.Y', 'a.X', 'a.THERE', 'a.N']) texts.shown('ja', key)
  expect(sent).toEqual([])
  wait()
  texts.shown('ja', 'a.X')
  texts.shown('ja', 'a.N')
  wait()
  expect(sent).toEqual([['ja', ['a.X', 'a.Y', 'a.N_other']]])
})

test('a new page of the same visit does not report a missing text again', () => {
  const first = begin()
  first.lacks('ja', ['a.X'])
  first.shown('ja', 'a.X')
  wait()
  const second = begin()
  second.lacks('ja', ['a.X', 'a.Z'])
  second.shown('ja', 'a.X')
  second.shown('ja', 'a.Z')
  wait()
  expect(sent).toEqual([
    ['ja', ['a.X']],
    ['ja', ['a.Z']],
  ])
})

test('missing texts that were not reported before the person left the page are reported from the next one', () => {
  const first = begin()
  first.lacks('ja', ['a.X'])
  first.shown('ja', 'a.X')
  waiting = []
  const second = begin()
  second.lacks('ja', ['a.X'])
  second.shown('ja', 'a.X')
  wait()
  expect(sent).toEqual([['ja', ['a.X']]])
})

test('every language is reported by itself, and one that lacks nothing never is', () => {
  const texts = begin()
  texts.lacks('ja', ['a.X'])
  texts.lacks('vi', ['a.X'])
  texts.lacks('ko', [])
  for (const lang of ['ja', 'vi', 'ko', 'en']) texts.shown(lang, 'a.X')
  wait()
  expect(sent).toEqual([
    ['ja', ['a.X']],
    ['vi', ['a.X']],
  ])
})

test('a language that has hardly begun tells fifty at once', () => {
  const texts = begin()
  const keys = Array.from({ length: 80 }, (_, i) => `a.${i}`)
  texts.lacks('ja', keys)
  for (const key of keys) texts.shown('ja', key)
  wait()
  expect(sent[0]![1]).toHaveLength(50)
  for (const key of keys) texts.shown('ja', key)
  wait()
  expect(sent[1]![1]).toEqual(keys.slice(50))
})
