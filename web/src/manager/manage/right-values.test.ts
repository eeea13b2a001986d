import { expect, test } from 'vitest'
import { added, cellsOf, clearedBy, effective, lettersOf, pressed } from './right-values'

const entry = (code: string, letters: string, children: ReturnType<typeof menu>[] = []) => menu(code, letters, children)
function menu(code: string, letters: string, children: object[]) {
  const has = (letter: string) => letters.includes(letter)
  const rights = { isCreate: has('C'), isRead: has('R'), isUpdate: has('U'), isDelete: has('D') }
  return { code, name: code, ...rights, children } as never
}

test('a tree becomes letters in the order of CRUD', () => {
  expect(lettersOf([entry('910000', 'R', [entry('910200', 'UR')])])).toEqual({ '910000': 'R', '910200': 'RU' })
})

test.each([
  ['', 'R', 'R'],
  ['', 'U', 'RU'],
  ['R', 'C', 'CR'],
  ['CRUD', 'D', 'CRU'],
  ['CRUD', 'R', ''],
] as const)('%s with %s pressed is %s', (before, right, after) => {
  expect(pressed(before, right)).toBe(after)
})

test('a parent that cannot be read clears what is below it, and only that', () => {
  const letters = { '910000': '', '910200': 'RU', '920000': 'R', '920100': 'R' }
  expect(clearedBy('910200', letters)).toBe('910000')
  expect(clearedBy('910000', letters)).toBeUndefined()
  expect(effective(letters)).toMatchObject({ '910200': '', '920100': 'R' })
  expect(cellsOf(letters).find(({ code }) => code === '910200')).toMatchObject({ isRead: false, isUpdate: false })
  expect(effective({ ...letters, '910000': 'R' })).toMatchObject({ '910200': 'RU' })
})

test('what is added is what only the second has, in the order of the columns', () => {
  const before = { '910000': 'R', '910200': 'RU' }
  const after = { '910000': 'CRUD', '910200': 'R', '920000': 'R' }
  expect(added(before, after)).toEqual([
    { code: '910000', letters: 'CUD' },
    { code: '920000', letters: 'R' },
  ])
  expect(added(after, before)).toEqual([{ code: '910200', letters: 'U' }])
  expect(added(after, after)).toEqual([])
})
