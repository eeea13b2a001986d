import { expect, test } from 'vitest'
import { lightManifests } from '../../light-manifest'
import { lightened } from '../../without-shapes'

test('the browser’s call keeps what forms and access need, and is dropped where no page uses it', () => {
  const source = `import * as z from 'zod'
const row = z.object({ idx })
export const list = call('GET /faq', { summary: 'List “questions”.', access: anyone, input: { idx }, data: z.array(row) })
export const calls = (menu: string) => call('GET /faq', { summary: menu, data: row, access: manager(menu) })
`
  expect(lightened(source)).toBe(`import * as z from 'zod'
const row = /* @__PURE__ */ (() => z.object({ idx }))()
export const list = /* @__PURE__ */ (() => call('GET /faq', { access: anyone, input: { idx }, }))()
export const calls = (menu: string) => call('GET /faq', { access: manager(menu) })
`)
})

const root = {
  id: 'root',
  path: '',
  module: '/assets/root.js',
  css: ['/assets/entry.css#'],
  imports: ['/assets/vendor.js'],
  hasDefaultExport: true,
  hasAction: false,
}
const manifestOf = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ url: '/assets/manifest-1.js', version: '1', routes })};`

/** What a script leaves in a browser, where a property of the window is a variable too. */
const manifestIn = (script: string) =>
  new Function(
    `const window = {}; ${script.replace('};for', '}; const { __reactRouterManifest } = window; for')}; return __reactRouterManifest`,
  )()

test('the browser’s manifest says the same of each route, in fewer words', () => {
  const home = {
    ...root,
    id: 'home',
    path: 'home',
    parentId: 'root',
    module: '/assets/home.js',
    css: ['/assets/entry.css#', '/assets/home.css'],
  }
  const map = {
    ...root,
    id: 'map',
    path: 'map',
    parentId: 'root',
    module: '/assets/map.js',
    css: [],
    hasDefaultExport: false,
  }
  const { site } = lightManifests(manifestOf({ root, home, map }))
  expect(site).not.toContain('vendor.js')
  expect(manifestIn(site)).toEqual({
    url: '/assets/manifest-1.js',
    version: '1',
    routes: {
      root: {
        id: 'root',
        path: '',
        imports: [],
        module: '/assets/root.js',
        css: ['/assets/entry.css'],
        hasDefaultExport: 1,
      },
      home: {
        id: 'home',
        path: 'home',
        parentId: 'root',
        imports: [],
        module: '/assets/home.js',
        // The root links the other one.
        css: ['/assets/home.css'],
        hasDefaultExport: 1,
      },
      map: {
        id: 'map',
        path: 'map',
        parentId: 'root',
        imports: [],
        module: '/assets/map.js',
        css: [],
        hasDefaultExport: 0,
      },
    },
  })
})

test('pages of the site do not know the routes of the back office, and its own pages know all', () => {
  const around = { ...root, id: 'around', path: undefined, parentId: 'root' }
  const manager = { ...around, id: 'manager' }
  const routes = {
    root,
    around,
    home: { ...root, id: 'home', path: undefined, index: true, parentId: 'around' },
    guide: { ...root, id: 'guide', path: 'ishm/site/guide', parentId: 'around' },
    other: { ...root, id: 'other', path: 'ishmael', parentId: 'around' },
    manager,
    today: { ...root, id: 'today', path: 'ishm', parentId: 'manager' },
    list: { ...root, id: 'list', path: 'ishm/member/list/:idx?', parentId: 'manager' },
  }
  const { site, office } = lightManifests(manifestOf(routes))
  expect(Object.keys(manifestIn(site).routes)).toEqual(['root', 'around', 'home', 'other'])
  expect(Object.keys(manifestIn(office).routes)).toEqual(Object.keys(routes))
  expect(manifestIn(office)).toMatchObject({ url: '/assets/office-manifest-1.js', version: '1' })
})
