import type { ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { answer, said, show, soon } from '../../../../../test/screen'
import { FeeMatrix } from './fee-matrix'

const fee = (amount: number, more: Partial<ManagedFee> = {}): ManagedFee => ({
  ...{
    feeIdx: 1,
    version: 1,
    key: 'GREEN',
    name: 'Green fee',
    dayClass: 'WEEKDAY',
    part: null,
    season: null,
    weekdays: [],
  },
  ...{ memberType: null, unit: 'PERSON', amount, from: '2000-01-01', to: '2019-12-31' },
  ...more,
})
const FEES = [
  fee(90_000),
  fee(95_000, { from: '2020-01-01', to: null }),
  fee(120_000, { dayClass: 'WEEKEND', to: null }),
]

test('the fees in force stand in one table, and what they changed is marked', async () => {
  answer({
    'GET /manage/fees': () => ({ list: FEES, total: 3, page: 1, size: 100 }),
    'GET /common/system-code/GC001': () => ({}),
  })
  await show(<FeeMatrix rows={[]} />)
  await soon(() => expect(said()).toContain('₩95,000'))
  expect(document.querySelector('select')!.selectedOptions[0]!.textContent).toContain('(in force)')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['₩95,000'])
  expect(said()).toContain('before: ₩90,000')
  expect([...document.querySelectorAll('tbody tr')]).toHaveLength(1)
  expect(said()).toContain('₩120,000')
})

test('fees of single weekdays have a line of their own, which names them', async () => {
  answer({
    'GET /manage/fees': () => ({
      list: [...FEES, fee(70_000, { weekdays: ['3', '2'], to: null })],
      total: 4,
      page: 1,
      size: 100,
    }),
    'GET /common/system-code/GC001': () => ({
      Z53: {
        version: 1,
        codes: [
          ['2', 'Tue'],
          ['3', 'Wed'],
        ].map(([key, name]) => ({ key, keyName: name, values: [name, name], group: null })),
      },
    }),
  })
  await show(<FeeMatrix rows={[]} />)
  await soon(() => expect(said()).toContain('All day, Tue, Wed'))
  expect([...document.querySelectorAll('tbody tr')]).toHaveLength(2)
})

test('a club without fees has no table', async () => {
  answer({ 'GET /manage/fees': () => ({ list: [], total: 0, page: 1, size: 100 }) })
  await show(<FeeMatrix rows={[]} />)
  expect(document.querySelector('table')).toBeNull()
})

test('above a hundred fees every page is read again when the list has other rows', async () => {
  const others = Array.from({ length: 100 }, (_, i) => fee(1_000, { key: `OTHER${i}`, name: `Other ${i}` }))
  let green = 90_000
  answer({
    'GET /manage/fees': ({ searchParams }) => {
      const page = Number(searchParams.get('page'))
      return { list: page === 1 ? others : [fee(green)], total: 101, page, size: 100 }
    },
    'GET /common/system-code/GC001': () => ({}),
  })
  let save = () => {}
  const Page = () => {
    const [rows, setRows] = useState<ManagedFee[]>([])
    save = () => setRows([fee(green)])
    return <FeeMatrix rows={rows} />
  }
  await show(<Page />)
  await soon(() => expect(said()).toContain('₩90,000'))
  green = 95_000
  await act(async () => save())
  await soon(() => expect(said()).toContain('₩95,000'))
  expect(said()).not.toContain('₩90,000')
})
