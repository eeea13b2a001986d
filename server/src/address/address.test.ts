import type { ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { contract } from '@clubhouse/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AddressServer, openAddressServer } from '../../test/address-server.ts'
import { TestClub } from '../../test/club.ts'
import { createLog } from '../platform/log.ts'

let source: AddressServer
let club: TestClub
let logged = ''
const to = new Writable({
  write: (line, _, done) => {
    logged += line
    done()
  },
})
const log = createLog('trace', to)

beforeAll(async () => {
  source = await openAddressServer()
  club = await TestClub.open(1, undefined, log, { ADDRESS_URL: source.url, ADDRESS_KEY: source.key })
})
afterAll(async () => {
  await club.close()
  await source.close()
})
afterEach(() => source.answer())

const find = (keyword: string, to = club) => to.ask(contract.address.find, { keyword })

describe('GET /address', () => {
  it('answers a visitor with postcodes and addresses in both languages', async () => {
    expect((await find('세종대로 110')).data).toEqual({
      total: 1,
      list: [
        {
          zipCode: '04524',
          address: '서울특별시 중구 세종대로 110 (태평로1가)',
          english: '110 Sejong-daero, Jung-gu, Seoul',
          lot: '서울특별시 중구 태평로1가 31 서울특별시청',
        },
      ],
    })
    expect((await find('세종대로')).data.list).toHaveLength(2)
    expect((await find('없는 길 1')).data).toEqual({ total: 0, list: [] })
  })

  it('asks the service once for the same words, and without the signs that it refuses', async () => {
    const before = source.asked.length
    await find(' [정부서울청사]% ')
    expect((await find('정부서울청사')).data.total).toBe(1)
    expect(source.asked.slice(before)).toEqual(['정부서울청사'])
  })

  it('asks for more than a city or two signs', async () => {
    expect((await find('서울')).fail.code).toBe('ADDRESS_UNCLEAR')
    expect((await find('%%%')).fail.code).toBe('ADDRESS_UNCLEAR')
    expect((await find('길')).fail.msgDetail).toContain('keyword')
    expect((await find('길'.repeat(81))).fail.msgDetail).toContain('keyword')
    expect((await club.ask(contract.address.find, { keyword: 'sejong', clubCode: 'XX999' })).status).toBe(404)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['cuts the connection', (response) => response.destroy()],
    ['answers 500', (response) => response.writeHead(500).end('{}')],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['answers a page', (response) => response.writeHead(200).end('<html></html>')],
    ['answers another shape', (response) => response.writeHead(200).end('{"results":{"common":{}}}')],
    ['answers without an end', (response) => response.writeHead(200).end(' '.repeat(300_000))],
    ['is out of order', (response) => response.end('{"results":{"common":{"errorCode":"-999"},"juso":null}}')],
    ['never answers', () => {}],
  ])('says so when the service %s, and finds again after it', async (what, how) => {
    source.answer(how)
    expect((await find(`세종대로 ${what}`)).fail.code).toBe('ADDRESS_AWAY')
    source.answer()
    expect((await find(`세종대로 ${what}`)).result).toBe(true)
  })

  it('never logs or answers the key', async () => {
    source.answer((response) => response.end(`{"confmKey":"${source.key}"`))
    const answer = await find('열쇠 1')
    expect(answer.fail.code).toBe('ADDRESS_AWAY')
    expect(logged).toContain('the address service cannot be used')
    expect(logged + JSON.stringify(answer.body)).not.toContain(source.key)
  })

  it('is limited for one person, and goes on for another', async () => {
    const member = await club.member()
    const ask = (i: number) => club.ask(contract.address.find, { keyword: `세종대로 ${i}` }, member)
    const answers = await Promise.all(Array.from({ length: 45 }, (_, i) => ask(i)))
    const codes = answers.map((answer) => answer.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(40)
    expect(codes.filter((code) => code === 'RATE_LIMIT')).toHaveLength(5)
    const other = await club.member()
    expect((await club.ask(contract.address.find, { keyword: 'sejong' }, other)).result).toBe(true)
  })
})

describe('a club without a key', () => {
  it('says that it has no search, and refuses to search', async () => {
    expect((await club.ask(contract.address.service, {})).data).toEqual({ isOn: true })
    const plain = await TestClub.open()
    expect((await plain.ask(contract.address.service, {})).data).toEqual({ isOn: false })
    expect((await find('세종대로 110', plain)).fail.code).toBe('ADDRESS_AWAY')
    await plain.close()
  })

  it('whose key is refused says that it cannot search', async () => {
    const wrong = await TestClub.open(1, undefined, log, { ADDRESS_URL: source.url, ADDRESS_KEY: 'another-key-1' })
    expect((await find('세종대로 110', wrong)).fail.code).toBe('ADDRESS_AWAY')
    expect(logged).toContain('E0001')
    await wrong.close()
  })
})
