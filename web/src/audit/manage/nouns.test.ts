import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')

it('every noun that the audit log is written about has its name', () => {
  const written = globSync('server/src/**/*.ts', { cwd: ROOT }).flatMap((path) =>
    path.includes('.test.') ? [] : [...readFileSync(join(ROOT, path), 'utf8').matchAll(AUDITED)],
  )
  const nouns = [...new Set(written.map(([, noun]) => noun!))].sort()
  const names: object = JSON.parse(readFileSync(join(ROOT, 'db/messages/audit.json'), 'utf8'))
  expect(nouns).toContain('coupon')
  expect(nouns.filter((noun) => !(`NOUN_${noun}` in names))).toEqual([])
})

const AUDITED = /\baudit\(\s*[\w.]+,\s*\{\s*noun: '([a-z_-]+)'/g
