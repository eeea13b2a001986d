import { type IpBlock, ipBlockRecord, list } from '@clubhouse/contract/ip-block'
import { expect, test } from 'vitest'
import { answer, asked, named, put, show, soon } from '../../test/screen'
import { ListPage } from './list-page'
import { recordList } from './record-list'

const PATH = '/ishm/site/ipmng'
const BLOCKS = recordList(ipBlockRecord, list, {
  path: PATH,
  title: { field: 'ip', sort: 'ip' },
  columns: [
    { id: 'state', heading: 'ip-block.STATE', state: () => ['bad', 'ip-block.STATE_BLOCKED'] },
    { field: 'scope' },
    { field: 'reason', id: 'why', text: ({ reason }) => `${reason}!` },
    { field: 'isUse' },
    { field: 'startAt' },
    { field: 'endAt' },
  ],
  filters: [{ field: 'scope', all: 'ip-block.SCOPE_ALL' }],
})

const block: IpBlock = {
  ...{ idx: 5, ip: '203.0.113.5', scope: 'ADMIN', reason: 'Floods', isUse: true, hits: 0, version: 1 },
  ...{ startAt: '2026-12-01T00:00:00Z', endAt: null },
}

async function showBlocks() {
  answer({ 'GET /ip-blocks': () => ({ list: [block], total: 1, page: 1, size: 30, mine: '203.0.113.99' }) })
  await show(<ListPage list={BLOCKS} />, { path: `${PATH}/:idx?`, at: PATH })
  await soon(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1))
}
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('a column of a field has its heading, and its value as it is declared', async () => {
  await showBlocks()
  expect(textsOf('thead th')).toEqual(['Address', 'Status', 'Blocks', 'Reason', 'In use', 'From', 'Until'])
  expect(textsOf('tbody td')).toEqual([
    '!Blocked',
    'The back office only',
    'Floods!',
    'Yes',
    expect.stringContaining('1 Dec'),
    'No end',
  ])
  expect(named<HTMLAnchorElement>('a', '203.0.113.5').getAttribute('href')).toBe(`${PATH}/5`)
})

test('a filter of a field offers the values that the list takes', async () => {
  await showBlocks()
  const scope = named<HTMLSelectElement>('select', /./)
  expect([...scope.options].map(({ text }) => text)).toEqual(['Everything', 'The whole site', 'The back office only'])
  await put(scope, 'SITE')
  await soon(() => expect(asked.at(-1)?.query.scope).toBe('SITE'))
})
