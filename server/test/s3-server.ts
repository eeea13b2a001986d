import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from './aws-signature.ts'

const SECRET = 'a secret/with+signs'

/** A bucket over HTTP that refuses every request whose AWS signature is wrong: PUT (also in parts), GET, DELETE and list (v2). */
export class S3Server {
  readonly objects = new Map<string, Buffer>()
  readonly refused: string[] = []
  /** Answer the next requests in place of the bucket, one each. */
  readonly instead: ((answer: ServerResponse) => void)[] = []
  readonly #parts = new Map<number, Buffer>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, answer) => void this.#answer(request, answer))
  }

  static async open(): Promise<S3Server> {
    const server = new S3Server()
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  /** As the setting has it. */
  address(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://club:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/files?region=ap-northeast-2`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const body = await buffer(request)
    const instead = this.instead.shift()
    if (instead) return instead(answer)
    const headers = request.headers as Record<string, string>
    if (!isSigned({ method, url, headers }, new Map([['club', SECRET]]))) {
      this.refused.push(`${method} ${url}`)
      return void answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    const { pathname, searchParams } = new URL(url, 'http://storage')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    if (bucket !== 'files') return void answer.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    const key = rest.join('/')
    if (method === 'GET' && searchParams.has('list-type')) return this.#list(searchParams.get('prefix') ?? '', answer)
    if (method === 'POST') return this.#inParts(key, searchParams.get('uploadId'), answer)
    if (method === 'PUT' && searchParams.has('partNumber')) {
      this.#parts.set(Number(searchParams.get('partNumber')), body)
      return void answer.writeHead(200, { etag: '"kept"' }).end()
    }
    if (method === 'PUT') {
      this.objects.set(key, body)
      return void answer.writeHead(200, { etag: '"kept"' }).end()
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return void answer.writeHead(204).end()
    }
    const object = this.objects.get(key)
    if (!object) return void answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    answer.writeHead(200, { 'content-length': object.length }).end(object)
  }

  /** Begins an upload in parts, or ends it. One at a time. */
  #inParts(key: string, uploadId: string | null, answer: ServerResponse): void {
    answer.writeHead(200, { 'content-type': 'application/xml' })
    if (uploadId === null) {
      this.#parts.clear()
      return void answer.end('<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>')
    }
    const inOrder = [...this.#parts].sort(([a], [b]) => a - b).map(([, part]) => part)
    this.objects.set(key, Buffer.concat(inOrder))
    answer.end('<CompleteMultipartUploadResult><ETag>"kept"</ETag></CompleteMultipartUploadResult>')
  }

  #list(prefix: string, answer: ServerResponse): void {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix))
    const contents = keys.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-12-02T00:00:00.000Z</LastModified><ETag>"kept"</ETag>` +
        `<Size>${this.objects.get(key)!.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    )
    const head = `<Name>files</Name><Prefix>${prefix}</Prefix><KeyCount>${keys.length}</KeyCount>`
    answer
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${head}<IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
      )
  }
}
