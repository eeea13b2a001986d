import type { AddressInfo } from 'node:net'
import type { SMTPServerSession } from 'smtp-server'
import type { Platform } from '../../platform/platform.ts'
import { bounceKey } from '../bounce-address.ts'
import { isKnown, take } from './bounce.ts'

/** A report including the original email; ours are about 20 kB. */
const MOST_BYTES = 256 * 1024
const CLIENTS = 20
const CLIENTS_OF_ONE_ADDRESS = 5
/** Disconnects clients that guess addresses. */
const WRONG_RECIPIENTS = 3
const IDLE_MS = 30_000
const SESSION_MS = 300_000
const GOODBYE_MS = 1_000

type Done = (error?: Error | null) => void
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
const LATER = refusal(451, 'Try again later')

interface BounceReceiver {
  port: number
  close(): Promise<void>
}

/** Accepts bounces of our own emails only. @throws the error of the port, such as EADDRINUSE */
export async function openBounceReceiver(
  { database, config, log }: Pick<Platform, 'database' | 'config' | 'log'>,
  domain: string,
): Promise<BounceReceiver> {
  // Loaded on demand: most starts never receive an email.
  const { SMTPServer } = await import('smtp-server')
  const wrong = new WeakMap<SMTPServerSession, number>()
  const refuse = (err: unknown) => {
    log.warn({ err }, 'a bounce could not be taken')
    return LATER
  }

  const server = new SMTPServer({
    name: domain,
    // No STARTTLS: the package's certificate is for no known name, and bounces have crossed the network already.
    disabledCommands: ['AUTH', 'STARTTLS', 'XCLIENT', 'XFORWARD'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: MOST_BYTES,
    rejectOversized: true,
    maxRecipients: 1,
    maxClients: CLIENTS,
    socketTimeout: IDLE_MS,
    closeTimeout: GOODBYE_MS,
    onConnect: ({ remoteAddress }, done) => {
      const ofOne = [...server.connections].filter((connection) => connection.remoteAddress === remoteAddress).length
      done(ofOne > CLIENTS_OF_ONE_ADDRESS ? refusal(421, 'Too many connections from your address') : null)
    },
    onRcptTo: async ({ address }, session, done) => {
      done(await refuseRecipient(address, session).catch(refuse))
    },
    onData: (stream, session, done: Done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk)
      })
      stream.on('end', () => {
        const key = bounceKey(session.envelope.rcptTo[0]?.address ?? '', domain)
        // The server itself answers that it was too large.
        if (stream.sizeExceeded || !key) return done()
        take(database, key, Buffer.concat(chunks)).then(
          () => done(),
          (error) => done(refuse(error)),
        )
      })
    },
  })

  async function refuseRecipient(address: string, session: SMTPServerSession): Promise<Error | null> {
    const key = bounceKey(address, domain)
    if (key && (await isKnown(database, key))) return null
    const count = (wrong.get(session) ?? 0) + 1
    wrong.set(session, count)
    return count < WRONG_RECIPIENTS ? refusal(550, 'No such mailbox here') : refusal(421, 'Too many wrong mailboxes')
  }

  // Longest connection, however active.
  server.server.on('connection', (socket) => {
    const enough = setTimeout(() => socket.destroy(), SESSION_MS).unref()
    socket.once('close', () => clearTimeout(enough))
  })
  await new Promise<void>((resolve, reject) => {
    // Later errors concern single connections, which close themselves.
    server.on('error', reject)
    // Exclusive: this process alone, without sharing the port among workers.
    server.server.listen({ port: config.bouncePort, host: config.host, exclusive: true }, resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
