import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show, soon } from '../../../../test/screen'
import { BarChart } from './bar-chart'

const DATA = {
  ...{ title: 'Bookings', head: 'Day', series: ['Bookings'] },
  rows: [{ key: '1', label: '1 Dec', name: '1 Dec', values: [4], lists: ['/ishm'] }],
}

afterEach(() => document.documentElement.removeAttribute('style'))

test('a chart and its text grow with the size that the reader chose', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void
      disconnect = () => {}
      constructor(changed: (entries: object[]) => void) {
        this.observe = () => changed([{ contentRect: { width: 960 } }])
      }
    },
  )
  document.documentElement.style.fontSize = '24px'
  await show(<BarChart data={DATA} drawing={createRef()} />)
  const drawing = document.querySelector('svg')!
  await soon(() => expect(drawing.getAttribute('viewBox')).toBe('0 0 640 220'))
  const [width, height] = [drawing.getAttribute('width'), drawing.getAttribute('height')]
  expect([width, height]).toEqual(['960', '330'])
  // 13 of 16 units are 0.8125rem.
  expect(Number(drawing.getAttribute('font-size'))).toBeGreaterThanOrEqual(13)
})
