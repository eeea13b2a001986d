import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What the other side gets of these bytes; undefined cuts the connection. */
type Pass = (bytes: Buffer) => Buffer | undefined

/**
 * A database server behind a relay, which can change what passes, and stop forwarding as a stopped process does.
 * @param address of the server
 * @param ways of what clients ask and of what the server answers
 */
export async function relayTo(
  address: string,
  { asked = all, answered = all }: { asked?: Pass; answered?: Pass } = {},
) {
  let real = new URL(address)
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let isSilent = false
  const forward = (from: Socket, to: Socket, pass: Pass) => {
    sockets.add(from)
    from.on('data', (bytes: Buffer) => {
      const passed = pass(bytes)
      if (passed) to.write(passed)
      else from.destroy()
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (isSilent) from.pause()
  }
  const relay = createServer((client) => {
    const there = connect(Number(real.port), real.hostname)
    clients.add(client.on('close', () => clients.delete(client)))
    forward(client, there, asked)
    forward(there, client, answered)
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  return {
    url: Object.assign(new URL(address), { port: String((relay.address() as AddressInfo).port) }).href,
    get isSilent() {
      return isSilent
    },
    stop() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    /** Leads the next connections to another server. */
    leadTo(other: string) {
      real = new URL(other)
    },
    /** Resets the connections of the clients, as a server that lost power does. */
    reset() {
      for (const client of clients) client.resetAndDestroy()
    },
    close: () => new Promise<void>((resolve) => relay.close(() => resolve())),
  }
}

const all: Pass = (bytes) => bytes
