import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from './journey.ts'
import { gone } from './product/processes.ts'
import { newDataDir, removeDataDir, startProduct, startRefused } from './product/product.ts'

let dataDir: string
test.beforeAll(() => {
  dataDir = newDataDir()
})
test.afterAll(() => removeDataDir(dataDir))

test('a start, a crash, the next start, and an end that leaves nothing behind', { tag: '@main' }, async ({
  request,
}) => {
  const first = await startProduct(dataDir)
  expect((await request.get(`${first.url}/readyz`)).status()).toBe(200)
  const family = first.processes()
  expect(family.length).toBeGreaterThan(4)

  const second = await startRefused({ DATA_DIR: dataDir })
  expect(second).toEqual({
    code: 1,
    lines: [`Another Clubhouse is already using ${dataDir}. Stop it, or set DATA_DIR to another folder.`],
  })

  await first.kill()
  const next = await startProduct(dataDir)
  expect((await request.get(`${next.url}/readyz`)).status()).toBe(200)
  expect(await next.stop()).toEqual({ code: 0, left: [] })
  // The crashed supervisor's children are gone too.
  expect(await gone(family)).toEqual([])
})

test('a start while the one before still stops waits for its end and then serves', async ({ request }) => {
  // None that a system gives to outgoing connections, because one could take it between two starts.
  const PORT = '27611'
  let running = await startProduct(dataDir, { PORT })
  // Immediately, during draining, and while the database stops.
  for (const afterMs of [0, 60, 120, 250]) {
    const stopped = running.stop()
    await pause(afterMs)
    const next = await startProduct(dataDir, { PORT })
    expect(await stopped).toEqual({ code: 0, left: [] })
    // The end of the previous run does not affect the next.
    expect((await request.get(`${next.url}/readyz`)).status()).toBe(200)
    expect(next.errors()).toBe('')
    running = next
  }
  expect(await running.stop()).toEqual({ code: 0, left: [] })
})

test('a taken port stops the start', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  expect(await startRefused({ DATA_DIR: dataDir, PORT: String(port) })).toEqual({
    code: 1,
    lines: [`Port ${port} is in use by another program. Set PORT to a free port.`],
  })
  taken.close()
})

test('a data folder that cannot be one stops the start', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const { code, lines } = await startRefused({ DATA_DIR: join(file, 'below') })
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^Cannot write to the data folder .* \(ENOTDIR\)\. Set DATA_DIR to /)])
})

for (const [what, url, words] of [
  ['is none', 'mysql://club', /^Invalid DATABASE_URL: use postgres:\/\//],
  ['leads nowhere', 'postgres://club@127.0.0.1:9/club', /^DATABASE_URL: cannot reach PostgreSQL at 127\.0\.0\.1:9 /],
] as const) {
  test(`a DATABASE_URL that ${what} stops the start`, async () => {
    const { code, lines } = await startRefused({ DATA_DIR: dataDir, DATABASE_URL: url })
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(words)])
  })
}

test('a DATABASE_URL with a wrong password stops the start', async ({ product }) => {
  const url = new URL(product.databaseUrl)
  url.password = 'wrong'
  const { code, lines } = await startRefused({ DATA_DIR: dataDir, DATABASE_URL: url.href })
  expect(code).toBe(1)
  expect(lines).toEqual([`DATABASE_URL: ${url.host} does not accept the user postgres and its password.`])
})
