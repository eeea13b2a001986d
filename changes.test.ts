import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Changes } from './changes.ts'

const WORKSPACES = ['contract', 'draw', 'server', 'web', 'e2e']
const FILES = {
  'contract/src/fee.ts': "import { idx } from './shape.ts'",
  'contract/src/shape.ts': '',
  'contract/src/index.ts': "import * as fee from './fee.ts'",
  'draw/src/order.ts': '',
  'draw/src/verify.ts': "import { order } from './order.ts'",
  'server/src/app/rules.ts': "import * as service from '../fee/service.ts'",
  'server/src/app/parts.test.ts': '',
  'server/src/fee/service.ts': "import { fee } from '@clubhouse/contract/fee'",
  'server/src/fee/fee.test.ts': '',
  'server/src/fee/rules.test.ts': '',
  'server/src/price/price.ts': "import { find } from '../fee/service.ts'",
  'server/src/price/price.test.ts': '',
  'server/src/club/club.test.ts': '',
  'server/src/result/publish.ts': "import { verify } from '@clubhouse/draw/verify'",
  'server/src/result/publish.test.ts': '',
  'server/src/http/feeds.ts': "import { find } from '../fee/service.ts'",
  'server/src/http/feeds.test.ts': '',
  'server/src/http/serve.test.ts': '',
  'web/src/fee/list.tsx': "import { fee } from '@clubhouse/contract/fee'\nimport { Row } from '../ui/row'",
  'web/src/ui/row.tsx': '',
  'web/src/language/text-key.ts': "type Fee = typeof import('../../../db/messages/fee.json')",
  'db/messages/fee.json': '{}',
  'docs/words.md': '',
}

const root = mkdtempSync(join(tmpdir(), 'clubhouse-changes-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
for (const [file, text] of Object.entries(FILES)) write(file, `${text}\n`)
git('init', '--quiet')
git('add', '.')
git('commit', '--quiet', '--message=all')
afterAll(() => rmSync(root, { recursive: true }))

function changed(file: keyof typeof FILES | 'server/src/club/new.ts', text: string) {
  git('clean', '--force', '--quiet')
  git('checkout', '--quiet', '.')
  write(file, text)
  return new Changes('HEAD', root)
}

test.each([
  ['web/src/ui/row.tsx', ['web'], []],
  ['db/messages/fee.json', ['web'], []],
  ['docs/words.md', [], []],
  ['server/src/fee/service.ts', ['server'], ['fee/fee', 'http/feeds', 'price/price']],
  ['server/src/fee/fee.test.ts', ['server'], ['fee/fee']],
  ['draw/src/verify.ts', ['draw', 'server'], ['result/publish']],
  ['draw/src/order.ts', ['draw', 'server'], []],
  ['contract/src/fee.ts', ['contract', 'server', 'web'], ['fee/fee', 'http/serve']],
  ['contract/src/shape.ts', ['contract', 'server', 'web'], ['http/serve']],
] as const)('a change of %s', (file, workspaces, near) => {
  const changes = changed(file, '// changed')
  expect(changes.affected(WORKSPACES)).toEqual(workspaces)
  expect(changes.serverTests()).toEqual({ near: near.map((name) => `server/src/${name}.test.ts`), all: 7 })
})

test('directions are looked at where an import changed or a file is new', () => {
  expect(changed('web/src/ui/row.tsx', '// from here').hasImports).toBe(false)
  expect(changed('web/src/ui/row.tsx', "import { a } from './a'").hasImports).toBe(true)
  expect(changed('web/src/fee/list.tsx', '').hasImports).toBe(true)
  expect(changed('server/src/club/new.ts', '').hasImports).toBe(true)
  expect(changed('docs/words.md', "import { a } from './a'").hasImports).toBe(false)
})

test('what is removed is still imported', () => {
  const changes = changed('web/src/ui/row.tsx', '')
  rmSync(join(root, 'web/src/ui/row.tsx'))
  expect(new Changes('HEAD', root).affected(WORKSPACES)).toEqual(['web'])
  expect(changes.hasSource).toBe(true)
})

test('a file that was removed is not among those that are kept', () => {
  const { kept } = changed('server/src/club/new.ts', 'export {}')
  expect(kept).toEqual(['server/src/club/new.ts'])
  rmSync(join(root, 'web/src/ui/row.tsx'))
  const { files, kept: left } = new Changes('HEAD', root)
  expect(files).toContain('web/src/ui/row.tsx')
  expect(left).toEqual(['server/src/club/new.ts'])
})
