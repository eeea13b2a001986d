import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Report {
  query: Record<string, string>
  headers: Record<string, unknown>
  body: { client_id: string; events: { name: string; params: Record<string, unknown> }[] }
}

/** A real HTTP server that takes what Google's Measurement Protocol takes, and answers as it does: 204, whatever was sent. */
export interface AnalyticsServer {
  url: string
  /** Oldest first. */
  reports: Report[]
  /** What breaks the rules of the protocol. */
  wrong: string[]
  /** How the next reports are answered; without an argument, as usual. */
  answer(how?: (response: ServerResponse) => void): void
  close(): Promise<void>
}

export async function openAnalyticsServer(): Promise<AnalyticsServer> {
  const reports: Report[] = []
  const wrong: string[] = []
  let how: ((response: ServerResponse) => void) | undefined
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { pathname, searchParams } = new URL(request.url!, 'http://analytics')
    const report = {
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: JSON.parse(Buffer.concat(parts).toString()),
    }
    if (request.method !== 'POST' || pathname !== '/mp/collect') wrong.push(`${request.method} ${pathname}`)
    wrong.push(...faultsIn(report))
    reports.push(report)
    if (how) return how(response)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mp/collect`,
    reports,
    wrong,
    answer: (next) => {
      how = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Source: the protocol's reference and its limitations. */
function faultsIn({ query, body }: Report): string[] {
  const { client_id, events } = body
  return [
    !/^G-[A-Z0-9]+$/.test(query.measurement_id ?? '') && 'measurement_id',
    !query.api_secret && 'api_secret',
    !client_id && 'client_id',
    !(events.length >= 1 && events.length <= 25) && 'events',
    events.some(({ name }) => !/^[a-z]\w{0,39}$/i.test(name)) && 'name of an event',
    events.some(({ params }) => Object.keys(params).length > 25) && 'params',
    events.some(({ params }) =>
      Object.entries(params).some(([name, value]) => name.length > 40 || String(value).length > 1000),
    ) && 'param',
    JSON.stringify(body).length > 130_000 && 'size',
  ].filter((fault) => fault !== false)
}
