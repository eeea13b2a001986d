import { expect, test } from 'vitest'
import { answer, asked, named, press, said, show, soon } from '../../../../../test/screen'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { DayTools } from './day-tools'

const SHEET = {
  ...{ date: '2027-03-13', state: 'PUBLISHED', version: 3 },
  ...{ shares: [], shutCourses: [], slots: [], courses: [] },
} as unknown as ManagerSheet

const WHERE = '/manage/days/2027-03-13/open'
const tools = (byHand: ManagerSheet['byHand'], onChanged = async () => {}) => (
  <DayTools sheet={{ ...SHEET, byHand }} onChanged={onChanged} />
)
const OPEN = 'Open this day to members now'

test('a day that a rule leaves to staff is opened, and that is undone', async () => {
  let changed = 0
  const onChanged = async () => void changed++
  answer({ [`PUT ${WHERE}`]: () => ({ openedAt: '2027-02-21T00:00:00Z' }), [`DELETE ${WHERE}`]: () => null })
  await show(tools({}, onChanged))
  await press(await soon(() => named('button', OPEN)))
  await soon(() => expect(said()).toContain('Members can book this day now.'))
  await show(tools({ openedAt: '2027-02-21T00:00:00Z' }, onChanged))
  await press(await soon(() => named('button', 'Undo the opening')))
  await soon(() => expect(said()).toContain('This day is no longer open to members.'))
  expect(asked.map(({ call }) => call)).toEqual([`PUT ${WHERE}`, `DELETE ${WHERE}`])
  expect(changed).toBe(2)
})

test('a day with a time of its own has no such deed', async () => {
  answer({})
  await show(tools(undefined))
  await soon(() => named('button', 'Suspend'))
  expect(said()).not.toContain(OPEN)
})
