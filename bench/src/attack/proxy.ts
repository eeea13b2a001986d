import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/src/platform/database.ts'
import { databaseUrl, type Product, startProduct } from '../chaos/product.ts'
import { Connection, type Reply } from '../connection.ts'
import { freePorts } from '../free-ports.ts'
import { requestOf } from '../request.ts'
import type { Row } from './row.ts'
import { rssMb } from './visitor.ts'

const ATTEMPTS = 200
/** Wrong passwords before an address is locked. Source: server/src/session/rules.ts. */
const CHECKED_AT_MOST = 30
const DEMO = { id: 'member1', password: 'Fairway#2026' }
/** Claimed client addresses; the proxies see local connections. */
const FORGED = ['x-forwarded-host: evil.example', 'x-forwarded-proto: https']
const SEEN = '127.0.0.1'
const START_MS = 10_000

/** Sends forged headers through one and two nginx proxies. @returns a row for each number of proxies */
export async function attackThroughProxies(): Promise<Row[]> {
  const nginx = findNginx()
  if (!nginx) return [{ ...EMPTY, name: 'forged headers through nginx', detail: 'nginx is not installed' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-proxy-'))
  try {
    const rows: Row[] = []
    for (const proxies of [1, 2]) rows.push(await throughProxies(nginx, dataDir, proxies))
    return rows
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const EMPTY = { sent: 0, answered: 0, worstMs: 0, rssBeforeMb: 0, rssAfterMb: 0, verdict: 'not tried' } as const

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

async function throughProxies(nginx: string, dataDir: string, proxies: number): Promise<Row> {
  const ports = await freePorts(proxies + 1)
  const product = await startProduct(ports[0]!, dataDir, 1, { TRUST_PROXY: String(proxies) })
  const front = await startNginx(nginx, ports)
  const sql = openDatabase(databaseUrl(dataDir)!, 1)
  try {
    return await attack(product, sql, ports.at(-1)!, proxies)
  } finally {
    // Each round starts a product with fresh counters.
    await sql`delete from login_failure`.catch(() => {})
    await sql.end({ timeout: 1 })
    await front.stop()
    await product.stop()
  }
}

async function attack(
  product: Product,
  sql: ReturnType<typeof openDatabase>,
  port: number,
  proxies: number,
): Promise<Row> {
  const connection = new Connection(port)
  const rssBeforeMb = rssMb(product)
  const faults: string[] = []
  let answered = 0
  let worstMs = 0
  const send = async (method: string, path: string, claim: string, body?: unknown): Promise<Reply> => {
    const from = performance.now()
    const lines = [`x-forwarded-for: ${claim}`, ...FORGED]
    const reply = await connection.send(requestOf(method, path, { body, lines }))
    worstMs = Math.max(worstMs, performance.now() - from)
    answered++
    return reply
  }
  const logIn = (id: string, password: string, claim: string) =>
    send('POST', '/hp/api/member/login', claim, { clubCode: 'GC001', id, password })

  const { status } = await logIn(DEMO.id, DEMO.password, '7.7.0.1')
  const [session] = await sql<{ ip: string }[]>`select ip from session order by session_idx desc limit 1`
  if (status !== 200 || session?.ip !== SEEN) faults.push(`the session names ${session?.ip}`)

  const robots = String((await send('GET', '/robots.txt', '7.7.0.1')).body)
  if (!robots.includes(`Sitemap: http://${SEEN}/`))
    faults.push(`the site believes to be at ${robots.split('\n').at(-2)}`)

  let checked = 0
  for (let i = 0; i < ATTEMPTS; i++) {
    const { body } = await logIn(`nobody${i}`, 'wrong', `7.7.${i >> 8}.${i & 255}`)
    if (String(body).includes('BAD_LOGIN')) checked++
  }
  if (checked > CHECKED_AT_MOST) faults.push(`${checked} of ${ATTEMPTS} passwords were checked`)
  connection.cut()
  return {
    name: `forged headers through ${proxies} nginx`,
    sent: ATTEMPTS + 2,
    answered,
    worstMs: Math.round(worstMs),
    rssBeforeMb,
    rssAfterMb: rssMb(product),
    verdict: faults.length === 0 ? 'holds' : 'fails',
    detail: faults.join('; ') || `${checked} of ${ATTEMPTS} passwords checked; session and site name what nginx saw`,
  }
}

/** The first proxy appends to the header; the last one replaces it. */
async function startNginx(nginx: string, ports: number[]): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-nginx-'))
  const [, ...fronts] = ports
  const servers = fronts.map((port, i) => {
    const isOutermost = i === fronts.length - 1
    return `server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://127.0.0.1:${ports[i]};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Host "${isOutermost ? '' : '$http_x_forwarded_host, '}$http_host";
        proxy_set_header X-Forwarded-Proto "${isOutermost ? '' : '$http_x_forwarded_proto, '}$scheme";
      }
    }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
    http { access_log off; ${temporary.join(' ')} ${servers.join('\n')} }`,
  )
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const end = performance.now() + START_MS
  while (performance.now() < end) {
    const connection = new Connection(fronts.at(-1)!)
    const reply = await connection.send(requestOf('GET', '/healthz')).catch(() => undefined)
    connection.cut()
    if (reply?.status === 200) return { stop }
    await wait(50)
  }
  await stop()
  throw new Error('nginx did not start; see above')
}
