import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Own {
  id: string
  to: string
  text: string
  lang: string
  kind: string
  at: string
}

interface Solapi {
  to: string
  from: string
  text: string
  kakaoOptions?: { pfId: string; templateId: string; variables: Record<string, string>; disableSms: boolean }
}

/** What both kinds of service know of a message. */
interface Received extends Partial<Own>, Partial<Solapi> {
  to: string
  text: string
}

/** A club's own service at `/texts`, and Solapi: it refuses what is not signed with these secrets. */
export interface TextService {
  origin: string
  address: string
  received: Received[]
  /** How many were sent to it, refused ones too. */
  asked(): number
  /** Answers with a status in place of 200; 0: it does not answer. */
  refuse(status?: number): void
  /** Answers nothing until the function that it returns is called. */
  hold(): () => void
  close(): Promise<void>
}

export const SIGNING_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
export const SOLAPI = { apiKey: 'NCSTEST', secret: 'solapi-secret' }

/** @param port left out, a free one */
export async function openTextService(port = 0): Promise<TextService> {
  const received: Received[] = []
  let asked = 0
  let refusal: number | undefined
  let held: Promise<void> | undefined
  const server = createServer(async (request, response) => {
    asked++
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    const headers = request.headers as Record<string, string>
    const answer = (status: number, data: object = {}) => response.writeHead(status).end(JSON.stringify(data))
    await held
    if (refusal === 0) return request.socket.destroy()
    if (refusal !== undefined) return answer(refusal, { errorCode: 'Refused' })
    if (request.url === '/moved') return response.writeHead(302, { location: '/texts' }).end()
    if (request.url === '/texts') {
      if (!isSigned(headers, body)) return answer(401)
      received.push(JSON.parse(body))
      return answer(204)
    }
    if (request.url === '/messages/v4/send') {
      if (!isSolapi(headers.authorization ?? '')) return answer(401, { errorCode: 'InvalidAPIKey' })
      received.push(JSON.parse(body).message)
      return answer(200, { statusCode: '2000', statusMessage: 'ok' })
    }
    answer(404)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    address: `${origin}/texts`,
    received,
    asked: () => asked,
    refuse: (status) => {
      refusal = status
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** As a library of Standard Webhooks checks it. */
function isSigned(headers: Record<string, string>, body: string): boolean {
  const key = Buffer.from(SIGNING_SECRET.slice('whsec_'.length), 'base64')
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const id = JSON.parse(body).id
  return (
    id === headers['webhook-id'] &&
    headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(said).digest('base64')}`
  )
}

function isSolapi(authorization: string): boolean {
  const [, apiKey, date, salt, signature] =
    /^HMAC-SHA256 apiKey=(\w+), date=(\S+), salt=(\w{12,64}), signature=(\w+)$/.exec(authorization) ?? []
  const expected = createHmac('sha256', SOLAPI.secret).update(`${date}${salt}`).digest('hex')
  return apiKey === SOLAPI.apiKey && signature === expected
}
