import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '../journey.ts'

const PUBLIC_URL = 'https://club.example'

test.use({ settings: { PUBLIC_URL } })

/** Sends a request target that no browser would send. */
async function ask(baseURL: string | undefined, path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(baseURL!, { path, headers: { host: 'evil.example' } }, resolve)
    .once('error', reject)
    .end()
  const response = await promise
  return { status: response.statusCode, body: await text(response) }
}

for (const path of ['/', 'http://evil.example/', 'http://evil.example/community'])
  test(`PUBLIC_URL decides the address in a page, whatever is asked for: ${path}`, async ({ baseURL }) => {
    const { status, body } = await ask(baseURL, path)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}`)
    expect(body).not.toContain('evil.example')
  })

for (const path of ['/\\', '/\\:99999', '/\\evil.example/', '//evil.example/', '/x/..//evil.example/'])
  test(`no page is at ${path}`, async ({ baseURL }) => {
    const { status, body } = await ask(baseURL, path)
    expect(status).toBe(404)
    expect(JSON.parse(body).fail.code).toBe('404')
  })
