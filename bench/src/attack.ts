import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attackConnections } from './attack/connections.ts'
import { fewConnections } from './attack/few-connections.ts'
import { hostileTexts } from './attack/hostile.ts'
import { passwordLock } from './attack/lock.ts'
import { attackThroughProxies } from './attack/proxy.ts'
import { malformedRequests, refusedUploads } from './attack/requests.ts'
import type { Row, Target } from './attack/row.ts'
import { silentDatabase } from './attack/silence.ts'
import { tried } from './attack/tried.ts'
import { unpublishedFiles } from './attack/unpublished.ts'
import { startProduct } from './chaos/product.ts'
import { freePorts } from './free-ports.ts'
import { table } from './table.ts'

// Proves that a running product withstands attacks: npm run proof:attack [-- part of a name]
const wanted = process.argv[2] ?? ''
const folders: string[] = []
const rows: Row[] = []

/** Limits at their defaults, because they are under test. */
const limited: [string, (target: Target) => Promise<Row | Row[]>][] = [
  ['password', (target) => tried(target, 'passwords guessed under forged addresses', () => passwordLock(target))],
  ['connections', attackConnections],
]
const open: [string, (target: Target, dataDir: string) => Promise<Row>][] = [
  ['uploads', (target) => tried(target, 'refused uploads of 900 kB', () => refusedUploads(target))],
  ['malformed', (target) => tried(target, 'malformed requests', () => malformedRequests(target))],
  ['hostile', (target) => tried(target, 'hostile texts in every field of every call', () => hostileTexts(target))],
  ['files', (target, dir) => tried(target, 'files of unpublished posts', () => unpublishedFiles(target, dir))],
  ['silent', (target, dir) => tried(target, 'a database stopped for 10 s', () => silentDatabase(target, dir))],
]

try {
  const dataDir = folder()
  await against(dataDir, '1', limited)
  await against(dataDir, '100000', open)
  if (isWanted('proxies')) add(await attackThroughProxies())
  if (isWanted('few')) add(await fewConnections(folder()))
} finally {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
}
const heading = ['attack', 'sent', 'answered', 'worst ms', 'MB before', 'MB after', 'verdict', 'numbers']
console.log(`\n${table([heading, ...rows.map(columns)])}`)
const isHeld = rows.every(({ verdict }) => verdict !== 'fails')
console.log(isHeld ? '\nHolds.' : '\nDoes not hold.')
process.exit(isHeld ? 0 : 1)

async function against(
  dataDir: string,
  scale: string,
  attacks: [string, (target: Target, dir: string) => Promise<Row | Row[]>][],
) {
  const chosen = attacks.filter(([name]) => isWanted(name))
  if (chosen.length === 0) return
  console.log('Starting the product …')
  const [port] = (await freePorts(1)) as [number]
  const product = await startProduct(port, dataDir, 2, { RATE_LIMIT_SCALE: scale })
  try {
    for (const [, attack] of chosen) add(await attack(product, dataDir))
  } finally {
    await product.stop()
  }
}

function add(found: Row | Row[]): void {
  for (const row of [found].flat()) {
    rows.push(row)
    console.log(`${row.verdict}: ${row.name}`)
  }
}

function isWanted(name: string): boolean {
  return name.includes(wanted)
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'clubhouse-attack-'))
  folders.push(path)
  return path
}

function columns(row: Row): string[] {
  const numbers = [row.sent, row.answered, row.worstMs, row.rssBeforeMb, row.rssAfterMb]
  return [row.name, ...numbers.map((n) => String(Math.round(n))), row.verdict, row.detail]
}
