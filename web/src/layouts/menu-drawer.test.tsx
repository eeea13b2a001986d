import { expect, test, vi } from 'vitest'
import { named, press, show, soon } from '../../test/screen'
import { asMember } from '../../test/some-draw'
import { forgetSession } from '../session/session-store'
import { MenuDrawer } from './menu-drawer'

const signOut = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../session/sign-in', () => ({ signOut }))

const shown = () => show(<MenuDrawer menus={[]} isWide />, { path: '*', at: '/' })

test('a member logs out from the menu', async () => {
  asMember()
  await shown()
  await press(named('dialog button', 'Log out'))
  await soon(() => expect(signOut).toHaveBeenCalledWith({ home: true }))
})

test('the menu of a visitor has no logout', async () => {
  forgetSession()
  await shown()
  named('dialog button', 'Close')
  expect(() => named('dialog button', 'Log out')).toThrow()
})

test('the menu leads to the search of the whole site, and closes also on the page that has it', async () => {
  forgetSession()
  await show(<MenuDrawer menus={[]} isWide />, { path: '*', at: '/community' })
  document.querySelector('dialog')!.open = true
  await press(named('dialog a', 'Search'))
  expect(document.querySelector('dialog')!.open).toBe(false)
})
