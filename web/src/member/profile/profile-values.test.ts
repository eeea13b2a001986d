import { change, type Profile, type ProfileMore } from '@clubhouse/contract/member/profile'
import { expect, test } from 'vitest'
import { shapeAt } from '../../ui/form/limits'
import { inputOf } from '../../ui/form/wire'
import { handicapOf, moreOf } from './more-values'
import { needsProof, profileOf } from './profile-values'

test.each([
  ['a text', { address: ' 7 Fairway-gil ' }, { address: '7 Fairway-gil' }],
  ['an emptied text', { address: '' }, { address: '' }],
  ['an emptied choice and date', { gender: '', birthDate: '' }, { gender: null, birthDate: null }],
  ['one of the ways of news', { 'marketing.sms': false, zipCode: '1' }, { zipCode: '1', marketing: { sms: false } }],
])('a profile is sent with what has changed: %s', (_, changes, sent) => {
  expect(inputOf(change.input, changes as never)).toEqual(sent)
})

test.each([
  ['an emptied choice', { region: '' }, { region: null }],
  ['a handicap better than scratch', { handicap: '+2' }, { handicap: -2 }],
  ['no handicap', { handicap: ' ' }, { handicap: null }],
  ['a switch', { showName: false }, { showName: false }],
])('additional data is sent with what has changed: %s', (_, changes, sent) => {
  expect(inputOf(change.input, changes as never, { handicap: handicapOf })).toEqual(sent)
})

test.each([
  ['18.4', 18.4],
  ['-3', -3],
  ['+10', -10],
  ['54.12', Number.NaN],
  ['scratch', Number.NaN],
])('a handicap of "%s" is %d', (typed, handicap) => {
  expect(handicapOf(typed)).toBe(handicap)
})

test('every field of the forms is one of the call', () => {
  const fields = [profileOf({ marketing: {} } as Profile), moreOf({} as ProfileMore)].flatMap(Object.keys)
  expect(fields.filter((field) => !shapeAt(change.input, field))).toEqual([])
})

test('a code by email is needed for another name, email or phone number only', () => {
  const saved = profileOf({
    name: 'Mina',
    otherName: '',
    email: 'a@b.example',
    phoneNo: '010',
    marketing: {},
  } as Profile)
  expect(needsProof({ ...saved, address: 'elsewhere', name: 'Mina ' }, saved)).toBe(false)
  expect(needsProof({ ...saved, phoneNo: '011' }, saved)).toBe(true)
  expect(needsProof({ ...saved, otherName: '미나' }, saved)).toBe(true)
})
