import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Config } from '../platform/config.ts'
import { protocol } from './envelope.ts'
import { hstsList, SECURITY_LIST } from './security.ts'

/** Messages of refusals that no call declares, by status. */
export const SAID: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Payload too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  417: 'Expectation failed',
  431: 'Request header fields too large',
}

/** Answers before the framework and closes the connection, because the bytes that follow cannot be trusted. */
export function refuse(response: ServerResponse, status: number, config: Config): void {
  const { head, body } = answerOf(status, config)
  response.writeHead(status, head)
  response.end(body)
}

/** The same response as bytes, for a connection on which the parser found no request. */
export function rawAnswer(status: number, config: Config): Buffer {
  const { head, body } = answerOf(status, config)
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `date: ${new Date().toUTCString()}`]
  for (let i = 0; i < head.length; i += 2) lines.push(`${head[i]}: ${head[i + 1]}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
}

function answerOf(status: number, config: Config): { head: string[]; body: string } {
  const body = JSON.stringify({ result: false, fail: protocol(status, SAID[status] ?? SAID[400]!) })
  const own = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', 'connection', 'close']
  const hsts = hstsList(config, {})
  const length = ['content-length', String(body.length)]
  return { head: ['x-request-id', randomUUID(), ...SECURITY_LIST, ...hsts, ...own, ...length], body }
}
