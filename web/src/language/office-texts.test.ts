import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { OFFICE_CATEGORIES } from '@clubhouse/contract/language/office-texts'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const [visitors = '', managers = ''] = readFileSync(join(WEB, 'routes.ts'), 'utf8').split('layouts/manager-layout.tsx')
const pagesOf = (routes: string) => [...routes.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, page]) => join(WEB, page!))

/** Files that these import, directly or not. */
function closure(files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
    const found = [...imports].flatMap(([, to]) => fileAt(join(dirname(file), to!)) ?? [])
    closure(found, seen)
  }
  return seen
}

const fileAt = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one) && statSync(one).isFile())

/** Categories of the back office that a file names. */
function officeTextsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const listed = [...source.matchAll(/\bmessages: \[([^\]]*)\]/g)].map(([, list]) => list!).join()
  return OFFICE_CATEGORIES.filter(
    (category) => new RegExp(`['"\`]${category}\\.[A-Z$]`).test(source) || listed.includes(`'${category}'`),
  )
}

const wrong = (pages: string[]) =>
  [...closure(pages)].flatMap((file) => officeTextsIn(file).map((category) => `${category} in ${relative(WEB, file)}`))

test('pages of visitors and members show no text of the back office, which their browsers do not load', () => {
  const pages = pagesOf(visitors).filter((page) => !page.includes('/manage/'))
  expect(pages.length).toBeGreaterThan(40)
  expect(wrong([...pages, join(WEB, 'root.tsx'), join(WEB, 'entry.client.tsx')])).toEqual([])
})

test('pages of the back office show texts of every such category that a page names', () => {
  const named = new Set(wrong(pagesOf(managers)).map((line) => line.split(' ')[0]))
  // These are the words of emails.
  expect(OFFICE_CATEGORIES.filter((category) => !named.has(category))).toEqual(['booking', 'mail'])
})
