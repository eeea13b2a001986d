import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'
import { RawConnection } from '../../test/raw-connection.ts'

let club: TestClub
beforeAll(async () => {
  club = await TestClub.open()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => club.close())

const kept = `/hp/api/notice/top?clubCode=${CLUB}`
const host = 'Host: club.example\r\n'
const asked = (target: string, headers = host) => `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`
const posted = (headers: string, body = '') =>
  `POST /hp/api/member/login HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: application/json\r\n${headers}\r\n${body}`

async function answer(bytes: string) {
  const text = await (await RawConnection.open(club.app.server)).sendToEnd(bytes)
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(fields.map((field) => field.toLowerCase().split(': ')))
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}

describe('every answer has the envelope, also of a malformed request', () => {
  it.each([
    ['a malformed request line', 'GET / nonsense\r\n\r\n', 400],
    ['a method that does not exist', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
    ['HTTP/2 without an agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a header without a colon', asked('/', `${host}nonsense\r\n`), 400],
    ['a large header', asked('/', `${host}Cookie: ${'x'.repeat(40_000)}\r\n`), 431],
    ['a long address', asked(`/${'x'.repeat(40_000)}`), 431],
    ['two ways to measure a body', posted('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), 400],
    ['a chunk that has no size', posted('Transfer-Encoding: chunked\r\n', 'x\r\n'), 400],
    [
      'a chunk with a long extension',
      posted('Transfer-Encoding: chunked\r\n', `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
      413,
    ],
    ['a body that is too large', posted(`Content-Length: 300000\r\n`, 'x'.repeat(300_000)), 413],
    ['an expectation', asked('/healthz', `${host}Expect: tea\r\n`), 417],
    ['a tunnel', `CONNECT club.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
    ['no Host', asked('/healthz', ''), 400],
    ['two Hosts', asked(kept, `${host}host: evil.example\r\n`), 400],
    ['a Host that is none', asked(kept, 'Host: evil.example/?\r\n'), 400],
    ['a Host whose port is none', asked(kept, 'Host: club.example:99999\r\n'), 400],
    ['a Host with a name before it', asked(kept, 'Host: a@club.example\r\n'), 400],
    ['a Host that looks like an address', asked(kept, 'Host: 1.2.3.4.5\r\n'), 400],
    ['an absolute address with a name before it', asked('http://a@evil.example/'), 400],
    ['another scheme', asked('ftp://club.example/'), 400],
    ['bad percent-encoding', asked('/hp/api/files/%E0%A4%A'), 400],
    ['bad percent-encoding of a page', asked('/%c0%ae'), 400],
    ['a long parameter', asked(`/hp/api/notice/${'1'.repeat(300)}`), 414],
    ['a backslash', asked('/\\'), 404],
    ['a backslash and a port', asked('/\\:99999'), 404],
    ['a backslash and a host', asked('/\\evil.example/'), 404],
    ['a star', `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 404],
    ['a method that nothing has', `PROPFIND / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 404],
  ])('%s', async (_, bytes, status) => {
    const { headers, body, ...said } = await answer(bytes)
    expect(said.status).toBe(status)
    expect(JSON.parse(body)).toMatchObject({
      result: false,
      fail: { code: String(status), msgCode: `common.${status}` },
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('a request that takes too long', async () => {
    const { server } = club.app
    const usual = [server.headersTimeout, server.requestTimeout] as const
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 })
    const slow = [`GET / HTTP/1.1\r\n${host}`, posted('Content-Length: 20\r\n', '{')]
    for (const { status, body, headers } of await Promise.all(slow.map(answer))) {
      expect(status).toBe(408)
      expect(JSON.parse(body).fail.code).toBe('408')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    Object.assign(server, { headersTimeout: usual[0], requestTimeout: usual[1] })
  })

  it.each(['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'the type %s of a body that is never announced',
    async (type) => {
      const { status, body } = await answer(
        `POST /hp/api/member/login HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: ${type}\r\n\r\n`,
      )
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ result: false, fail: { code: '400' } })
    },
  )

  it('what is no request waits for the answers before it', async () => {
    const connection = await RawConnection.open(club.app.server)
    await connection.sendToEnd(`GET ${kept} HTTP/1.1\r\n${host}\r\nnonsense\r\n\r\n`)
    expect(connection.statuses).toEqual([200, 400])
  })
})

describe('the address of the site', () => {
  const addressIn = async (bytes: string) => /^Sitemap: (.*)\/sitemap\.xml$/m.exec((await answer(bytes)).body)?.[1]

  it.each([
    ['is the Host', asked('/robots.txt', 'Host: Club.Example:8080\r\n'), 'http://club.example:8080'],
    ['may have an underscore', asked('/robots.txt', 'Host: club_house:3000\r\n'), 'http://club_house:3000'],
    ['may be an IPv6 address', asked('/robots.txt', 'Host: [::1]:3000\r\n'), 'http://[::1]:3000'],
    ['is that of an absolute request', asked('http://other.example/robots.txt'), 'http://other.example'],
  ])('%s', async (_, bytes, address) => {
    expect(await addressIn(bytes)).toBe(address)
  })
})
