import { expect, test, vi } from 'vitest'
import { answer, show } from '../../test/screen'
import { menuCase } from '../menu/menu-case'
import { CommunityTabs } from './community-tabs'

const empty = vi.hoisted(() => ({ boards: [] as string[] | undefined }))
vi.mock('../menu/current-menu', () => ({
  useCurrentMenu: () => menuCase({ seoSlug: 'community', emptyBoards: empty.boards as never }),
}))

const tabs = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent)

test.each([
  [[], 'notice', ['Notices', 'Events', 'Library', 'Questions', 'Lost property', 'Hall of fame', 'Food and drink']],
  [['event', 'faq', 'hof', 'fnb'], 'notice', ['Notices', 'Library', 'Lost property']],
  [['event', 'faq', 'hof', 'fnb'], 'faq', ['Notices', 'Library', 'Questions', 'Lost property']],
  [
    undefined,
    'notice',
    ['Notices', 'Events', 'Library', 'Questions', 'Lost property', 'Hall of fame', 'Food and drink'],
  ],
] as const)('with %j empty, the page of %s has the tabs %j', async (boards, tab, names) => {
  empty.boards = boards && [...boards]
  answer({})
  await show(<CommunityTabs tab={tab} />)
  expect(tabs()).toEqual(names)
})
