import { connect, type Socket } from 'node:net'

const READ_BYTES = 65_536

/** Stores no responses, to leave the time to the server. @param until by performance.now() @throws unless 200 */
export async function countAnswers(port: number, next: () => string, until: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let answers = 0
  let left = 0
  const onBytes = (bytes: Buffer, count: number) => {
    try {
      left = (left || lengthOf(bytes, count)) - count
    } catch (error) {
      reject(error)
      return false
    }
    if (left > 0) return true
    answers++
    if (performance.now() < until) socket.write(next(), 'latin1')
    else resolve(answers)
    return true
  }
  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: Buffer.allocUnsafe(READ_BYTES), callback: (count, bytes) => onBytes(bytes as Buffer, count) },
  })
  socket.once('connect', () => socket.write(next(), 'latin1'))
  socket.once('error', reject)
  socket.once('close', () => reject(new Error('the connection was cut')))
  return promise.finally(() => socket.destroy())
}

function lengthOf(bytes: Buffer, count: number): number {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const head = bytes.toString('latin1', 0, headEnd < 0 || headEnd > count ? count : headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)
  if (!head.startsWith('HTTP/1.1 200') || headEnd < 0 || !length) throw new Error(`not an answer to count:\n${head}`)
  return headEnd + 4 + Number(length[1])
}
