import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { VIDEO_HOSTS } from '@clubhouse/contract/html'
import { PageBytes } from './page-bytes.ts'
import { pageGzip } from './page-gzip.ts'
import { SECURITY_LIST } from './security.ts'

const FRAMES = VIDEO_HOSTS.map((host) => `https://${host}`).join(' ')

const NONCE_BYTES = 18
const CSP = 'content-security-policy'
const CSP_AT = SECURITY_LIST.indexOf(CSP)
/** Headers of every response; a page has its own Content-Security-Policy. */
const COMMON = SECURITY_LIST.toSpliced(CSP_AT, 2)
const COMMON_CSP = SECURITY_LIST[CSP_AT + 1]!

/** Placeholder for the nonce: as long as a nonce, and unguessable. */
export const PLACEHOLDER = randomBytes(NONCE_BYTES).toString('base64url')

export class KeptPage {
  readonly status: number
  readonly until: number
  /** Name, value, name, value. */
  readonly #head: readonly string[]
  readonly #body: Buffer
  readonly #places: number[] = []
  readonly #plain: PageBytes
  #gzip?: PageBytes

  constructor({ status, headers }: Response, body: Buffer, until: number) {
    this.status = status
    this.until = until
    this.#body = body
    const own = [...headers].flat()
    const caching = headers.has('cache-control') ? [] : ['cache-control', 'no-cache']
    this.#head = [...COMMON, ...own, ...caching, 'vary', 'accept-encoding, accept-language, cookie']
    for (let at = body.indexOf(PLACEHOLDER); at >= 0; at = body.indexOf(PLACEHOLDER, at + 1)) this.#places.push(at)
    this.#plain = new PageBytes(body, this.#places)
  }

  /** @param more headers of this answer: name, value, name, value */
  send(request: IncomingMessage, response: ServerResponse, more: readonly string[], dev: boolean): void {
    if (this.#places.length === 0) {
      const length = String(this.#body.length)
      response.writeHead(this.status, [...this.#head, CSP, COMMON_CSP, ...more, 'content-length', length])
      response.end(this.#body)
      return
    }
    const nonce = randomBytes(NONCE_BYTES).toString('base64url')
    const head = [...this.#head, dev ? `${CSP}-report-only` : CSP, policy(nonce), ...more]
    let page = this.#plain
    if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      this.#gzip ??= pageGzip(this.#body, this.#places, PLACEHOLDER.length)
      page = this.#gzip
      head.push('content-encoding', 'gzip')
    }
    response.writeHead(this.status, [...head, 'content-length', String(page.length)])
    sendBody(response, page, Buffer.from(nonce))
  }
}

function sendBody(response: ServerResponse, page: PageBytes, nonce: Buffer): void {
  // A client that has not read earlier responses may never read this one.
  const isBehind = response.socket === null || response.socket.writableLength > 0
  if (!isBehind) {
    const copy = page.take(nonce)
    response.end(copy, (error?: Error | null) => {
      if (!error) page.giveBack(copy)
    })
    return
  }
  for (const piece of page.shared(nonce)) response.write(piece)
  response.end()
}

/** The Content-Security-Policy of a page: scripts and sheets have its nonce, frames are of video services. */
function policy(nonce: string): string {
  return `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; frame-src ${FRAMES}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'`
}
