import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Target } from './row.ts'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The client address that the server sees, such as 127.0.0.5. */
  from?: string
}

const AT_ONCE = 16
const PATIENCE_MS = 20_000
const agents = new Map<string, Agent>()

/** One request over kept-alive connections. @throws when the connection is cut or there is no response within 20 s */
export function ask({ url }: Target, path: string, { method = 'GET', headers, body, from = '127.0.0.1' }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  agents.set(from, agent)
  const { port, hostname } = new URL(url)
  const sent = request({ hostname, port, path, method, headers, agent, localAddress: from }, async (response) => {
    const reply = { status: response.statusCode!, headers: response.headers }
    if (!reply.headers['content-type']?.startsWith('text/event-stream'))
      return resolve({ ...reply, body: await text(response).catch(() => '') })
    resolve({ ...reply, body: '' })
    sent.destroy()
  })
  sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')))
  sent.once('error', reject)
  sent.end(body)
  return promise
}

export const send = (target: Target, method: string, path: string, value: unknown, asked: Asked = {}) =>
  ask(target, path, {
    ...asked,
    method,
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json', ...asked.headers },
  })

export function isEnvelope(body: string): boolean {
  try {
    const { result, fail } = JSON.parse(body)
    return result === true || (result === false && typeof fail.code === 'string')
  } catch {
    return false
  }
}

export const DEMO_PASSWORD = 'Fairway#2026'

/** Logs in with an account of the demo club. @returns its access token */
export async function logIn(target: Target, id: string): Promise<string> {
  const { body } = await send(target, 'POST', '/hp/api/member/login', {
    clubCode: 'GC001',
    id,
    password: DEMO_PASSWORD,
  })
  const { result, data, fail } = JSON.parse(body)
  if (!result) throw new Error(`${id} could not log in: ${fail.code}`)
  return data.accessToken ?? data.access_token ?? data.token
}
