import { expect, test, vi } from 'vitest'
import { answer, show } from '../../test/screen'
import { menuCase } from '../menu/menu-case'
import { forgetSession } from '../session/session-store'
import { SearchLink } from './search-link'

const MENUS = [menuCase({ seoSlug: 'community' })]
vi.mock('../menu/menu-store', async (original) => ({ ...(await original()), useMenus: () => MENUS }))

test.each([
  ['a visitor', {}, true],
  ['a visitor', { permit: '2' }, false],
  ['a member', { permit: '2' }, true],
  ['a member', { isVisible: false }, false],
] as const)('the search is offered to %s where its page is %o: %s', async (who, change, isOffered) => {
  if (who === 'a visitor') forgetSession()
  MENUS.splice(0, 1, menuCase({ seoSlug: 'community', ...change }))
  answer({})
  await show(<SearchLink />)
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(isOffered ? ['/community?keyword='] : [])
})
