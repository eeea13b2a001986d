import { ZONE_OFFSETS } from '@clubhouse/contract/policy'
import { describe, expect, it } from 'vitest'
import { type PolicyFacts, policyValues, standardOffset } from './policy-rules.ts'

const facts: PolicyFacts = { countries: ['KR', 'DE', 'US'], zone: 'Asia/Seoul', year: 2026 }
const four = (...values: string[]) => [...values, '', '', '', ''].slice(0, 4)

describe('the values of a policy', () => {
  it.each([
    ['C0080', four('DE'), four('DE')],
    ['C0080', four('KR', 'ko-KR', '’', '.'), four('KR', 'ko-KR', '’', '.')],
    ['C0080', four('XX'), 0],
    ['C0080', four('KR', 'not a locale'), 1],
    ['C0080', four('KR', '', '', '.'), 2],
    ['C0080', four('KR', '', ',', ''), 3],
    ['C0080', four('KR', '', ',', ','), 2],
    ['C0080', four('KR', '', 'x', '.'), 2],
    ['C0130', four('0'), four('0')],
    ['C0130', four('9'), four('9')],
    ['C0130', four('10'), 0],
    ['C0130', four(''), 0],
    ['C0130', four('-1'), 0],
    ['C0180', four('2'), four('2')],
    ['C0180', four('3'), 0],
    ['C0200', four('0'), four('0', 'yyyy.MM.dd')],
    ['C0200', four('35'), four('35', 'yyyy-MMM-dd')],
    ['C0200', four('36'), 0],
    ['C0200', four('yyyy'), 0],
    ['C0200', four('14', 'yyyy.MM.dd'), 1],
    ['C0190', four('9'), four('9', '+09:00', 'Asia/Seoul')],
    ['C0190', four('9', '+09:00', 'Asia/Tokyo', 'x'), ['9', '+09:00', 'Asia/Tokyo', 'x']],
    ['C0190', four('9', '+08:00', 'Asia/Seoul'), 1],
    ['C0190', four('9', '+09:00', 'Asia/Singapore'), 2],
    // The club is in Seoul: another offset needs its zone.
    ['C0190', four('11'), 2],
    ['C0190', four('31', '', 'America/New_York'), four('31', '-05:00', 'America/New_York')],
    ['C0190', four('32', '', 'America/New_York'), 2],
    ['C0190', four('10', '', 'Australia/Eucla'), four('10', '+08:45', 'Australia/Eucla')],
    // No time zone is a day behind UTC.
    ['C0190', four('40', '', 'Etc/GMT+12'), 2],
    ['C0190', four('9', '', '+09:00'), 2],
    ['C0190', four('9', '', 'Asia/Atlantis'), 2],
    ['C0190', four('41'), 0],
    ['C0190', four('0'), 0],
    ['C9999', four('anything'), four('anything')],
  ])('%s %j: %j', (key, given, kept) => {
    expect(policyValues(key as string, given as string[], facts)).toEqual(kept)
  })
})

describe('the standard offset of a zone', () => {
  it.each([
    ['Asia/Seoul', 540],
    ['Europe/Berlin', 60],
    ['Australia/Sydney', 600],
    ['America/St_Johns', -210],
    ['UTC', 0],
    ['+09:00', undefined],
    ['nowhere', undefined],
  ])('%s: %s', (zone, minutes) => {
    expect(standardOffset(zone, 2026)).toBe(minutes)
  })
})

it('there are 40 codes, from +14:00 to -24:00', () => {
  expect([ZONE_OFFSETS.length, ZONE_OFFSETS[0], ZONE_OFFSETS[39]]).toEqual([40, '+14:00', '-24:00'])
})
