import { describe, expect, test } from 'vitest'
import { readPolicies } from './policies.ts'

describe('policies', () => {
  test('that nobody has set are those of the specification', () => {
    expect(readPolicies({}, 'Asia/Seoul')).toEqual({
      country: { thousands: ',', decimal: '.', groups: [3, 3], signBehind: false },
      decimals: 3,
      rounding: '0',
      zone: 'Asia/Seoul',
      dateFormat: 'yyyy.MM.dd',
    })
  })

  test.each([
    ['C0130', ['0'], { decimals: 0 }],
    ['C0130', ['x'], { decimals: 3 }],
    ['C0130', [''], { decimals: 3 }],
    ['C0180', ['1'], { rounding: '1' }],
    ['C0180', ['7'], { rounding: '0' }],
    ['C0190', ['31', '-05:00', 'America/New_York', ''], { zone: 'America/New_York' }],
    ['C0190', ['40', '-24:00', '', ''], { zone: '-24:00' }],
    ['C0190', ['41', '', '', ''], { zone: 'Asia/Seoul' }],
    ['C0190', ['0', '', '', ''], { zone: 'Asia/Seoul' }],
    ['C0200', ['29'], { dateFormat: 'd MMMM yyyy' }],
    ['C0200', ['36'], { dateFormat: 'yyyy.MM.dd' }],
    ['C0200', ['length'], { dateFormat: 'yyyy.MM.dd' }],
  ])('%s %j', (key, values, expected) => {
    expect(readPolicies({ [key]: values }, 'Asia/Seoul')).toMatchObject(expected)
  })
})
