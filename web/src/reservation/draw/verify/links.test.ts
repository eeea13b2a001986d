import type { Finding } from '@clubhouse/draw/verify'
import { expect, it } from 'vitest'
import { chainOf, isFingerprint } from './links'

const finding = (what: Finding['what']): Finding => ({ path: 'x', what })
const states = (findings: Finding[], isDrawn = true) =>
  Object.fromEntries(chainOf(findings, isDrawn).map(({ link, state }) => [link, state]))

it('ticks every link of a draw without findings', () => {
  expect(new Set(Object.values(states([])))).toEqual(new Set(['good']))
})

it('names the links that are broken, and leaves the others', () => {
  const found = states([finding('SIGNATURE'), finding('UNFAIR'), finding('ROOT')])
  expect(Object.keys(found).filter((link) => found[link] === 'differs')).toEqual(['FINGERPRINT', 'VALUE', 'SENTENCE'])
  expect(found).toMatchObject({ ORDER: 'good', ENTRIES: 'good' })
})

it('says of a draw without a result what comes later', () => {
  const found = states([], false)
  expect(Object.keys(found).filter((link) => found[link] === 'later')).toEqual([
    'VALUE',
    'SEED',
    'ORDER',
    'ASSIGNMENT',
    'SENTENCE',
  ])
})

it('computes nothing from a bundle of another form', () => {
  expect(states([finding('SHAPE')])).toMatchObject({ FORM: 'differs', ENTRIES: 'unknown', SENTENCE: 'unknown' })
})

it('knows the fingerprint by its words and by its digits', () => {
  const root = '6f'.repeat(32)
  const print = { entriesRoot: root, words: 'horse sound link refuse tomorrow gasp' }
  const told = [' Horse, sound  link\nrefuse tomorrow GASP.', root, root.match(/.{8}/g)!.join(' '), 'horse sound link']
  expect(told.map((typed) => isFingerprint(typed, print))).toEqual([true, true, true, false])
})
