import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf } from '../platform/kept-answers.ts'
import { encodingFor, packedOnce } from './packing.ts'

/** An answer that is made once: every response shares its memory, also one that is never read. */
export interface SharedBytes {
  body: Buffer
  etag: string
}

export function sharedBytes(text: string): SharedBytes {
  const body = Buffer.from(text)
  return { body, etag: etagOf(body) }
}

/** Packed for who accepts it, and 304 for who has it. */
export function sendShared(
  { body, etag }: SharedBytes,
  type: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'] as string, body.length)
  reply.header('content-type', type).header('vary', 'accept-encoding')
  return encoding ? reply.header('content-encoding', encoding).send(packedOnce(body, encoding)) : reply.send(body)
}
