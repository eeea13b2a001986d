import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { OFFICE_CATEGORIES } from '@clubhouse/contract/language/office-texts'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const CATEGORIES = globSync('*.json', { cwd: join(WEB, '../../db/messages') }).map((file) => basename(file, '.json'))
/** Words of emails, and sentences of the audit log. */
const CHOSEN_BY_SERVER = ['booking', 'deed', 'mail']

const [visitors = '', managers = ''] = readFileSync(join(WEB, 'routes.ts'), 'utf8').split('layouts/manager-layout.tsx')
const pagesOf = (routes: string) => [...routes.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, page]) => join(WEB, page!))
const sitePages = pagesOf(visitors).filter((page) => !page.includes('/manage/'))
const site = closure([...sitePages, join(WEB, 'root.tsx'), join(WEB, 'entry.client.tsx')])
const office = closure(pagesOf(managers))

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

function fileAt(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (one) => /\.tsx?$/.test(one) && existsSync(one) && statSync(one).isFile(),
  )
}

/** Files that show texts of a category, or whose page asks for them. */
function showing(category: string, files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => {
    const source = readFileSync(file, 'utf8')
    const listed = [...source.matchAll(/\bmessages: \[([^\]]*)\]/g)].some(([, list]) => list!.includes(`'${category}'`))
    return listed || new RegExp(`['"\`]${category}\\.[A-Z$]`).test(source)
  })
}

test('pages of visitors and members show no text of the back office, which their browsers do not load', () => {
  expect(sitePages.length).toBeGreaterThan(40)
  const wrong = OFFICE_CATEGORIES.flatMap((category) =>
    showing(category, site).map((file) => `${category} in ${relative(WEB, file)}`),
  )
  expect(wrong).toEqual([])
})

test('what only the back office shows is listed, so that no visitor loads it', () => {
  const only = CATEGORIES.filter(
    (category) => showing(category, site).length === 0 && showing(category, office).length > 0,
  )
  expect([...only, ...CHOSEN_BY_SERVER].toSorted()).toEqual(OFFICE_CATEGORIES.toSorted())
})
