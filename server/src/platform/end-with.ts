import type { Readable } from 'node:stream'

/** Destroys a body that nobody reads to its end: the process would end with an open file that the collector finds. */
export function endWith<Body extends NodeJS.ReadableStream>(closed: AbortSignal, body: Body): Body {
  const end = () => (body as unknown as Readable).destroy()
  if (closed.aborted) end()
  else closed.addEventListener('abort', end, { once: true })
  return body
}
