import { expect, it } from 'vitest'
import { type Known, planOf } from './plan-rules.ts'
import { columnsOf, faultsOf, type Row, rowOf, twice, type Words } from './row-rules.ts'

const words: Words = {
  headings: new Map([
    ['number', 'memberNo'],
    ['name', 'name'],
    ['이름', 'name'],
    ['email', 'email'],
    ['phonenumber', 'phoneNo'],
    ['type', 'memberType'],
    ['memo', 'memo'],
  ]),
  types: new Map([
    ['10', '10'],
    ['fullmember', '10'],
    ['정회원', '10'],
  ]),
  langs: ['en', 'ko'],
}
const row = (line: number, changes: Partial<Row> = {}): Row => ({
  line,
  memberNo: '',
  name: 'Kim',
  otherName: '',
  email: 'kim@example.com',
  phoneNo: '010-1',
  memberType: '10',
  id: '',
  lang: '',
  memo: '',
  ...changes,
})
const known = (changes: Partial<Known> = {}): Known => ({
  memberIdx: 1,
  id: 'kimkim',
  name: 'Kim',
  otherName: '',
  email: 'KIM@example.com',
  phoneNo: '010-1',
  memberType: '10',
  memberNo: 'A-1',
  lang: 'en',
  state: 'ACTIVE',
  version: 1,
  ...changes,
})

it('finds headings in any language and order, and misses those that are needed', () => {
  const columns = columnsOf(['Type*', '이름', 'Phone number', 'E', 'EMAIL'], words)!
  expect(Object.fromEntries(columns)).toEqual({ memberType: 0, name: 1, phoneNo: 2, email: 4 })
  expect(rowOf(7, ['Full member', 'Kim', '010', '', 'a@b.kr'], columns, words)).toMatchObject({
    line: 7,
    memberType: '10',
    email: 'a@b.kr',
    memberNo: '',
  })
  expect(columnsOf(['Name', 'Type'], words)).toBeUndefined()
})

it.each<[Partial<Row>, [string, string][]]>([
  [{}, []],
  [
    { name: '', email: 'nobody' },
    [
      ['name', 'MISSING'],
      ['email', 'WRONG'],
    ],
  ],
  [{ memberType: 'Gold' }, [['memberType', 'TYPE']]],
  [{ lang: 'xx' }, [['lang', 'LANGUAGE']]],
  [{ otherName: 'Lee' }, [['otherName', 'LETTERS']]],
  [{ id: 'X' }, [['id', 'WRONG']]],
  [{ memberNo: '=1+1' }, [['memberNo', 'WRONG']]],
])('a row with %j has %j', (changes, expected) => {
  expect(faultsOf(row(2, changes), words).map(({ field, problem }) => [field, problem])).toEqual(expected)
})

it('names the earlier row of the same member', () => {
  const rows = [
    row(2, { memberNo: 'A-1' }),
    row(3, { memberNo: 'A-1' }),
    row(4),
    row(5, { email: 'KIM@example.com' }),
    row(6, { memberNo: 'A-2' }),
  ]
  expect(twice(rows).map((one) => [one.row, one.field, one.other])).toEqual([
    [3, 'memberNo', 2],
    [5, 'email', 4],
  ])
})

it.each<[string, Row, Known[], string]>([
  ['a new member', row(2, { memberNo: 'B-1' }), [known()], 'create'],
  ['the same by number', row(2, { memberNo: 'A-1', email: 'KIM@example.com' }), [known()], 'same'],
  ['the same by address and name', row(2, { email: 'KIM@example.com' }), [known()], 'same'],
  [
    'the same by the other name',
    row(2, { name: '김', email: 'KIM@example.com' }),
    [known({ otherName: '김' })],
    'same',
  ],
  [
    'a change of type',
    row(2, { memberNo: 'A-1', memberType: '11', email: 'KIM@example.com' }),
    [known()],
    'memberType',
  ],
  ['a first number', row(2, { memberNo: 'A-9', email: 'KIM@example.com' }), [known({ memberNo: null })], 'memberNo'],
  ['another person at the address', row(2, { name: 'Lee' }), [known()], 'create'],
  ['a closed account', row(2, { memberNo: 'A-1' }), [known({ state: 'WITHDRAW_REQUESTED' })], 'CLOSED'],
  ['an ID with another number', row(2, { id: 'kimkim', memberNo: 'Z-1' }), [known()], 'TAKEN'],
  ['the ID of a manager', row(2, { id: 'boss01' }), [], 'TAKEN'],
])('%s', (_, one, accounts, expected) => {
  const plan = planOf([one], accounts, new Set(['boss01']))
  const [change, problem] = [plan.change[0], plan.problems[0]]
  const found = problem?.problem ?? (change ? Object.keys(change.changes).join() : plan.same ? 'same' : 'create')
  expect(found).toBe(expected)
})

it('names the earlier row where two are about one account', () => {
  const rows = [row(2, { memberNo: 'A-1', memberType: '11' }), row(3, { email: 'KIM@example.com' })]
  expect(planOf(rows, [known()], new Set()).problems).toMatchObject([{ row: 3, problem: 'TWICE', other: 2 }])
})
