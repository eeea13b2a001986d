import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Raw bytes to and from a listening server: requests no HTTP client would send. */
export class RawConnection {
  readonly socket: Socket
  text = ''
  readonly closed: Promise<void>

  static async open(server: Server, isReading = true): Promise<RawConnection> {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const connection = new RawConnection(socket, isReading)
    await once(socket, 'connect')
    return connection
  }

  private constructor(socket: Socket, isReading: boolean) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => {})
    if (isReading) socket.on('data', (chunk) => (this.text += chunk.toString('latin1')))
  }

  /** Sends bytes and reads until the server closes the connection. @returns everything received */
  async sendToEnd(bytes: string | Buffer): Promise<string> {
    this.socket.write(bytes)
    await this.closed
    return this.text
  }

  get statuses(): number[] {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }
}
