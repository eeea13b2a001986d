import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { clientAddress } from './forwarded.ts'

const PEER = '192.0.2.1'
const FORGED = '7.7.0.1'
const OUTER = '198.51.100.9'
const CLIENT = '203.0.113.5'

const ROWS = [
  {
    proxies: 0,
    for: `${FORGED}, ${OUTER}`,
    host: 'evil.example',
    proto: 'https',
    is: PEER,
    origin: 'http://club.example',
  },
  {
    proxies: 1,
    for: `${FORGED}, ${CLIENT}`,
    host: 'evil.example, a.example',
    proto: 'http, https',
    is: CLIENT,
    origin: 'https://a.example',
  },
  {
    proxies: 2,
    for: `${FORGED}, ${CLIENT}, ${OUTER}`,
    host: 'evil.example, a.example, b.example',
    proto: 'http, https, http',
    is: CLIENT,
    origin: 'https://a.example',
  },
]

describe.each(ROWS)('behind $proxies proxies', ({ proxies, is, origin, ...sent }) => {
  let club: TestClub
  beforeAll(async () => {
    club = await TestClub.open(1000, undefined, undefined, { TRUST_PROXY: String(proxies) })
  })
  afterAll(() => club.close())

  const headersWith = (forged: string) => ({
    host: 'club.example',
    'x-forwarded-for': sent.for.replace(FORGED, forged),
    'x-forwarded-host': sent.host,
    'x-forwarded-proto': sent.proto,
  })
  const logIn = (id: string, password: string, forged = FORGED) =>
    club.app.inject({
      method: 'POST',
      url: '/hp/api/member/login',
      remoteAddress: PEER,
      headers: headersWith(forged),
      payload: { clubCode: CLUB, id, password },
    })

  it('a session names the address that a proxy of the club saw', async () => {
    const me = await club.member()
    expect((await logIn(me.id, PASSWORD)).json().result).toBe(true)
    const [row] = await club.sql`select ip from session where member_idx = ${me.memberIdx} order by session_idx desc`
    expect(row!.ip).toBe(is)
  })

  it('a new claim with each attempt does not help: the thirty-first is locked', async () => {
    for (let i = 0; i < 30; i++)
      expect((await logIn(`nobody${i}`, 'wrong', `7.7.0.${i}`)).json().fail.code).toBe('BAD_LOGIN')
    expect((await logIn('nobody99', 'wrong', '7.7.0.99')).json().fail.code).toBe('LOCKED')
  })

  it('the address of the site is what a proxy of the club was asked for', async () => {
    const { body, headers } = await club.app.inject({ url: '/robots.txt', headers: headersWith(FORGED) })
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(headers['strict-transport-security'] !== undefined).toBe(origin.startsWith('https:'))
  })

  it('accepts one value where a proxy replaces the one before it', async () => {
    const headers = { host: 'club.example', 'x-forwarded-host': 'a.example', 'x-forwarded-proto': 'https' }
    const { body } = await club.app.inject({ url: '/robots.txt', headers })
    expect(body).toContain(`Sitemap: ${proxies === 0 ? 'http://club.example' : 'https://a.example'}/sitemap.xml`)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['[2001:DB8:0::1]:4711', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', PEER],
  ['', PEER],
])('the address %j is %s', (named, address) => {
  const asked = { headers: { 'x-forwarded-for': named }, socket: { remoteAddress: `::ffff:${PEER}` } }
  expect(clientAddress(asked as never, 1)).toBe(address)
})
