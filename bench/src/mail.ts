import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createTransport } from 'nodemailer'
import { jobContext } from '../../server/src/job/context.ts'
import { keepJobsGoing } from '../../server/src/job/keep-going.ts'
import { loadProductTexts } from '../../server/src/language/product-texts.ts'
import { sendMail } from '../../server/src/mail/deliver.ts'
import { send } from '../../server/src/mail/send.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openDatabase } from '../../server/src/platform/database.ts'
import { openEmbeddedDatabase } from '../../server/src/platform/embedded-database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createDatabase, migrate } from '../../server/src/platform/migrate.ts'
import { openPlatform, type Platform } from '../../server/src/platform/platform.ts'
import { SENT_AT_ONCE } from '../../server/src/platform/post.ts'
import { write } from '../../server/src/platform/write.ts'
import { seed } from '../../server/src/seed/seed.ts'
import { table } from './table.ts'

// node bench/src/mail.ts [rounds] hands 2,000 emails over to a mail server of this machine, from the commit that causes
// them, against the mail library alone with the same emails and as many connections. One process with its jobs.
const EMAILS = 2_000
const ROUNDS = Number(process.argv[2] ?? 5)
const AIM_MS = 10_000
const PACE_MS = 20

const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
const server = await openEmbeddedDatabase(dataDir)
const sink = new Worker(new URL('./mail-sink.ts', import.meta.url))
const [port] = (await once(sink, 'message')) as [number]
const smtpUrl = `smtp://127.0.0.1:${port}`
try {
  await measure(server.url())
} finally {
  await sink.terminate()
  await server.stop('immediate')
  rmSync(dataDir, { recursive: true, force: true })
}

/** What the mail server got since it was last asked. */
async function taken(): Promise<{ emails: number; connections: number }> {
  sink.postMessage('count')
  const [counts] = (await once(sink, 'message')) as [{ emails: number; connections: number }]
  return counts
}

async function measure(url: string): Promise<void> {
  const platform = await club(url)
  const endJobs = keepJobsGoing(platform, [sendMail])
  const rows: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    await platform.database`vacuum analyze`
    const written = await cause(platform)
    const began = performance.now()
    while ((await waiting(platform)) > 0) await new Promise((resolve) => setTimeout(resolve, PACE_MS))
    const ours = performance.now() - began
    const { emails, connections } = await taken()
    if (emails !== EMAILS) throw new Error(`${emails} of ${EMAILS} emails arrived`)
    const alone = await libraryAlone(platform)
    rows.push([written, ours, connections, alone])
  }
  platform.drain()
  await endJobs()
  await platform.close()
  print(rows)
}

/** One change that 2,000 people hear of. @returns milliseconds until it is committed */
async function cause(platform: Platform): Promise<number> {
  const began = performance.now()
  await write(jobContext(platform, 'bench'), async (tx) => {
    for (let n = 0; n < EMAILS; n++)
      await send(tx, 'CLUB_MESSAGE', 'en', `m${n}@example.com`, {
        name: `Member ${n}`,
        title: 'The course opens at nine',
        text: ['Frost keeps the course closed until nine on Saturday.', 'Your tee time moves with it.'],
      })
  })
  return performance.now() - began
}

async function waiting({ database }: Platform): Promise<number> {
  const [row] = await database<[{ waiting: number }]>`
    select count(*) as waiting from mail where state = 'WAITING'`
  return row.waiting
}

/** The floor: the library composes and sends the same texts, and nothing is written down. */
async function libraryAlone({ database }: Platform): Promise<number> {
  const emails = await database<{ toEmail: string; subject: string; text: string; html: string }[]>`
    select to_email, subject, text, html from mail order by mail_idx desc limit ${EMAILS}`
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: SENT_AT_ONCE })
  const began = performance.now()
  await Promise.all(
    emails.map(({ toEmail: to, ...letter }) =>
      transport.sendMail({ from: 'hello@greenhill.example', to, ...letter, disableFileAccess: true }),
    ),
  )
  const ms = performance.now() - began
  transport.close()
  const { emails: arrived } = await taken()
  if (arrived !== EMAILS) throw new Error(`${arrived} of ${EMAILS} emails arrived from the library`)
  return ms
}

async function club(url: string): Promise<Platform> {
  await createDatabase(url)
  const database = openDatabase(url, 2)
  await migrate(database)
  await loadProductTexts(database)
  const config = { clubCode: 'GC001', siteCode: 'GREENHILL', dataDir, sessionSecret: '' }
  await seed({ database, config }, 'empty')
  await database.end()
  const settings = { DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), SMTP_URL: smtpUrl }
  return openPlatform(readConfig(settings), url, createLog('warn'))
}

function print(rounds: readonly number[][]): void {
  const [written, ours, connections, alone] = [0, 1, 2, 3].map((at) => median(rounds.map((row) => row[at]!)))
  const least = (at: number) => Math.min(...rounds.map((row) => row[at]!)).toFixed(0)
  console.log(
    table([
      [`${EMAILS} emails`, 'ms', 'least', 'a second', 'of the library alone', 'aim, ms'],
      ['written, with their cause', written!.toFixed(0), least(0), '', '', ''],
      [
        `handed over, by ${connections} connections`,
        ours!.toFixed(0),
        least(1),
        ((EMAILS * 1000) / ours!).toFixed(0),
        (ours! / alone!).toFixed(2),
        String(AIM_MS),
      ],
      ['the library alone', alone!.toFixed(0), least(3), ((EMAILS * 1000) / alone!).toFixed(0), '1.00', ''],
    ]),
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
