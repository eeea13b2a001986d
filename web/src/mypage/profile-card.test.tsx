import { expect, test } from 'vitest'
import { show } from '../../test/screen'
import { asMember, ME } from '../../test/some-draw'
import { currentSession } from '../session/session-store'
import { ProfileCard } from './profile-card'

test('each page of a member has a drawing of its own beside its name', async () => {
  asMember()
  await show(<ProfileCard session={currentSession()!} memberIdx={ME} />, { path: '*', at: '/mypage' })
  const links = [...document.querySelectorAll('nav a')]
  const drawings = links.map((link) => link.querySelector('svg[aria-hidden] path')?.getAttribute('d'))
  expect(links.length).toBeGreaterThan(1)
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(links.length)
})
