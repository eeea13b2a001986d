import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../platform/context.ts'

/** The cookies of a request. Cookies are set HttpOnly and for this host only. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    fetchSite: request.headers['sec-fetch-site'],
    read: (name) => {
      for (const pair of (request.headers.cookie ?? '').split(';')) {
        const at = pair.indexOf('=')
        if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
      }
      return undefined
    },
    write: (name, value, maxAge) => {
      reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`)
    },
  }
}
