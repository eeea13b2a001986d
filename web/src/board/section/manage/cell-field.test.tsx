import type { Cell } from '@clubhouse/contract/board/section-rows'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { put, said, show } from '../../../../test/screen'
import { CellField } from './cell-field'

const box = () => document.querySelector('input')!

test('a price is typed in the currency of the club and sent in its smallest unit', async () => {
  let sent: Cell = {}
  function Price() {
    const [cell, setCell] = useState<Cell>({ en: '1850', ko: '1850' })
    sent = cell
    return (
      <CellField
        column={{ heading: 'section.PRICE', kind: 'PRICE' }}
        heading="Price"
        cell={cell}
        readOnly={false}
        onType={setCell}
      />
    )
  }
  await show(<Price />, { currency: 'EUR' })
  expect(box().value).toBe('18.50')
  await put(box(), '1,200.5')
  expect(sent).toEqual({ en: '120050', ko: '120050' })
  expect(box().value).toBe('1,200.5')
  await put(box(), 'free')
  expect(sent).toEqual({ en: 'free', ko: 'free' })
  await put(box(), '')
  expect(sent).toEqual({ en: '', ko: '' })
})

test('hours are typed as every other time of the product, and what is no time is said and not sent', async () => {
  let sent: Cell = {}
  function Hours() {
    const [cell, setCell] = useState<Cell>({ en: '07:00–18:00', ko: '07:00–18:00' })
    sent = cell
    const column = { heading: 'section.HOURS', kind: 'HOURS' } as const
    return <CellField column={column} heading="Hours" cell={cell} readOnly={false} onType={setCell} />
  }
  await show(<Hours />)
  const leave = () => act(async () => box().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect([...document.querySelectorAll('input')].map(({ type, value }) => [type, value])).toEqual([
    ['text', '07:00'],
    ['text', '18:00'],
  ])
  await put(box(), '630')
  expect(sent).toEqual({ en: '06:30–18:00', ko: '06:30–18:00' })
  await leave()
  expect(box().value).toBe('06:30')
  await put(box(), '25:99')
  await leave()
  expect(said()).toContain('Enter a time such as 09:30.')
  expect([box().value, box().getAttribute('aria-invalid'), sent.en]).toEqual(['25:99', 'true', '–18:00'])
  await put(box(), '0700')
  await leave()
  expect([box().value, sent.en]).toEqual(['07:00', '07:00–18:00'])
  expect(said()).not.toContain('Enter a time')
})
