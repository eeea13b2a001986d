import { expect, it } from 'vitest'
import { wantedBy } from './keyword.ts'

it.each([
  ['Min', { part: 'min' }],
  ['  Min-jun   Kim ', { part: 'min-jun kim' }],
  ['10-0001', { part: '10-0001', memberNo: ['10-0001'] }],
  ['gc-12', { part: 'gc-12', memberNo: ['gc-12', 'GC-12'] }],
  ['GC-0012', { part: 'gc-0012', memberNo: ['GC-0012'] }],
  ['10', { part: '10' }],
  ['10-0001 Kim', { part: '10-0001 kim', numbered: { memberNo: ['10-0001'], name: ['kim'] } }],
  [
    'Min-jun  Kim, gc-12',
    { part: 'min-jun kim, gc-12', numbered: { memberNo: ['gc-12', 'GC-12'], name: ['minjunkim', 'kimminjun'] } },
  ],
  ['10-0001 김', { part: '10-0001 김', numbered: { memberNo: ['10-0001'], name: ['김'] } }],
  ['10-0001 10-0002', { part: '10-0001 10-0002' }],
  ['10-0001 %', { part: '10-0001 %' }],
  ['10-0001 -', { part: '10-0001 -' }],
  [
    'Min-jun Kim 1003',
    {
      part: 'min-jun kim 1003',
      numbered: { memberNo: ['1003'], name: ['minjunkim', 'kimminjun'] },
      person: { name: ['minjunkim', 'kimminjun'], digits: '1003' },
    },
  ],
  [
    'Min-jun Kim, 1003',
    {
      part: 'min-jun kim, 1003',
      numbered: { memberNo: ['1003'], name: ['minjunkim', 'kimminjun'] },
      person: { name: ['minjunkim', 'kimminjun'], digits: '1003' },
    },
  ],
  ['김민준1003', { part: '김민준1003', person: { name: ['김민준'], digits: '1003' } }],
  ['김민준'.normalize('NFD'), { part: '김민준' }],
  ['Kim 103', { part: 'kim 103', numbered: { memberNo: ['103'], name: ['kim'] } }],
  ['Kim 10033', { part: 'kim 10033', numbered: { memberNo: ['10033'], name: ['kim'] } }],
  [
    'Kim Min\u2011jun 1003',
    {
      part: 'kim min-jun 1003',
      numbered: { memberNo: ['1003'], name: ['kimminjun', 'minjunkim'] },
      person: { name: ['kimminjun', 'minjunkim'], digits: '1003' },
    },
  ],
  ['%', { part: '%' }],
])('%s', (keyword, wanted) => {
  expect(wantedBy(keyword)).toEqual(wanted)
})

it('takes one word with four digits for a name or a number', () => {
  expect(wantedBy('Kim1003')).toEqual({
    part: 'kim1003',
    memberNo: ['Kim1003', 'KIM1003'],
    person: { name: ['kim'], digits: '1003' },
  })
})
