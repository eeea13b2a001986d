import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Row, Target } from './row.ts'
import { p99, rssMb, visitDuring } from './visitor.ts'

const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: club.example\r\n\r\n`
const REQUEST = asked('/')
/** A page, and what is longest of the rest. */
const PIPELINED_PATHS = ['/', '/hp/api/openapi.json', '/sitemap.xml', '/hp/api/docs']
const PIPELINES = 60
const PIPELINED = 5_000
const SLOW = 1_000
const CLOSED_WITHIN_MS = 15_500
const BURST = 900
const READS = 600
const BURST_CONNECTIONS = 30
const SETTLE_MS = 1_000

export async function attackConnections(target: Target): Promise<Row[]> {
  // The first visits render the page and fill the caches.
  await visitDuring(target.url, () => wait(SETTLE_MS))
  const rows: Row[] = []
  for (const path of PIPELINED_PATHS) rows.push(await pipelines(target, path))
  return [...rows, ...(await slowClients(target)), await burst(target)]
}

interface Client {
  socket: Socket
  answers: number[]
  isClosed: boolean
}

async function open({ url }: Target, localAddress: string): Promise<Client> {
  const { port, hostname } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress, noDelay: true })
  const client: Client = { socket, answers: [], isClosed: false }
  socket.on('error', () => {})
  socket.on('close', () => (client.isClosed = true))
  socket.on('end', () => (client.isClosed = true))
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  return client
}

const openAll = (target: Target, count: number, localAddress: string) =>
  Promise.all(Array.from({ length: count }, () => open(target, localAddress)))

function read(client: Client): void {
  client.socket.on('data', (chunk) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
      client.answers.push(Number(status))
  })
}

const answersOf = (clients: Client[]) => clients.reduce((sum, { answers }) => sum + answers.length, 0)
function destroyAll(clients: Client[]): void {
  for (const { socket } of clients) socket.destroy()
}

/** Thousands of requests in one write, without reading responses. */
async function pipelines(target: Target, path: string): Promise<Row> {
  const rssBeforeMb = rssMb(target)
  let rssAfterMb = 0
  let clients: Client[] = []
  const times = await visitDuring(target.url, async () => {
    clients = await openAll(target, PIPELINES, '127.0.0.1')
    for (const { socket } of clients) socket.write(asked(path).repeat(PIPELINED))
    await wait(SETTLE_MS * 5)
    rssAfterMb = rssMb(target)
  })
  for (const client of clients) read(client)
  await wait(SETTLE_MS)
  destroyAll(clients)
  const [cost, visitor] = [rssAfterMb - rssBeforeMb, p99(times)]
  return {
    name: `${PIPELINES} connections send ${PIPELINED} requests for ${path} each and read nothing`,
    sent: PIPELINES * PIPELINED,
    answered: answersOf(clients),
    worstMs: times.at(-1) ?? 0,
    rssBeforeMb,
    rssAfterMb,
    verdict: cost < 100 && visitor < 50 ? 'holds' : 'fails',
    detail: `${cost} MB (below 100), a visitor's p99 ${visitor.toFixed(1)} ms (below 50)`,
  }
}

/** Headers and bodies at one byte a second, and responses that are never read. */
async function slowClients(target: Target): Promise<Row[]> {
  const kinds = [
    { what: 'send their headers slowly', first: 'GET / HTTP/1.1\r\nHost: club.example\r\nX-Slow: ', isReading: true },
    {
      what: 'send their body slowly',
      first:
        'POST /hp/api/member/login HTTP/1.1\r\nHost: club.example\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
      isReading: true,
    },
    { what: 'read nothing', first: REQUEST.repeat(8), isReading: false },
  ]
  const rssBeforeMb = rssMb(target)
  let rssAfterMb = 0
  const groups: Client[][] = []
  const times = await visitDuring(target.url, async () => {
    for (const _ of kinds) groups.push(await openAll(target, SLOW, '127.0.0.3'))
    for (const [i, { first, isReading }] of kinds.entries()) {
      for (const client of groups[i]!) {
        if (isReading) read(client)
        client.socket.write(first)
      }
    }
    const end = performance.now() + CLOSED_WITHIN_MS
    while (performance.now() < end) {
      await wait(SETTLE_MS)
      for (const [i, { isReading }] of kinds.entries()) {
        if (isReading) for (const { socket } of groups[i]!) if (socket.writable) socket.write('x')
      }
    }
    rssAfterMb = rssMb(target)
    // A client that does not read does not see the end either.
    for (const client of groups.at(-1)!) read(client)
    await wait(SETTLE_MS)
  })
  destroyAll(groups.flat())
  return kinds.map(({ what }, i) => {
    const closed = groups[i]!.filter(({ isClosed }) => isClosed).length
    return {
      name: `${SLOW} connections ${what}`,
      sent: SLOW,
      answered: answersOf(groups[i]!),
      worstMs: times.at(-1) ?? 0,
      rssBeforeMb,
      rssAfterMb,
      verdict: closed === SLOW && p99(times) < 500 ? 'holds' : 'fails',
      detail: `${closed} closed within 15 s, a visitor's p99 ${p99(times).toFixed(1)} ms (below 500)`,
    }
  })
}

/** Reads of one second from one address, spread over processes. Needs RATE_LIMIT_SCALE=1. */
async function burst(target: Target): Promise<Row> {
  const rssBeforeMb = rssMb(target)
  let clients: Client[] = []
  const times = await visitDuring(target.url, async () => {
    clients = await openAll(target, BURST_CONNECTIONS, '127.0.0.4')
    for (const client of clients) read(client)
    const each = BURST / BURST_CONNECTIONS
    await Promise.all(
      clients.map(async (client) => {
        for (let i = 1; i <= each && !client.isClosed; i++) {
          client.socket.write(REQUEST)
          while (client.answers.length < i && !client.isClosed) await wait(1)
        }
      }),
    )
  })
  destroyAll(clients)
  const passed = clients.flatMap(({ answers }) => answers).filter((status) => status === 200).length
  return {
    name: `${BURST} reads at once from one address`,
    sent: BURST,
    answered: passed,
    worstMs: times.at(-1) ?? 0,
    rssBeforeMb,
    rssAfterMb: rssMb(target),
    verdict: Math.abs(passed - READS) <= READS / 10 ? 'holds' : 'fails',
    detail: `${passed} passed (${READS}, give or take a tenth)`,
  }
}
