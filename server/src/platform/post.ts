import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Slow mail servers are given up: the mail is tried again later. */
const SMTP_TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000, dnsTimeout: 4_000 }

/** A mail as bytes, and who it is from and for. */
export interface Letter {
  /** On the envelope: where it comes back to. What people see stands in the mail. */
  from: string
  to: string
  bytes: Buffer
  /** Of its file, where mails are written to a folder. */
  name: string
}

/** How mails leave this house. */
export interface Post {
  /** Over a mail server, only into files, or not at all. */
  readonly way: 'SMTP' | 'FILES' | 'NONE'
  /** The address people type, for links; unknown, there are none. */
  readonly publicUrl?: string
  /** Where mails come back to, each to an address of its own; unknown, they come back to the club's. */
  readonly bounceDomain?: string
  /** @returns what the mail server said; empty without one @throws what it or the network said against it */
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

/** The file is there whole or not at all; a second try writes the same one. */
async function writeLetter(folder: string, { name, bytes }: Letter): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.eml`)
  await writeFile(`${path}.part`, bytes, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

async function sendLetter(url: string, { from, to, bytes }: Letter): Promise<string> {
  // Most starts never send a mail.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...SMTP_TIMEOUTS } as never)
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: [to] }, raw: bytes })
    return response
  } finally {
    transport.close()
  }
}
