import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Slow mail servers time out; the email is retried later. */
const SMTP_TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000, dnsTimeout: 4_000 }

/** Emails that a process sends at the same time: a few connections of the pool to the database stay for requests. */
export const SENT_AT_ONCE = 8

/**
 * A connection for each email that is being sent, so that none waits for one. They are kept for the next email, and end before `socketTimeout` ends them. An email that the server closed its connection
 * before is sent once over another one; after that the outbox retries it.
 */
const SMTP_POOL = { maxConnections: SENT_AT_ONCE, maxMessages: 100, idleTimeout: 5_000, maxRequeues: 1 }

export interface Letter {
  /** The envelope sender that bounces return to; the From header is in the message. */
  from: string
  to: string
  bytes: Buffer
  name: string
}

export interface Post {
  /** By SMTP, into files only, or not at all. */
  readonly way: 'SMTP' | 'FILES' | 'NONE'
  /** PUBLIC_URL for links; without it emails have no links. */
  readonly publicUrl?: string
  /** Domain of bounce addresses; without it bounces return to the club's address. */
  readonly bounceDomain?: string
  /** @returns the mail server's answer; empty without a server @throws its error, or that of the network */
  deliver(letter: Letter): Promise<string>
  /** Ends the connections to the mail server. What is being sent ends first. */
  close(): void
}

/** True where emails leave the server; in files, or without a way, nobody receives them. */
export const sendsMail = ({ post }: { post: Pick<Post, 'way'> }): boolean => post.way === 'SMTP'

export function openPost({ smtpUrl, mailOutboxDir, publicUrl, bounceDomain }: Config): Post {
  let transport: Promise<SmtpTransport> | undefined
  return {
    way: smtpUrl ? 'SMTP' : mailOutboxDir ? 'FILES' : 'NONE',
    publicUrl,
    bounceDomain,
    deliver: async (letter) => {
      if (mailOutboxDir) await writeLetter(mailOutboxDir, letter)
      if (!smtpUrl) return ''
      transport ??= openTransport(smtpUrl)
      return sendLetter(await transport, letter)
    },
    close: () => {
      transport?.then((opened) => opened.close())
    },
  }
}

/** Connects to a mail server and logs in with the user and password of its address. @throws what it, or the network, refuses */
export async function greetMailServer(url: string): Promise<void> {
  const transport = await openTransport(url)
  await transport.verify().finally(() => transport.close())
}

/** Written atomically; a retry writes the same file. */
async function writeLetter(folder: string, { name, bytes }: Letter): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.eml`)
  await writeFile(`${path}.part`, bytes, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

async function openTransport(url: string) {
  // Loaded on demand: most starts never send an email.
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, ...SMTP_POOL, ...SMTP_TIMEOUTS })
}
type SmtpTransport = Awaited<ReturnType<typeof openTransport>>

async function sendLetter(transport: SmtpTransport, { from, to, bytes }: Letter): Promise<string> {
  const { response } = await transport.sendMail({ envelope: { from, to: [to] }, raw: bytes })
  return response
}
