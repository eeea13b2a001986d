import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../platform/context.ts'
import { SECURITY_HEADERS } from './security.ts'

/**
 * A file keeps its content under its address, but not for ever its readers: a post may be archived. So caches ask again
 * after a while, and are told that nothing has changed.
 */
const SHARED = 'public, max-age=3600, must-revalidate'

/** Sends a file under its own name as a download. Only pictures are displayed, under a policy that runs nothing. */
export function sendFile(
  { name, mime, body, how }: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const plain = name.replace(/[^\w.-]+/g, '_')
  reply
    .header('content-type', mime)
    .header(
      'content-disposition',
      `${how.isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', `${SECURITY_HEADERS['content-security-policy']}; sandbox`)
    .header('cache-control', how.keep ? SHARED : 'private, no-store')
  if (how.keep) reply.header('etag', how.keep.etag)
  if (how.keep && request.headers['if-none-match'] === how.keep.etag) {
    if ('destroy' in body && typeof body.destroy === 'function') body.destroy()
    return reply.code(304).send()
  }
  if (how.size !== undefined) reply.header('content-length', how.size)
  return reply.send(body)
}
