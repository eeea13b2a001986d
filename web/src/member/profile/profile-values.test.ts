import type { Profile } from '@clubhouse/contract/member/profile'
import { expect, test } from 'vitest'
import { handicapFault, moreChanges } from './more-values'
import { needsProof, profileChanges, profileOf } from './profile-values'

test.each([
  ['a text', { address: ' 7 Fairway-gil ' }, { address: '7 Fairway-gil' }],
  ['an emptied text', { address: '' }, { address: '' }],
  ['an emptied choice and date', { gender: '', birthDate: '' }, { gender: null, birthDate: null }],
  ['one of the ways of news', { sms: false, zipCode: '1' }, { zipCode: '1', marketing: { sms: false } }],
])('a profile is sent with what has changed: %s', (_, changes, sent) => {
  expect(profileChanges(changes)).toEqual(sent)
})

test.each([
  ['an emptied choice', { region: '' }, { region: null }],
  ['a handicap better than scratch', { handicap: '+2' }, { handicap: -2 }],
  ['no handicap', { handicap: ' ' }, { handicap: null }],
  ['a switch', { showName: false }, { showName: false }],
])('additional data is sent with what has changed: %s', (_, changes, sent) => {
  expect(moreChanges(changes)).toEqual(sent)
})

test.each([
  ['', true],
  ['18.4', true],
  ['+10', true],
  ['+10.1', false],
  ['54.1', false],
  ['scratch', false],
])('a handicap of "%s" is right: %s', (typed, isRight) => {
  expect(handicapFault(typed) === undefined).toBe(isRight)
})

test('a code by email is needed for another name, email or phone number only', () => {
  const saved = profileOf({ name: 'Mina', email: 'a@b.example', phoneNo: '010', marketing: {} } as Profile)
  expect(needsProof({ ...saved, address: 'elsewhere', name: 'Mina ' }, saved)).toBe(false)
  expect(needsProof({ ...saved, phoneNo: '011' }, saved)).toBe(true)
})
