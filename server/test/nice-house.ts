import { createDecipheriv } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encrypt, integrityOf, type NiceKeys, niceKeys } from '../src/member/certification/nice-rules.ts'

/** A stand-in for NICE that implements its exchange, and a person in its window. */
export class NiceHouse {
  readonly url: string
  readonly #close: () => Promise<void>
  readonly #keys = new Map<string, NiceKeys>()
  isAway = false

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url
    this.#close = close
  }

  /** @param now its clock, in milliseconds since 1970: requests of another minute are refused */
  static async open(clientId: string, secret: string, now: () => number | Promise<number>): Promise<NiceHouse> {
    let no = 0
    const server = createServer(async (request, response) => {
      const answer = (status: number, dataBody: object, code = '1200') =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ dataHeader: { GW_RSLT_CD: code, GW_RSLT_MSG: '' }, dataBody }))
      const body = await bodyOf(request)
      const authorization = request.headers.authorization ?? ''
      if (house.isAway) return answer(500, {}, '1500')
      if (request.url === '/digital/niceid/oauth/oauth/token') {
        const right = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
        return authorization === right && body === 'grant_type=client_credentials&scope=default'
          ? answer(200, { access_token: 'access', token_type: 'bearer', expires_in: '1576799999', scope: 'default' })
          : answer(401, {}, '1403')
      }
      const [access, seconds, client] = Buffer.from(authorization.replace(/^bearer /, ''), 'base64')
        .toString()
        .split(':')
      const isFresh = Math.abs(Number(seconds) * 1000 - (await now())) < 60_000
      if (access !== 'access' || !isFresh || client !== clientId || request.headers.productid !== '2101979031')
        return answer(401, {}, '1403')
      const { req_dtim, req_no, enc_mode } = JSON.parse(body).dataBody
      if (enc_mode !== '1' || !/^\d{14}$/.test(req_dtim) || req_no.length > 30)
        return answer(200, { rsp_cd: 'P013', result_cd: '' })
      const tokenVersionId = `20261121${String(++no).padStart(6, '0')}-NC-token`
      const tokenVal = `tokenvalue${no}${'x'.repeat(30)}=`
      house.#keys.set(tokenVersionId, niceKeys(req_dtim, req_no, tokenVal))
      return answer(200, {
        rsp_cd: 'P000',
        result_cd: '0000',
        site_code: 'AB123',
        token_version_id: tokenVersionId,
        token_val: tokenVal,
        period: 3600,
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const house: NiceHouse = new NiceHouse(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      () => new Promise((done) => server.close(() => done())),
    )
    return house
  }

  /** What the window posts back after verification. @param person fields that differ from the default */
  finish(tokenVersionId: string, requestno: string, person: Record<string, string> = {}) {
    const keys = this.#keys.get(tokenVersionId)!
    const said = {
      resultcode: '0000',
      requestno,
      sitecode: 'AB123',
      utf8_name: '%EA%B9%80%EB%AF%BC%EC%A4%80',
      birthdate: '19880421',
      gender: '1',
      mobileno: '01055500142',
      ci: 'ci-of-kim-min-jun',
      di: 'di-of-kim-min-jun',
      ...person,
    }
    const [before, after] = JSON.stringify({ ...said, name: '@' }).split('"@"') as [string, string]
    const plain = Buffer.concat([
      Buffer.from(`${before}"`),
      Buffer.from([0xb1, 0xe8, 0xb9, 0xce, 0xc1, 0xd8]),
      Buffer.from(`"${after}`),
    ])
    const encData = encrypt(plain, keys)
    return { token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrityOf(encData, keys) }
  }

  /** The decrypted request of the window, as only the provider can read it. */
  asked(tokenVersionId: string, encData: string): { requestno: string; returnurl: string } & Record<string, string> {
    const { key, iv } = this.keysOf(tokenVersionId)
    const decipher = createDecipheriv('aes-128-cbc', key, iv)
    return JSON.parse(Buffer.concat([decipher.update(encData, 'base64'), decipher.final()]).toString())
  }

  keysOf(tokenVersionId: string): NiceKeys {
    return this.#keys.get(tokenVersionId)!
  }

  close(): Promise<void> {
    return this.#close()
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
