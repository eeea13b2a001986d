import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { envelope, protocol } from './envelope.ts'
import { SAID } from './raw-answer.ts'

/** Accepts JSON bodies only; failures before or outside a call also get the envelope. */
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
    // The framework would close the connection while the client still sends; connection.ts limits what it may send.
    reply.removeHeader('connection')
    if (status === 413)
      return reply
        .code(413)
        .send({ result: false, fail: { ...protocol(413, SAID[413]!), msgVar: { max: 256 * 1024 } } })
    if (status === 415)
      return reply
        .code(415)
        .send({ result: false, fail: { ...protocol(415, SAID[415]!), msgVar: { accepted: ['application/json'] } } })
    if (status !== 400 && SAID[status])
      return reply.code(status).send({ result: false, fail: protocol(status, SAID[status]) })
    return reply.code(400).send({ result: false, fail: { ...protocol(400, 'Bad request'), msgDetail: 'body' } })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ result: false, fail: protocol(404, 'Not found') }))
}
