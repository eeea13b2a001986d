import { type IpBlock, list, remove } from '@clubhouse/contract/ip-block'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answer, asked, named, press, pressNamed, put, Refused, said, show, soon } from '../../test/screen'
import { ask } from '../api/transport'
import { officeList } from './declare'
import { ListPage } from './list-page'

const PATH = '/ishm/site/ipmng'
const BLOCKS = officeList({
  call: list,
  path: PATH,
  texts: 'ip-block',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'ip-block.IP', sort: 'ip', text: ({ ip }) => ip },
  columns: [{ id: 'reason', heading: 'ip-block.REASON', sort: '-reason', Cell: ({ row }) => row.reason }],
  filters: [{ kind: 'switch', name: 'isUse', label: 'ip-block.ONLY_USED' }],
  bulk: [
    {
      label: 'ip-block.REMOVE',
      call: remove,
      question: 'ip-block.ASK_REMOVE',
      tone: 'danger',
      each: ({ idx, version }) => ask(remove, { idx: [idx], versions: [version] }, { _nop_: true }),
    },
  ],
})

const block = (idx: number): IpBlock => ({
  idx,
  ip: `203.0.113.${idx}`,
  scope: 'SITE',
  reason: `Reason ${idx}`,
  startAt: '2026-12-01T00:00:00Z',
  endAt: null,
  isUse: true,
  hits: 0,
  version: 1,
})
const rows = (...numbers: number[]) => ({
  list: numbers.map(block),
  total: numbers.length,
  page: 1,
  size: 30,
  mine: '203.0.113.99',
})
const reads = () => asked.filter(({ call }) => call === 'GET /ip-blocks')
const titles = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)

async function showBlocks(query = '') {
  await show(<ListPage list={BLOCKS} />, { path: `${PATH}/:idx?`, at: PATH + query })
}

test('a list shows its rows and how many there are', async () => {
  answer({ 'GET /ip-blocks': () => ({ ...rows(1, 2), total: 64 }) })
  await showBlocks()
  await soon(() => expect(titles()).toEqual(['203.0.113.1', '203.0.113.2']))
  expect(said()).toContain('IP blocks')
  expect(said()).toContain('64')
  expect(named<HTMLAnchorElement>('a', '203.0.113.2').getAttribute('href')).toBe(`${PATH}/2`)
})

test('pressing a heading sorts by it, and pressing it again turns the sort round', async () => {
  answer({ 'GET /ip-blocks': () => rows(1) })
  await showBlocks()
  await pressNamed('th button', /^Reason/)
  await soon(() => expect(reads().at(-1)?.query.sort).toBe('-reason'))
  expect(named('th', /^Reason/).getAttribute('aria-sort')).toBe('descending')
  await pressNamed('th button', /^Reason/)
  await soon(() => expect(reads().at(-1)?.query.sort).toBe('reason'))
  expect(named('th', /^Reason/).getAttribute('aria-sort')).toBe('ascending')
})

test('a sort in the address is asked for and marked at its heading', async () => {
  answer({ 'GET /ip-blocks': () => rows(1) })
  await showBlocks('?sort=reason')
  await soon(() => expect(titles()).toHaveLength(1))
  expect(reads().at(-1)?.query.sort).toBe('reason')
  expect(named('th', /^Reason/).getAttribute('aria-sort')).toBe('ascending')
})

test('a filter and a sort that are pressed in one moment both count', async () => {
  answer({ 'GET /ip-blocks': () => rows(1) })
  await showBlocks()
  const [filter, sort] = await soon(() => [named('label', 'In use only'), named('th button', /^Reason/)])
  await act(async () => {
    filter!.click()
    sort!.click()
  })
  await soon(() => expect(reads().at(-1)?.query).toMatchObject({ isUse: 'true', sort: '-reason' }))
})

test('a filter in the address is asked for, and “Show all” takes it away', async () => {
  answer({ 'GET /ip-blocks': ({ searchParams }) => (searchParams.has('isUse') ? rows() : rows(1)) })
  await showBlocks('?isUse=true')
  await soon(() => named('h2, h3, p, strong', 'No blocked addresses match'))
  expect(reads().at(-1)?.query.isUse).toBe('true')
  await pressNamed('button', 'Show all')
  await soon(() => expect(titles()).toEqual(['203.0.113.1']))
})

test('a value that the filter does not know is not asked for', async () => {
  answer({ 'GET /ip-blocks': () => rows(1) })
  await showBlocks('?isUse=perhaps&sort=nonsense&page=-3')
  await soon(() => expect(titles()).toHaveLength(1))
  expect(reads().at(-1)?.query).not.toHaveProperty('isUse')
  expect(reads().at(-1)?.query.sort).not.toBe('nonsense')
})

test('a list that fails says so, and asks again when it is pressed', async () => {
  let isDown = true
  answer({
    'GET /ip-blocks': () => {
      if (isDown) throw new Refused(500, { code: 'FAULT' })
      return rows(7)
    },
  })
  await showBlocks()
  const again = await soon(() => named('main button', /again/i))
  isDown = false
  await press(again)
  await soon(() => expect(titles()).toEqual(['203.0.113.7']))
})

test('selected rows are counted, and none is selected after the selection is cleared', async () => {
  answer({ 'GET /ip-blocks': () => rows(1, 2, 3) })
  await showBlocks()
  await pressNamed('input', 'Select 203.0.113.2')
  await soon(() => expect(said()).toContain('1 row selected'))
  await pressNamed('input', 'Select all rows on this page')
  await soon(() => expect(said()).toContain('3 rows selected'))
  await pressNamed('button', 'Clear selection')
  await soon(() => expect(said()).not.toMatch(/rows? selected/))
})

test('an action on several rows asks first, and what fails stays selected', async () => {
  answer({
    'GET /ip-blocks': () => rows(1, 2),
    'DELETE /ip-blocks': (_, body) => {
      const { idx } = body as { idx: number[] }
      if (idx[0] === 2) throw new Refused(409, { code: 'CHANGED_MEANWHILE' })
      return { idx }
    },
  })
  await showBlocks()
  await pressNamed('input', 'Select all rows on this page')
  await pressNamed('button', 'Delete')
  await soon(() => named('[role=alertdialog]', /2/))
  expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  await press(named('[role=alertdialog] button', 'Delete'))
  await soon(() => expect(said()).toContain('1 row selected'))
  const sent = asked.filter(({ call }) => call === 'DELETE /ip-blocks').map(({ body }) => body)
  expect(sent).toEqual([
    { idx: [1], versions: [1] },
    { idx: [2], versions: [1] },
  ])
})

test('every row that matches is selected over all pages, and a refusal names its row', async () => {
  const all = Array.from({ length: 135 }, (_, i) => block(i + 1))
  answer({
    'GET /ip-blocks': ({ searchParams }) => {
      const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('size') ?? 30)]
      return { ...rows(), list: all.slice((page - 1) * size, page * size), total: all.length, page, size }
    },
    'DELETE /ip-blocks': (_, body) => {
      const { idx } = body as { idx: number[] }
      if (idx[0] === 107) throw new Refused(409, { code: 'CHANGED_MEANWHILE' })
      return { idx }
    },
  })
  await showBlocks('?isUse=true')
  await pressNamed('input', 'Select 203.0.113.30')
  await soon(() => expect(said()).toContain('1 row selected'))
  expect(said()).not.toContain('Select all 135 that match')
  await pressNamed('input', 'Select all rows on this page')
  await soon(() => expect(said()).toContain('30 rows selected'))
  await pressNamed('button', 'Select all 135 that match')
  await soon(() => expect(said()).toContain('135 rows selected'))
  expect(said()).not.toContain('that match')
  expect(reads().map(({ query }) => query.isUse)).not.toContain(undefined)
  await pressNamed('button', 'Delete')
  await soon(() => expect(named('[role=alertdialog]', /./).textContent).toContain('135'))
  await press(named('[role=alertdialog] button', 'Delete'))
  await soon(() => expect(said()).toContain('1 row selected'))
  expect(named('details summary', 'Why 1 row was not changed')).toBeDefined()
  expect(named('details li', /./).textContent).toContain('203.0.113.107')
  const sent = asked
    .filter(({ call }) => call === 'DELETE /ip-blocks')
    .map(({ body }) => (body as { idx: number[] }).idx[0])
  expect(sent.toSorted((a, b) => a! - b!)).toEqual(all.map(({ idx }) => idx))
})

test('“No” to the question does nothing', async () => {
  answer({ 'GET /ip-blocks': () => rows(1) })
  await showBlocks()
  await pressNamed('input', 'Select all rows on this page')
  await pressNamed('button', 'Delete')
  await pressNamed('[role=alertdialog] button', 'No')
  await soon(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
  expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  expect(said()).toContain('1 row selected')
})

test('a saved view is chosen by its name and shows what it was saved with', async () => {
  const view = {
    viewIdx: 4,
    name: 'In use',
    query: 'isUse=true',
    isShared: false,
    isMine: true,
    ownerName: '',
    version: 1,
  }
  answer({
    'GET /ip-blocks': () => rows(1),
    'GET /manage/views': () => ({ layout: null, views: [view] }),
  })
  await showBlocks()
  const choice = await soon(() => named<HTMLSelectElement>('select', /view/i))
  expect([...choice.options].map(({ text }) => text)).toContain('In use')
  await put(choice, '4')
  await soon(() => expect(reads().at(-1)?.query.isUse).toBe('true'))
})

test('a column that the manager hid is not shown', async () => {
  answer({
    'GET /ip-blocks': () => rows(1),
    'GET /manage/views': () => ({ layout: { order: ['reason'], hidden: ['reason'], density: 'cosy' }, views: [] }),
  })
  await showBlocks()
  await soon(() => expect(titles()).toHaveLength(1))
  expect(said()).not.toContain('Reason 1')
})
