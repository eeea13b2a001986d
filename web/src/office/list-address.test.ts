import { list } from '@clubhouse/contract/member/manage'
import { expect, it, test } from 'vitest'
import type { Filter } from './declare'
import { addressOf, changed } from './list-address'

const filters: Filter<typeof list>[] = [
  {
    kind: 'choice',
    label: 'member-manage.WHO',
    options: [
      { label: 'member-manage.ALL', sets: {} },
      { label: 'member-manage.WAITING', sets: { state: 'PENDING' } },
      { label: 'member-manage.PAUSED', sets: { suspended: 'true' } },
    ],
  },
  { kind: 'select', name: 'state', label: 'member-manage.STATE', accept: ['PENDING', 'ACTIVE'], options: () => [] },
  { kind: 'code', name: 'type', field: 'memberType', group: '702', label: 'member-manage.TYPE' },
  { kind: 'days', from: 'joinedFrom', to: 'joinedTo', label: 'member-manage.JOINED' },
  { kind: 'keyword', label: 'member-manage.FIND_WHAT' },
]
const read = (query: string, preset?: Record<string, string>) =>
  addressOf({ call: list, filters }, new URLSearchParams(query), preset)

test.each([
  ['', {}],
  ['state=PENDING&type=10', { state: 'PENDING', memberType: '10' }],
  ['state=ACTIVE', { state: 'ACTIVE' }],
  ['state=LEFT&suspended=perhaps', {}],
  ['suspended=true&joinedFrom=2027-03-01&joinedTo=soon', { suspended: 'true', joinedFrom: '2027-03-01' }],
  ['keyword=kim', { keyword: 'kim' }],
  [`keyword=${'x'.repeat(120)}`, { keyword: 'x'.repeat(100) }],
  ['type=%3Cscript%3E&other=1', {}],
])('the query ?%s asks for %o', (query, input) => {
  const { sort: _, page: __, size: ___, ...asked } = read(query).input
  expect(asked).toEqual(input)
})

test.each([
  ['', undefined, '-createdAt'],
  ['sort=name', 'name', 'name'],
  ['sort=-name', '-name', '-name'],
  ['sort=passwordHash', undefined, '-createdAt'],
  ['sort=--name', undefined, '-createdAt'],
])('the query ?%s sorts by %s, in force is %s', (query, asked, inForce) => {
  const { sort, input } = read(query)
  expect([input.sort, sort]).toEqual([asked, inForce])
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 2],
  ['page=many', 1],
  ['page=9999999', 100_000],
])('the query ?%s is page %d', (query, page) => {
  expect([read(query).page, read(query).input.page]).toEqual([page, page])
})

it('takes a preset where the query has no value', () => {
  expect(read('', { type: '20' }).input.memberType).toBe('20')
  expect(read('type=10', { type: '20' }).input.memberType).toBe('10')
})

it('changes a query and removes what has no value', () => {
  const query = new URLSearchParams('state=PENDING&page=3')
  expect(`${changed(query, { state: undefined, keyword: 'kim' })}`).toBe('page=3&keyword=kim')
})
