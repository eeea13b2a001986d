import type { ManagerMenu } from '@clubhouse/contract/session'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { answer, MANAGER, named, pressNamed, show, soon } from '../../test/screen'
import { keepSession } from '../session/session-store'
import { ManagerRail } from './manager-rail'

const CODES = ['900000', '910400', '910600', '910700', '930600', '940400', '950100', '960400']
vi.mock('../api/root-data', () => ({ useRootData: () => ({ pages: CODES }), useRootHere: () => undefined }))

const menu = (code: string, path: string, children: ManagerMenu[] = []): ManagerMenu => ({
  ...{ code, name: code, path, isCreate: true, isRead: true, isUpdate: true, isDelete: true, children },
})
const MENU = [
  menu('900000', '/ishm'),
  menu('910400', '/ishm/site/my-info'),
  menu('910000', '/ishm/site', [menu('910600', '/ishm/site/user'), menu('910700', '/ishm/site/ipmng')]),
  menu('930000', '/ishm/board', [menu('930600', '/ishm/board/notice')]),
  menu('940000', '/ishm/reservation', [menu('940400', '/ishm/reservation/bookings')]),
  menu('950000', '/ishm/member', [menu('950100', '/ishm/member/list')]),
  menu('960000', '/ishm/system', [menu('960400', '/ishm/system/audit')]),
]

async function shown(at: string, more: Partial<typeof MANAGER> = {}) {
  keepSession({ ...MANAGER, adminMenu: MENU, ...more }, false)
  answer({ 'GET /manage/attention': () => [], 'GET /attention': () => [] })
  await show(<ManagerRail />, { at })
  await soon(() => named('nav', /./))
}
const links = (within: ParentNode = document) => [...within.querySelectorAll('a')].map(({ textContent }) => textContent)
const star = (name: string) => named<HTMLButtonElement>('button', `Favourite: ${name}`)
const favourites = () => document.querySelector('[role=group]:first-child')

test('settings are a group of their own, below the daily work', async () => {
  await shown('/ishm')
  expect(links()).toEqual([
    ...['Dashboard', 'Notices', 'Bookings', 'Members'],
    ...['My information', 'Managers', 'Desk devices', 'IP blocks', 'Audit log'],
  ])
  const settings = document.getElementById(document.querySelector('[role=group]')!.getAttribute('aria-labelledby')!)
  expect(settings!.textContent).toBe('Settings')
  expect(links(settings!.parentElement!)).toEqual([
    'My information',
    'Managers',
    'Desk devices',
    'IP blocks',
    'Audit log',
  ])
})

test('a star puts an entry on top, in the order of the stars, and is kept on the device', async () => {
  await shown('/ishm/member/list/7')
  await pressNamed('button', 'Favourite: Bookings')
  await pressNamed('button', 'Favourite: Audit log')
  expect(links(favourites()!)).toEqual(['Bookings', 'Audit log'])
  expect(star('Audit log').getAttribute('aria-pressed')).toBe('true')
  expect(JSON.parse(localStorage.getItem('menu.favourites')!)).toEqual([
    '/ishm/reservation/bookings',
    '/ishm/system/audit',
  ])
  await pressNamed('button', 'Favourite: Bookings')
  expect(links(favourites()!)).toEqual(['Audit log'])
  await pressNamed('button', 'Favourite: Audit log')
  expect(favourites()).toBeNull()
})

test('the keyboard stops at the star of the open page and of favourites, not at each of them', async () => {
  await shown('/ishm/member/list/7')
  await pressNamed('button', 'Favourite: Audit log')
  const stops = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(({ tabIndex }) => tabIndex === 0)
  expect([...new Set(stops.map((button) => button.getAttribute('aria-label')))]).toEqual([
    'Favourite: Audit log',
    'Favourite: Members',
  ])
  await pressNamed('button', 'Favourite: Audit log')
})

test('groups fold one after the other, each kept on the device', async () => {
  await shown('/ishm/member/list/7')
  const fold = (nth: number) =>
    act(async () => {
      const group = document.querySelectorAll('details')[nth]!
      group.open = false
      group.dispatchEvent(new Event('toggle'))
    })
  await fold(0)
  await fold(1)
  expect(JSON.parse(localStorage.getItem('menu.folded')!)).toEqual(['930000', '940000'])
})

test('a manager who must first do something has neither stars nor favourites', async () => {
  localStorage.setItem('menu.favourites', '["/ishm/system/audit"]')
  await shown('/ishm/site/my-info', { userMove: '/ishm/site/my-info' })
  expect(document.querySelector('button')).toBeNull()
  expect(links()).not.toContain('Audit log')
})
