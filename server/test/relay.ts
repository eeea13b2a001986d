import { type AddressInfo, connect, createServer } from 'node:net'

interface Ways {
  /** What the server gets of what a client sends; undefined cuts the connection. */
  asked?: (bytes: Buffer) => Buffer | undefined
  /** What a client gets of what the server sends. */
  answered?: (bytes: Buffer) => Buffer
}

/** A database server behind a relay. @param address of the server */
export async function relayTo(address: string, { asked = same, answered = same }: Ways) {
  const real = new URL(address)
  const relay = createServer((client) => {
    const upstream = connect(Number(real.port), real.hostname)
    client
      .on('error', () => {})
      .on('data', (bytes: Buffer) => {
        const passed = asked(bytes)
        if (passed) upstream.write(passed)
        else client.destroy()
      })
    upstream.on('error', () => {}).on('data', (bytes: Buffer) => client.write(answered(bytes)))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(address), { port: String((relay.address() as AddressInfo).port) }).href
  const close = () => new Promise<void>((resolve) => relay.close(() => resolve()))
  return { url, close }
}

const same = (bytes: Buffer) => bytes
