import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  smtpUrl: string
  /** Waits for the newest email to an address whose subject or text matches. */
  mailTo(address: string, fits: RegExp): Promise<Email>
  /** The six digits of the newest email to an address; each is returned once. */
  codeFor(address: string): Promise<string>
  close(): Promise<void>
}

const CODE = /^\s*(\d{6})\s*$/m

export async function openMailbox(): Promise<Mailbox> {
  const arrived: { to: string[]; mail: Email }[] = []
  const taken = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        })
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  async function mailTo(address: string, fits: (mail: Email) => boolean): Promise<Email> {
    const find = () => arrived.findLast(({ to, mail }) => to.includes(address) && fits(mail))?.mail
    await expect.poll(() => find() !== undefined).toBe(true)
    return find()!
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailTo: (address, fits) => mailTo(address, ({ subject, text }) => fits.test(`${subject}\n${text}`)),
    codeFor: async (address) => {
      const fresh = ({ text }: Email) => !!text?.match(CODE) && !taken.has(`${address} ${text.match(CODE)![1]}`)
      const code = (await mailTo(address, fresh)).text!.match(CODE)![1]!
      taken.add(`${address} ${code}`)
      return code
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
