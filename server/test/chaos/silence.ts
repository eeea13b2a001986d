import { connect, createServer, type Socket } from 'node:net'

/** A relay between the product and its database that can stop forwarding, as a stopped process does. */
export async function silencer(databaseUrl: string) {
  const database = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    const there = connect(Number(database.port), database.hostname)
    for (const [from, to] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(from)
      if (isSilent) from.pause()
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    if (isSilent) for (const socket of [client, there]) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: url.href,
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
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
