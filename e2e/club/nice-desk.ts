import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { NiceHouse } from '../../server/test/nice-house.ts'
import type { Club } from './club.ts'
import { PASSWORD } from './people.ts'

const CUSTOMER = { siteCode: 'client-1', secret: 'hush-hush' }

/** A stand-in for NICE with the window that people see, on another origin. */
export interface NiceDesk {
  /** Enables these verification methods, including this provider. */
  offer(url: string, kinds: readonly ('NICE' | 'EMAIL' | 'STAFF')[]): Promise<void>
  close(): Promise<void>
}

export async function openNiceDesk(club: Club): Promise<NiceDesk> {
  const house = await NiceHouse.open(CUSTOMER.siteCode, CUSTOMER.secret, club.now)
  const server = createServer((request, response) => {
    const asked = new URL(request.url!, 'http://desk').searchParams
    const version = asked.get('token_version_id')
    if (!version) return response.writeHead(204).end()
    const { requestno, returnurl } = house.asked(version, asked.get('enc_data')!)
    showWindow(response, returnurl, house.finish(version, requestno))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    offer: async (url, kinds) => {
      const token = (await ask(url, 'POST', '/member/login', { id: 'manager1', password: PASSWORD })).accessToken
      const { version } = await ask(url, 'GET', '/site/cert?clubCode=GC001')
      const all = (['EMAIL', 'STAFF', 'NICE'] as const).map((kind) => ({
        kind,
        isUse: kinds.includes(kind),
        ...(kind === 'NICE' && CUSTOMER),
      }))
      await ask(url, 'PUT', '/site/cert', { version, kinds: all }, token)
      const formUrl = `http://127.0.0.1:${port}/service.cb`
      await club.sql`update cert_kind set api_url = ${house.url}, form_url = ${formUrl} where kind = 'NICE'`
      // Kept answers and pages are dropped by a notification, which may arrive after the answer of the change.
      const isOffered = async () => {
        const { certKinds } = await ask(url, 'GET', '/member/rules?clubCode=GC001')
        return all.every(({ kind, isUse }) => certKinds.includes(kind) === isUse)
      }
      while (!(await isOffered())) await wait(50)
    },
    close: async () => {
      await house.close()
      await new Promise((done) => server.close(done))
    },
  }
}

/** One button instead of a phone: it posts the answer back, as the provider does. */
function showWindow(response: ServerResponse, returnUrl: string, answer: Record<string, string>): void {
  const fields = Object.entries(answer).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<link rel="icon" href="data:,"><form method="post" action="${returnUrl}">${fields.join('')}<button>It is me</button></form>`,
    )
}

async function ask(url: string, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${url}/hp/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify({ clubCode: 'GC001', ...body }),
  })
  const answer = (await response.json()) as {
    result: boolean
    data: { accessToken: string; version: number; certKinds: string[] }
  }
  if (!answer.result) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer.data
}
