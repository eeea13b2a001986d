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

/** @param named members who play, the booker first; the rest of four are to be named */
export function bookRequest(
  booker: { token: string; memberIdx: number },
  slotIdx: number,
  { price, termsIdx }: Held,
  key?: string,
  named: readonly { memberIdx: number }[] = [booker],
): string {
  const { token } = booker
  const players = [1, 2, 3, 4].map((no) => {
    const memberIdx = named[no - 1]?.memberIdx
    return memberIdx === undefined ? { no, kind: 'TBD' } : { no, kind: 'MEMBER', memberIdx }
  })
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
