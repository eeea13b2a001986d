import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Slow mail servers time out; the email is retried later. */
const SMTP_TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000, dnsTimeout: 4_000 }

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
}

export function openPost({ smtpUrl, mailOutboxDir, publicUrl, bounceDomain }: Config): Post {
  return {
    way: smtpUrl ? 'SMTP' : mailOutboxDir ? 'FILES' : 'NONE',
    publicUrl,
    bounceDomain,
    deliver: async (letter) => {
      if (mailOutboxDir) await writeLetter(mailOutboxDir, letter)
      return smtpUrl ? sendLetter(smtpUrl, letter) : ''
    },
  }
}

/** Written atomically; a retry writes the same file. */
async function writeLetter(folder: string, { name, bytes }: Letter): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.eml`)
  await writeFile(`${path}.part`, bytes, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

async function sendLetter(url: string, { from, to, bytes }: Letter): Promise<string> {
  // Loaded on demand: most starts never send an email.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...SMTP_TIMEOUTS } as never)
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: [to] }, raw: bytes })
    return response
  } finally {
    transport.close()
  }
}
