import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Bundle } from '@clubhouse/draw/bundle'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildVerifyFile } from '../../../draw/build-verify-file.ts'

import { randomDraw } from '../../../draw/test/random-draw.ts'
import { randomSeason } from '../../../draw/test/random-season.ts'
import { beaconDraw } from '../../../draw/test/whole-draws.ts'
import { builtFiles } from './built-files.ts'

// The file as the club serves it, run in a folder without packages.
const BUNDLE = beaconDraw('served', { entries: 20, slots: 6 })
let folder: string
let app: FastifyInstance
let answer: Response

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clubhouse-verify-'))
  // As the build of the site names it, from where it runs.
  await buildVerifyFile(relative(process.cwd(), join(folder, 'client/draw')))
  app = Fastify({ logger: false })
  await builtFiles(app, join(folder, 'client'))
  answer = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/draw/verify.mjs`)
  writeFileSync(join(folder, 'verify.mjs'), await answer.text())
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

function verified(content: unknown, ...fingerprint: string[]) {
  writeFileSync(join(folder, 'bundle.json'), typeof content === 'string' ? content : JSON.stringify(content))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['verify.mjs', 'bundle.json', ...fingerprint], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return { status, said: stdout }
}

it('is served as a script', () => {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
})

it.each<[string, unknown, string[]]>([
  ['a bundle', BUNDLE, []],
  ['an answer of the club that holds one', { result: true, data: BUNDLE }, []],
  ['a bundle with its fingerprint', BUNDLE, [BUNDLE.entriesRoot]],
  ['a bundle with its six words', BUNDLE, BUNDLE.words.split(' ')],
  ['the draw of a season', randomSeason('served season', 20), []],
  ['a draw of 200 entries', randomDraw('many', { entries: 200, slots: 30 }), []],
])('finds nothing in %s', (_, content, fingerprint) => {
  const { status, said } = verified(content, ...fingerprint)
  expect(said).toContain('Everything agrees')
  expect(status).toBe(0)
})

it('says of a draw before its result what it could check', () => {
  const { seed, result, ...closed } = BUNDLE
  const { status, said } = verified(closed)
  expect(said).toContain('This draw has no result yet.')
  expect(status).toBe(0)
})

it('names what was changed, in English', () => {
  const changed: Bundle = structuredClone(BUNDLE)
  changed.entries[3]!.partySize += 1
  changed.seed.signature = changed.seed.signature!.replace(/^b/, 'a')
  const { status, said } = verified(changed)
  expect(said).toContain('entries[3]: The hash of this entry is not the hash of its text.')
  expect(said).toContain('seed.signature: The signature is not that of the round in the post.')
  expect(status).toBe(1)
})

it('refuses another fingerprint, though the bundle agrees with itself', () => {
  const { status, said } = verified(BUNDLE, 'a'.repeat(64))
  expect(said).toContain('This is not the draw whose fingerprint you gave.')
  expect(status).toBe(1)
})

it.each([
  ['{', 'bundle.json could not be read'],
  ['null', 'The file: This is not what a bundle has here.'],
  ['{}', 'drawId: This is not what a bundle has here.'],
])('says that %s is no bundle', (content, sentence) => {
  const { status, said } = verified(content)
  expect(said).toContain(sentence)
  expect(status).toBe(1)
})
