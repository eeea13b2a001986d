import { expect, test, vi } from 'vitest'
import { answer, said, show } from '../../test/screen'
import { menuCase } from '../menu/menu-case'
import { forgetSession } from '../session/session-store'
import FoundEverywhere from './found-everywhere'
import type { FoundIn } from './read-community'

const MENUS = ['reservation', 'course', 'guide', 'club', 'community', 'gift'].map((seoSlug) =>
  menuCase({ seoSlug, name: `Page ${seoSlug}`, isVisible: seoSlug !== 'gift', isEmpty: seoSlug === 'community' }),
)
vi.mock('../menu/menu-store', async (original) => ({ ...(await original()), useMenus: () => MENUS }))
vi.mock('../api/root-data', async (original) => ({
  ...(await original()),
  useRootData: () => ({ pages: MENUS.map(({ code }) => code) }),
}))

const nothing = { total: 0, list: [] }
const NOTHING: FoundIn = {
  ...{ sections: nothing, holes: [], terms: [], notices: nothing, events: nothing, references: nothing },
  ...{ questions: nothing, things: nothing, feats: nothing, dishes: nothing },
}
const section = (idx: number, page: 'club' | 'pft') => ({ idx, page, heading: `Section ${idx}`, excerpt: 'By bus.' })

const shown = async (keyword: string, found: Partial<FoundIn> = {}) => {
  answer({})
  await show(<FoundEverywhere keyword={keyword} in={keyword ? { ...NOTHING, ...found } : undefined} />)
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('sections, holes and terms lead to their places', async () => {
  await shown('bus', {
    sections: { total: 2, list: [section(3, 'club'), section(4, 'pft')] },
    holes: [
      { loop: '2', name: 'Pine', tip: '' },
      { loop: '2', name: 'Pine', no: 7, tip: 'Past the bus stop.' },
    ],
    terms: [{ termsIdx: 9, title: 'Terms of buses' }],
  })
  expect(links()).toEqual([
    '/club#section-3',
    '/pft#section-4',
    '/course?loop=2',
    '/course?loop=2#hole-7',
    '/common/agreement/9',
  ])
  expect(said()).toContain('5 results for “bus”')
  expect(said()).toContain('Pine, hole 7')
  expect(said()).toContain('By bus.')
})

test('sections beyond those that came are counted', async () => {
  await shown('bus', { sections: { total: 25, list: Array.from({ length: 20 }, (_, i) => section(i, 'club')) } })
  expect(said()).toContain('25 results for “bus”')
  expect(said()).toContain('5 more results. Add a word to narrow the search.')
})

test.each([
  ['a visitor', { permit: '2' }, false],
  ['a visitor', { needPassword: true }, false],
  ['a member', { permit: '2' }, true],
  ['a member', { needPassword: true }, true],
  ['a member', { isVisible: false }, false],
] as const)('%s where the course is %o: holes are found: %s', async (who, change, isFound) => {
  if (who === 'a visitor') forgetSession()
  const course = MENUS.findIndex(({ seoSlug }) => seoSlug === 'course')
  const before = MENUS.splice(course, 1, menuCase({ seoSlug: 'course', ...change }))
  await shown('bus', { holes: [{ loop: '2', name: 'Pine', no: 7, tip: 'Past the bus stop.' }] })
  expect(links().includes('/course?loop=2#hole-7')).toBe(isFound)
  MENUS.splice(course, 1, ...before)
})

test.each([
  ['page course', ['/course']],
  ['yardage', ['/course']],
  ['요금', ['/guide#fees']],
  ['telephone', ['/club#contact']],
  ['sign up', ['/login']],
  // A page that the club hides, and one that has nothing to show.
  ['present', []],
  ['news', []],
])('%s finds the pages %j', async (keyword, found) => {
  await shown(keyword)
  expect(links()).toEqual(found)
  if (found.length === 0) expect(said()).toContain('No results')
})

test('without a word it lists the pages of the site', async () => {
  await shown('')
  expect(links()).toEqual(['/reservation', '/course', '/guide', '/club'])
  expect(said()).not.toContain('results')
})
