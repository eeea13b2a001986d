import type { Answer, TestClub } from './club.ts'

export interface Sent {
  name: string
  type: string
  bytes: Buffer
}

/** Makes an upload over HTTP, encoded as by a browser. @param part `file` or `files` */
export async function upload(
  club: TestClub,
  method: 'POST' | 'PUT',
  path: string,
  {
    data,
    files = [],
    part = 'file',
    as,
    key,
  }: {
    data: unknown
    files?: Sent[]
    part?: string
    as?: { token: string }
    key?: string
  },
): Promise<Answer> {
  const form = new FormData()
  form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }))
  for (const { name, type, bytes } of files) form.append(part, new Blob([new Uint8Array(bytes)], { type }), name)
  const encoded = new Response(form)
  const response = await club.app.inject({
    method,
    url: `/hp/api${path}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(key && { 'idempotency-key': key }),
    },
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
