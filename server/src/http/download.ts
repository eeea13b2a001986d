import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../platform/context.ts'

/** Sends a file under its own name, to be saved and never shown as a page of ours. */
export function sendFile({ name, mime, body }: FileAnswer, reply: FastifyReply): FastifyReply {
  const plain = name.replace(/[^\w.-]+/g, '_')
  return reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(body)
}
