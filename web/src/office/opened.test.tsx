import { expect, test } from 'vitest'
import { answer, MANAGER, show, soon } from '../../test/screen'
import { forgetSession, keepSession } from '../session/session-store'
import { keepPlace, openedPlaces, useOpened } from './opened'

function Record({ name, at }: { name?: string; at?: { id: string; detail?: string } }) {
  useOpened(name, at)
  return null
}

test('a record is kept under its address once it is read, the latest first and once', async () => {
  answer({})
  await show(<Record />, { at: '/ishm/member/list/7?state=ACTIVE' })
  expect(openedPlaces()).toEqual([])
  await show(<Record name="Min-jun Kim" />, { at: '/ishm/member/list/7?state=ACTIVE' })
  await show(<Record name="Yoo-na Jeon" at={{ id: '/ishm?date=2026-12-01&slot=3', detail: '07:00 Lake' }} />)
  await soon(() => expect(openedPlaces()).toHaveLength(2))
  expect(openedPlaces()).toEqual([
    { id: '/ishm?date=2026-12-01&slot=3', label: 'Yoo-na Jeon', detail: '07:00 Lake' },
    { id: '/ishm/member/list/7', label: 'Min-jun Kim' },
  ])
  keepPlace({ id: '/ishm/member/list/7', label: 'Min-jun Kim', detail: '10-0007' })
  await show(<Record name="Min-joon Kim" />, { at: '/ishm/member/list/7' })
  expect(openedPlaces().map(({ id, detail }) => [id, detail])).toEqual([
    ['/ishm/member/list/7', '10-0007'],
    ['/ishm?date=2026-12-01&slot=3', '07:00 Lake'],
  ])
  expect(openedPlaces()[0]!.label).toBe('Min-joon Kim')
})

test('a page that is no record is not kept', async () => {
  await show(<Record name="Outbox" />, { at: '/ishm/system/outbox' })
  expect(openedPlaces()).toEqual([])
})

test('a reload keeps what was opened, the logout and another manager do not', () => {
  keepPlace({ id: '/ishm/member/list/7', label: 'Min-jun Kim' })
  // A reload has nothing but the storage of the window.
  expect(Object.values(sessionStorage).join()).toContain('Min-jun Kim')
  keepSession({ ...MANAGER, id: 'manager2' }, false)
  expect(openedPlaces()).toEqual([])
  keepSession(MANAGER, false)
  expect(openedPlaces()).toHaveLength(1)
  forgetSession()
  expect(Object.values(sessionStorage).join()).not.toContain('Min-jun Kim')
  keepSession(MANAGER, false)
  expect(openedPlaces()).toEqual([])
})
