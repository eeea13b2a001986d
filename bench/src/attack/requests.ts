import { connect } from 'node:net'
import { Connection } from '../connection.ts'
import { requestOf } from '../request.ts'
import { isEnvelope } from './ask.ts'
import type { Target } from './row.ts'
import type { Found } from './tried.ts'

const HOST = 'Host: club.example\r\n'
const CLOSING_MS = 20_000
const REFUSED_AT_ONCE = 20
const LARGE = 900_000

const get = (target: string, headers = HOST) => `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST /hp/api/member/login HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Type: application/json\r\n${headers}\r\n${body}`

const MALFORMED = {
  'a request line': 'GET / nonsense\r\n\r\n',
  'a method': `BREW / HTTP/1.1\r\n${HOST}\r\n`,
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a header without a colon': get('/', `${HOST}nonsense\r\n`),
  'a header with NUL': get('/', `${HOST}X: a\0b\r\n`),
  'a folded header': get('/', `${HOST}X: a\r\n b\r\n`),
  'a large header': get('/', `${HOST}Cookie: ${'x'.repeat(40_000)}\r\n`),
  'a long address': get(`/${'x'.repeat(40_000)}`),
  'bad percent-encoding': get('/hp/api/files/%E0%A4%A'),
  'NUL in the path': get('/hp/api/files/1/a%00b'),
  'two Hosts': get('/', `${HOST}Host: evil.example\r\n`),
  'no Host': get('/', ''),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'),
  'a length and chunks': post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'a negative length': post('Content-Length: -1\r\n', '{}'),
  'a chunk without a size': post('Transfer-Encoding: chunked\r\n', 'x\r\n'),
  'a chunk with a long extension': post('Transfer-Encoding: chunked\r\n', `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
  'a body that is not JSON': post('Content-Length: 4\r\n', '{"a\n'),
  'a body without an end': post('Content-Length: 200000\r\n', '['.repeat(200_000)),
  'a tunnel': `CONNECT club.example:443 HTTP/1.1\r\n${HOST}\r\n`,
}

export async function malformedRequests({ url }: Target): Promise<Found> {
  const faults: string[] = []
  const all = Object.entries(MALFORMED)
  const answers = await Promise.all(all.map(([, bytes]) => exchange(Number(new URL(url).port), bytes)))
  for (const [i, [name]] of all.entries()) {
    const [head = '', body = ''] = answers[i]!.split('\r\n\r\n')
    const status = Number(head.split(' ')[1])
    if (!(status >= 400 && status < 500)) faults.push(`${name}: ${status || 'no answer'}`)
    else if (!isEnvelope(body)) faults.push(`${name}: no envelope`)
  }
  const answered = answers.filter(Boolean).length
  return { sent: all.length, answered, faults, detail: 'each refused with 4xx, in the envelope' }
}

function exchange(port: number, bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let text = ''
  const timer = setTimeout(() => socket.destroy(), CLOSING_MS)
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(timer)
    resolve(text)
  })
  socket.write(Buffer.from(bytes, 'latin1'))
  return promise
}

const file = (type: string) =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="a.heic"\r\nContent-Type: ${type}\r\n\r\n${'x'.repeat(LARGE)}\r\n--b--\r\n`
const sent = (path: string, type: string, body: string) =>
  `POST /hp/api${path} HTTP/1.1\r\n${HOST}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const REFUSED: [number, string][] = [
  [401, sent('/event', 'multipart/form-data; boundary=b', file('image/heic'))],
  [404, sent('/nowhere', 'multipart/form-data; boundary=b', file('image/heic'))],
  [413, sent('/member/login', 'application/json', `"${'x'.repeat(LARGE)}"`)],
  [415, sent('/member/login', 'text/xml', 'x'.repeat(LARGE))],
]

/** Refused bodies of 900 kB, each followed by another request on the same connection. */
export async function refusedUploads({ url }: Target): Promise<Found> {
  const faults: string[] = []
  let answered = 0
  await Promise.all(
    Array.from({ length: REFUSED_AT_ONCE }, async () => {
      const connection = new Connection(Number(new URL(url).port))
      for (const [status, bytes] of REFUSED) {
        const statuses = [bytes, requestOf('GET', '/healthz')].map((request) => async () => {
          const reply = await connection.send(request)
          answered++
          return reply.status
        })
        try {
          const got = [await statuses[0]!(), await statuses[1]!()]
          if (got[0] !== status || got[1] !== 200) faults.push(`${got.join(' and ')} instead of ${status} and 200`)
        } catch (error) {
          faults.push(`${status}: ${(error as Error).message}`)
        }
      }
      connection.cut()
    }),
  )
  const count = REFUSED_AT_ONCE * REFUSED.length * 2
  return { sent: count, answered, faults, detail: 'each refused, and the next request served' }
}
