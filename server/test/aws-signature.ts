import { createHash, createHmac } from 'node:crypto'

/** A request as its server received it. Names of headers are in lower case. */
export interface Received {
  method: string
  /** Path and query as they were sent. */
  url: string
  headers: Readonly<Record<string, string>>
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const HEAD =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Whether the header `authorization` is the signature of this request by AWS Signature Version 4. */
export function isSigned({ method, url, headers }: Received, secrets: ReadonlyMap<string, string>): boolean {
  const [, keyId = '', day = '', region = '', names = '', signature] = HEAD.exec(headers.authorization ?? '') ?? []
  const secret = secrets.get(keyId)
  const at = headers['x-amz-date'] ?? ''
  const payload = headers['x-amz-content-sha256'] ?? ''
  if (!secret || !at.startsWith(day) || !names.split(';').includes('host')) return false
  const lines = names.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const request = [method, pathname, canonicalQuery(searchParams), lines.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, hash(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
