interface Parts {
  token?: string
  key?: string
  body?: unknown
  /** More header lines, each `name: value`. */
  lines?: string[]
}

export function requestOf(method: string, path: string, { token, key, body, lines = [] }: Parts = {}): string {
  const content = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...lines,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
    '',
    content,
  ].join('\r\n')
}

const API = '/hp/api'

export const holdRequest = (token: string, slotIdx: number, key?: string) =>
  requestOf('PUT', `${API}/reservation/sheet/lock/${slotIdx}`, { token, key, body: {} })

export const releaseRequest = (token: string, slotIdx: number, key?: string) =>
  requestOf('PUT', `${API}/reservation/sheet/lock/${slotIdx}/N`, { token, key, body: {} })

export interface Held {
  price: { total: number }
  termsIdx: number
}

export function bookRequest(
  { token, memberIdx }: { token: string; memberIdx: number },
  slotIdx: number,
  { price, termsIdx }: Held,
  key?: string,
): string {
  const players = [{ no: 1, kind: 'MEMBER', memberIdx }, ...[2, 3, 4].map((no) => ({ no, kind: 'TBD' }))]
  const body = { slotIdx, players, total: price.total, termsIdx }
  return requestOf('POST', `${API}/reservation/booking`, { token, key, body })
}

export const cancelRequest = (
  token: string,
  { bookingIdx, version }: { bookingIdx: number; version: number },
  key?: string,
) =>
  requestOf('DELETE', `${API}/reservation/cancel`, {
    token,
    key,
    body: { bookingIdx, version, reason: 'weather', accept: true },
  })
