import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

const SCRIPT = 'export const par = 4\n'.repeat(100)
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clubhouse-built-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'client/favicon.txt'), 'public')
  writeFileSync(join(folder, 'client/assets/course-Ab12.js'), SCRIPT)
  writeFileSync(join(folder, 'client/assets/course-Ab12.js.br'), brotliCompressSync(SCRIPT))
  app = Fastify({ logger: false })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'))
  await builtFiles(app, join(folder, 'client'))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('a file with a hash in its name is kept for ever, and others for an hour', async () => {
  const script = await get('/assets/course-Ab12.js')
  expect(script.body).toBe(SCRIPT)
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  const other = await get('/favicon.txt')
  expect([other.body, other.headers['cache-control']]).toEqual(['public', 'public, max-age=3600'])
})

it('is sent compressed as it was built, and HEAD answers alike', async () => {
  const { headers } = await get('/assets/course-Ab12.js', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/assets/course-Ab12.js' })
  expect([statusCode, body]).toEqual([200, ''])
})

it.each([
  'course-Cd34.js',
  '',
  '../../secret.txt',
  '..%2f..%2fsecret.txt',
  '%2e%2e/%2e%2e/secret.txt',
  '..%5csecret.txt',
])('there is no file /assets/%s', async (name) => {
  expect((await get(`/assets/${name}`)).statusCode).toBe(404)
})
