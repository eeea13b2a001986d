import { expect, test } from 'vitest'
import { lightManifest } from '../../light-manifest'
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

test('the browser’s manifest says the same of each route, in fewer words', () => {
  const root = {
    id: 'root',
    module: '/assets/root.js',
    css: ['/assets/entry.css#'],
    hasDefaultExport: true,
    hasAction: false,
  }
  const home = {
    ...root,
    id: 'home',
    parentId: 'root',
    module: '/assets/home.js',
    css: ['/assets/entry.css#', '/assets/home.css'],
  }
  const map = { ...root, id: 'map', parentId: 'root', module: '/assets/map.js', css: [], hasDefaultExport: false }
  const full = { version: '1', routes: { root, home, map } }
  const withImports = Object.fromEntries(
    Object.entries(full.routes).map(([id, route]) => [id, { ...route, imports: ['/assets/vendor.js'] }]),
  )
  const script = lightManifest(`window.__reactRouterManifest=${JSON.stringify({ ...full, routes: withImports })};`)
  expect(script).not.toContain('vendor.js')
  // In a browser a property of the window is a variable too.
  const manifest = new Function(
    `const window = {}; ${script.replace('};for', '}; const { __reactRouterManifest } = window; for')}; return __reactRouterManifest`,
  )()
  expect(manifest).toEqual({
    version: '1',
    routes: {
      root: { id: 'root', imports: [], module: '/assets/root.js', css: ['/assets/entry.css#'], hasDefaultExport: 1 },
      home: {
        id: 'home',
        parentId: 'root',
        imports: [],
        module: '/assets/home.js',
        // The root links the other one.
        css: ['/assets/home.css'],
        hasDefaultExport: 1,
      },
      map: { id: 'map', parentId: 'root', imports: [], module: '/assets/map.js', css: [], hasDefaultExport: 0 },
    },
  })
})
