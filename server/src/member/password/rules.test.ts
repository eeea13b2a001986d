import { passwordRule } from '@clubhouse/contract/member/password'
import { describe, expect, it } from 'vitest'
import { birthdays, phoneWords, refusedBy, wordsIn } from './rules.ts'

describe('the form of a password', () => {
  it.each([
    ['Fairway#26', 'strict', 0],
    ['Fairway#2', 'strict', 0],
    ['Fairwa#2', 'strict', -1],
    ['fairway-2', 'strict', 0],
    ['페어웨이골프장#1', 'strict', 0],
    ['Fairway 26', 'strict', -1],
    ['Fairway26', 'strict', -1],
    ['Fairway##', 'strict', -1],
    ['12345678#', 'strict', -1],
    ['Faaaairway#2', 'strict', 0],
    ['Faaaairway#2', 'alternative', -2],
    ['Faaairway#2', 'strict', 0],
    [`Fairway#2${'xy'.repeat(60)}`, 'strict', -1],
    ['Fairw#26', 'alternative', 0],
    ['Fair#26', 'alternative', -1],
    ['Fairway#2026Fairway#2', 'alternative', -1],
    ['Fairway#2026Fairway#', 'alternative', 0],
    ['Fairway_26', 'alternative', -1],
    ['Fairw####26', 'alternative', -2],
    ['a long walk, spoiled', 'nist', 0],
    ['a walk spoiled', 'nist', -1],
    ['zzzzzzzzzzzzzzz', 'nist', -2],
    ['🏌🏌⛳🏌🏌⛳🏌🏌⛳🏌🏌⛳🏌🏌⛳', 'nist', 0],
  ] as const)('%s under %s gives %i', (password, policy, rule) => {
    expect(passwordRule(password, policy)).toBe(rule)
  })
})

const words = {
  own: [
    ...wordsIn(['mjkim07', 'Min-jun Kim', 'm.kim@example.com']),
    ...birthdays('1988-04-21'),
    ...phoneWords('010-5550-0142'),
  ],
  club: wordsIn(['Greenhill Country Club', 'GREENHILL', 'GC001']),
  common: new Set(['password', 'qwerty', 'dragon', 'trustno1', 'letmein']),
}

describe('a new password', () => {
  it.each([
    ['Quiet#Meadow7', undefined],
    ['Short#1', { rule: -1 }],
    ['Password#1', { rule: -3 }],
    ['P@ssw0rd!23', { rule: -3 }],
    ['1Letmein!#', { rule: -3 }],
    ['Trustno1#', { rule: -3 }],
    ['Dragon-Meadow-7', undefined],
    ['Dragon#48271', undefined],
    ['my-mjkim07', { rule: -4, word: 'mjkim07' }],
    ['Minjun#314', { rule: -4, word: 'minjun' }],
    ['M1njun#314', undefined],
    ['Walk#0142!', { rule: -4, word: '0142' }],
    ['Walk#880421', { rule: -4, word: '880421' }],
    ['Gr3enhill#7', { rule: -5, word: 'greenhill' }],
    ['MyGC001#ab', { rule: -5, word: 'gc001' }],
  ])('%s', (password, refused) => {
    expect(refusedBy(password, 'strict', words)).toEqual(refused)
  })

  it('may be long without any composition where the club says so', () => {
    expect(refusedBy('the quiet heron flew', 'nist', words)).toBeUndefined()
    expect(refusedBy('greenhill and the heron', 'nist', words)).toEqual({ rule: -5, word: 'greenhill' })
  })
})

it.each([
  [['Ed Li'], ['edli']],
  [['김민준'], ['김민준']],
  [['x@y.example'], []],
  [[null, undefined, ''], []],
])('the words in %j are %j', (texts, found) => {
  expect(wordsIn(texts)).toEqual(found)
})
