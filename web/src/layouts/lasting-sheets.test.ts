import { expect, test } from 'vitest'
import { lastingSheets } from './lasting-sheets'

test('only sheets that every page links are linked without the mark', () => {
  const routes = {
    root: { path: '', css: ['/assets/base.css#'] },
    site: { parentId: 'root', css: ['/assets/frame.css#', '/assets/site.css#'] },
    bare: { parentId: 'root', css: ['/assets/bare.css', '/assets/frame.css#'] },
    file: { parentId: 'root', path: 'course/map/:file', css: [] },
    home: { parentId: 'site', path: 'home', css: ['/assets/frame.css#', '/assets/lists.css#'] },
    away: undefined,
  }
  const sheets = Object.entries(lastingSheets(routes)).map(([id, { css }]) => [id, css])
  expect(Object.fromEntries(sheets)).toEqual({
    root: ['/assets/base.css'],
    site: ['/assets/frame.css', '/assets/site.css#'],
    bare: ['/assets/bare.css', '/assets/frame.css'],
    file: [],
    home: ['/assets/frame.css', '/assets/lists.css#'],
  })
})
