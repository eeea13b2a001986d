import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { VIDEO_HOSTS } from '@clubhouse/contract/html'
import { PageGzip } from './page-gzip.ts'
import { PagePieces } from './page-pieces.ts'
import { SECURITY_LIST } from './security.ts'

const FRAMES = VIDEO_HOSTS.map((host) => `https://${host}`).join(' ')

const NONCE_BYTES = 18
const CSP = 'content-security-policy'
const CSP_AT = SECURITY_LIST.indexOf(CSP)
/** Headers of every response; a page has its own Content-Security-Policy. */
const COMMON = SECURITY_LIST.toSpliced(CSP_AT, 2)

/** Placeholder for the nonce: as long as a nonce, and unguessable. */
export const PLACEHOLDER = randomBytes(NONCE_BYTES).toString('base64url')

export class KeptPage {
  readonly status: number
  readonly until: number
  /** Name, value, name, value. */
  readonly #head: readonly string[]
  readonly #body: Buffer
  readonly #places: number[] = []
  readonly #pieces: PagePieces
  #gzip?: PageGzip

  constructor({ status, headers }: Response, body: Buffer, until: number) {
    this.status = status
    this.until = until
    this.#body = body
    const own = [...headers].flat()
    const caching = headers.has('cache-control') ? [] : ['cache-control', 'no-cache']
    this.#head = [...COMMON, ...own, ...caching, 'vary', 'accept-encoding, cookie']
    for (let at = body.indexOf(PLACEHOLDER); at >= 0; at = body.indexOf(PLACEHOLDER, at + 1)) this.#places.push(at)
    this.#pieces = new PagePieces(body, this.#places, PLACEHOLDER.length)
  }

  /** @param more headers of this answer: name, value, name, value */
  send(request: IncomingMessage, response: ServerResponse, more: readonly string[], dev: boolean): void {
    if (this.#places.length === 0) {
      this.#end(response, [CSP, SECURITY_LIST[CSP_AT + 1]!, ...more], [this.#body], this.#body.length)
      return
    }
    const nonce = newNonce()
    const head = [dev ? `${CSP}-report-only` : CSP, policy(nonce), ...more]
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      this.#end(response, head, this.#pieces.with(nonce), this.#pieces.bytes)
      return
    }
    this.#gzip ??= new PageGzip(this.#body, this.#places, PLACEHOLDER.length)
    head.push('content-encoding', 'gzip')
    this.#end(response, head, this.#gzip.with(nonce), this.#gzip.bytes)
  }

  #end(response: ServerResponse, head: string[], pieces: readonly (Buffer | string)[], length: number): void {
    response.writeHead(this.status, [...this.#head, ...head, 'content-length', String(length)])
    response.cork()
    const last = pieces.length - 1
    for (let i = 0; i < last; i++) response.write(pieces[i], 'latin1')
    // With the last piece: an end of its own is one more write.
    response.end(pieces[last], 'latin1')
  }
}

/** Source: quality, section 4. */
function policy(nonce: string): string {
  return `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; frame-src ${FRAMES}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'`
}

const POOL_BYTES = NONCE_BYTES * 200
let pool = Buffer.alloc(0)
let used = 0

/** Random bytes are cheaper in batches. */
function newNonce(): string {
  if (used >= pool.length) {
    pool = randomBytes(POOL_BYTES)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64url', used - NONCE_BYTES, used)
}
