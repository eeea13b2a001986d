import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { envelope, protocol } from './envelope.ts'
import { SECURITY_HEADERS } from './security.ts'

const KNOWN: Record<number, string> = {
  408: 'Request timeout',
  413: 'Payload too large',
  414: 'Address too long',
  415: 'Unsupported media type',
}

/**
 * Answers what the router refuses before any route: a parameter that is longer than any record's is unknown, and an
 * address that cannot be decoded is malformed.
 */
export function routerAnswers(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const [status, msg] =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? ([404, 'Not found'] as const) : ([400, 'Bad request'] as const)
  const fail = { ...protocol(status, msg), ...(status === 400 && { msgDetail: 'path' }) }
  reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
    .send({ result: false, fail })
}

/** Bodies as JSON only; whatever fails before or outside a call is answered with the envelope too. */
export function protocolAnswers(app: FastifyInstance, platform: Platform): void {
  app.removeContentTypeParser('text/plain')
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else json(request, body as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      const outcome = isDatabaseAway(error) ? ({ kind: 'unavailable' } as const) : ({ kind: 'fault', error } as const)
      if (outcome.kind === 'fault')
        request.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'fault')
      const known = envelope(outcome, platform)
      if (known.retryAfter) reply.header('retry-after', known.retryAfter)
      return reply.code(known.status).send({ result: false, fail: known.fail })
    }
    if (status === 413)
      return reply
        .code(413)
        .send({ result: false, fail: { ...protocol(413, KNOWN[413]!), msgVar: { max: 256 * 1024 } } })
    if (status === 415)
      return reply
        .code(415)
        .send({ result: false, fail: { ...protocol(415, KNOWN[415]!), msgVar: { accepted: ['application/json'] } } })
    if (KNOWN[status]) return reply.code(status).send({ result: false, fail: protocol(status, KNOWN[status]) })
    return reply.code(400).send({ result: false, fail: { ...protocol(400, 'Bad request'), msgDetail: 'body' } })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ result: false, fail: protocol(404, 'Not found') }))
}
