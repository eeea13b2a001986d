import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The server's answer to an email; undefined accepts it. */
export interface Refusal {
  code: number
  message: string
}

/** A real SMTP server that stores what it receives. */
export interface MailServer {
  url: string
  /** Received emails, oldest first: envelope sender, recipients and content. */
  received: { from: string; to: string[]; mail: Email; raw: string }[]
  refuse(refusal?: Refusal): void
  asked(): number
  /** Connections that were opened so far. */
  connections(): number
  /** Ends the connections that are open, as a server does that restarts. */
  dropAll(): void
  close(): Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  let refusal: Refusal | undefined
  let asked = 0
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Senders keep their connections for a while.
    closeTimeout: 1,
    onConnect: (_session, done) => {
      connections++
      done()
    },
    onRcptTo: (_address, _session, done) => {
      asked++
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        received.push({ from, to, mail: await PostalMime.parse(raw), raw: raw.toString('latin1') })
        done(null, 'kept')
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (next) => {
      refusal = next
    },
    asked: () => asked,
    connections: () => connections,
    dropAll: () => {
      for (const { _socket } of server.connections) _socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
