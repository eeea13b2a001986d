import { createTransport } from 'nodemailer'
import { jobContext } from '../../server/src/job/context.ts'
import { keepJobsGoing } from '../../server/src/job/keep-going.ts'
import { sendMail } from '../../server/src/mail/deliver.ts'
import { send } from '../../server/src/mail/send.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { SENT_AT_ONCE } from '../../server/src/platform/post.ts'
import { write } from '../../server/src/platform/write.ts'
import { type Bench, besideSink, openAlone, printHandedOver, type Round, takenBy, untilSent } from './one-process.ts'

// node bench/src/mail.ts [rounds] hands 2,000 emails over to a mail server of this machine, from the commit that causes
// them, against the mail library alone with the same emails and as many connections. One process with its jobs.
const EMAILS = 2_000
const ROUNDS = Number(process.argv[2] ?? 5)

/** What the mail server got. */
interface Taken {
  emails: number
  connections: number
}

await besideSink('./mail-sink.ts', {}, measure)

async function measure({ url, dataDir, sink, port }: Bench): Promise<void> {
  const smtpUrl = `smtp://127.0.0.1:${port}`
  const platform = await openAlone(url, { dataDir, SMTP_URL: smtpUrl })
  const endJobs = keepJobsGoing(platform, [sendMail])
  const rounds: Round[] = []
  let most = 0
  for (let round = 0; round < ROUNDS; round++) {
    await platform.database`vacuum analyze`
    const written = await cause(platform)
    const ours = await untilSent(platform, 'mail')
    const { emails, connections } = await takenBy<Taken>(sink)
    if (emails !== EMAILS) throw new Error(`${emails} of ${EMAILS} emails arrived`)
    most = Math.max(most, connections)
    rounds.push({ written, ours, alone: await libraryAlone(platform, { smtpUrl, sink }) })
  }
  platform.drain()
  await endJobs()
  await platform.close()
  const ours = `handed over, by ${most} connections at most`
  printHandedOver('emails', EMAILS, rounds, { ours, alone: 'the library alone' })
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

/** The floor: the library composes and sends the same texts, and nothing is written down. */
async function libraryAlone(
  { database }: Platform,
  { smtpUrl, sink }: Pick<Bench, 'sink'> & { smtpUrl: string },
): Promise<number> {
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
  const { emails: arrived } = await takenBy<Taken>(sink)
  if (arrived !== EMAILS) throw new Error(`${arrived} of ${EMAILS} emails arrived from the library`)
  return ms
}
