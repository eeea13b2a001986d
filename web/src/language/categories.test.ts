import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const CATEGORIES = new Set(
  globSync('*.json', { cwd: join(WEB, '../../db/messages') }).map((file) => basename(file, '.json')),
)

test('a page names categories of texts that exist, and no single text', () => {
  const named = globSync('**/*.{ts,tsx}', { cwd: WEB }).flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(/\bmessages: \[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/'([^']*)'/g)].map(([, name]) => ({ file, name: name! })),
    ),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ name }) => !CATEGORIES.has(name))).toEqual([])
})
