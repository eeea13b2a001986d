import { act } from 'react'
import { expect, test } from 'vitest'
import { named, pressNamed, show, soon } from '../../../../test/screen'
import { RightGrid } from './right-grid'

const LETTERS = { '900000': 'R', '930000': 'R', '930100': 'CR', '950000': 'R', '950100': 'R' }
const rows = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
const opened = () => [...document.querySelectorAll('[aria-expanded="true"]')].map((area) => area.textContent)
const grid = (differsAt?: string[]) =>
  show(<RightGrid letters={LETTERS} differsAt={differsAt} label="Permissions" readOnly={false} onPress={() => {}} />)
const key = (name: string) =>
  act(async () => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))

test('of a person, only the areas are open that differ from the group', async () => {
  await grid(['930100'])
  await soon(() => expect(opened()).toEqual([expect.stringMatching(/^Boards1 of 9/)]))
  expect(rows().some((row) => row?.startsWith('FAQ') && row.endsWith('Not as in the group'))).toBe(true)
  expect(rows()).not.toContain('Enquiries')
  await pressNamed('button', /^Members/)
  expect(rows()).toContain('Enquiries')
})

test('of a group, every area is open', async () => {
  await grid()
  await soon(() => expect(rows()).toContain('Enquiries'))
})

test('arrows reach what opens an area, and step over what is closed', async () => {
  await grid(['950100'])
  const first = await soon(() => named('input', 'Boards: View'))
  await act(async () => first.focus())
  await key('ArrowDown')
  expect(document.activeElement).toBe(named('input', 'Bookings: View'))
  await key('ArrowLeft')
  expect(document.activeElement).toBe(named('button', /^Bookings/))
  await key('ArrowUp')
  expect(document.activeElement).toBe(named('button', /^Boards/))
  expect(document.querySelectorAll('[tabindex="0"]'), 'one tab stop').toHaveLength(1)
})

test('an area of which some menus have a right is marked as partly ticked', async () => {
  await grid()
  const box = await soon(() => named<HTMLInputElement>('input', 'Boards: View'))
  expect([box.checked, box.indeterminate]).toEqual([true, true])
  const one = named<HTMLInputElement>('input', 'FAQ: View')
  expect([one.checked, one.indeterminate]).toEqual([true, false])
})
