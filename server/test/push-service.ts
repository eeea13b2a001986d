import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/** `decrypt` of RFC 8188, which web-push brings and has no types. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, how: object): Buffer
}

/** What a browser gives to be reached by. */
export interface Browser {
  endpoint: string
  p256dh: string
  auth: string
}

interface Received {
  path: string
  payload: {
    title: string
    body: string
    path: string
    lang: string
    tag: string
    receipt: string
    stop?: { title: string; path: string }
  }
  ttl: number
  topic: string
  urgency: string
  /** Claims of the token, whose signature was checked against the key beside it. */
  claims: { aud: string; exp: number; sub: string }
  serverKey: string
}

/** A real push service, without TLS: it takes what is sent, checks the club's signature, and decrypts as the browser would. */
export interface PushService {
  origin: string
  received: Received[]
  /** How many were sent to it, refused ones too. */
  asked(): number
  /** A browser that subscribed here. @param name the end of its endpoint */
  browser(name?: string): Browser
  /** Answers with a status in place of 201: all, or those to one endpoint. */
  refuse(status?: number, options?: { only?: Browser; retryAfter?: number }): void
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const received: Received[] = []
  const browsers = new Map<string, { key: ReturnType<typeof createECDH>; auth: string }>()
  let asked = 0
  let refusal: { status: number; only?: string; retryAfter?: number } | undefined
  const server = createServer(async (request, response) => {
    asked++
    const path = request.url!
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (refusal && (refusal.only ?? path) === path) {
      const { status, retryAfter } = refusal
      return response.writeHead(status, retryAfter ? { 'retry-after': String(retryAfter) } : {}).end()
    }
    const { key, auth } = browsers.get(path)!
    const plain = ece.decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: key, authSecret: auth })
    const { ttl, topic = '', urgency = '', authorization = '' } = request.headers as Record<string, string>
    const { claims, serverKey } = signed(authorization)
    received.push({ path, payload: JSON.parse(plain.toString()), ttl: Number(ttl), topic, urgency, claims, serverKey })
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    asked: () => asked,
    browser: (name = randomBytes(8).toString('hex')) => {
      const key = createECDH('prime256v1')
      const p256dh = key.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      browsers.set(`/push/${name}`, { key, auth })
      return { endpoint: `${origin}/push/${name}`, p256dh, auth }
    },
    refuse: (status, { only, retryAfter } = {}) => {
      refusal =
        status === undefined
          ? undefined
          : { status, retryAfter, ...(only && { only: new URL(only.endpoint).pathname }) }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Reads `vapid t=…, k=…`. @throws when the token is not signed with the key */
function signed(authorization: string): Pick<Received, 'claims' | 'serverKey'> {
  const [, token = '', serverKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, body, signature] = token.split('.')
  const point = Buffer.from(serverKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const how = { key, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${body}`), how, Buffer.from(signature!, 'base64url')))
    throw new Error('the token is not signed with its key')
  return { claims: JSON.parse(Buffer.from(body!, 'base64url').toString()), serverKey }
}
