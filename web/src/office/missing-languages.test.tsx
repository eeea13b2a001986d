import { holidayRecord, list as holidays } from '@clubhouse/contract/reservation/sheet/holiday'
import { templateRecord, list as templates } from '@clubhouse/contract/reservation/sheet/template'
import { expect, test } from 'vitest'
import { answer, show, soon } from '../../test/screen'
import type { OfficeList } from './declare'
import { ListPage } from './list-page'
import { recordList } from './record-list'

const title = { field: 'name' } as const

/** What the titles of a list say. */
async function titles(list: OfficeList<never>, call: string, data: object) {
  answer({ [`GET ${call}`]: () => data })
  await show(<ListPage list={list} />, { path: `${list.path}/:idx?`, at: list.path })
  return soon(() => {
    const rows = [...document.querySelectorAll('tbody th')]
    expect(rows).not.toEqual([])
    return rows.map(({ textContent }) => textContent)
  })
}
const paged = (list: object[]) => ({ list, total: list.length, page: 1, size: 30 })

test('a record names the languages in which its words are missing', async () => {
  const list = recordList(holidayRecord, holidays, { path: '/ishm/x', title, columns: [] })
  const row = (holidayIdx: number, name: string, translated: object) => ({ holidayIdx, name, translated })
  const rows = [
    row(1, 'Founding day', { ko: { name: '개교기념일' } }),
    row(2, 'Arbour day', {}),
    row(3, 'Labour day', { ko: { name: '' } }),
  ]
  expect(await titles(list as never, '/manage/holidays', rows)).toEqual([
    'Founding day',
    'Arbour day◷ko missing',
    'Labour day◷ko missing',
  ])
})

test('a record whose list has not all words is marked as the server says', async () => {
  const list = recordList(templateRecord, templates, { path: '/ishm/y', title, columns: [] })
  const rows = [
    { templateIdx: 1, name: 'Summer', missingIn: [] },
    { templateIdx: 2, name: 'Winter', missingIn: ['ko'] },
  ]
  expect(await titles(list as never, '/manage/templates', paged(rows))).toEqual(['Summer', 'Winter◷ko missing'])
})
