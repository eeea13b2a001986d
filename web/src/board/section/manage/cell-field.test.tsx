import type { Cell } from '@clubhouse/contract/board/section-rows'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { put, show } from '../../../../test/screen'
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
