import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { expect, test } from 'vitest'
import { show, soon } from '../../../../test/screen'
import { DayTile } from './day-tile'

const NOW = Date.parse('2026-12-02T00:30:00Z')
const DAY: CalendarDay = {
  ...{ date: '2026-12-05', state: 'OPEN', dayType: 'SA', myBooking: false, myStandby: false, myDraw: false },
  free: [{ part: '1', count: 25 }],
  places: { taken: 300, total: 400 },
}
const tile = async (day: CalendarDay) => {
  const turn = { month: false, week: false }
  await show(<DayTile {...{ date: day.date, day, now: NOW, isChosen: false, turn }} onChoose={() => {}} />)
  return soon(() => document.querySelector<HTMLElement>('[role="radio"]')!)
}
const bar = (of: HTMLElement) => of.querySelector<HTMLElement>('[aria-hidden][style]')

test('a bar shows how full an open day is, and its number stays for every reader', async () => {
  const open = await tile(DAY)
  expect(bar(open)?.style.backgroundSize).toBe('75%')
  expect(open.textContent).toContain('25 free')
  expect(open.getAttribute('aria-label')).toContain('25 free')
})

test('a day of which the places are not known, or that is full, has its word alone', async () => {
  expect(bar(await tile({ ...DAY, places: undefined }))).toBeNull()
  expect(bar(await tile({ ...DAY, state: 'FULL', free: [] }))).toBeNull()
})
