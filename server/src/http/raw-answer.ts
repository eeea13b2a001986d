import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Config } from '../platform/config.ts'
import { protocol } from './envelope.ts'
import { hstsOf, SECURITY_LIST } from './security.ts'

/** What is said of a request that never became one for the framework. */
const SAID: Record<number, string> = {
  400: 'Bad request',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Payload too large',
  431: 'Request header fields too large',
}

/** An answer as bytes, where the parser made no request of what came. */
export function rawAnswer(status: number, config: Config): Buffer {
  const { head, body } = answerOf(status, config)
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `date: ${new Date().toUTCString()}`]
  for (let i = 0; i < head.length; i += 2) lines.push(`${head[i]}: ${head[i + 1]}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
}

function answerOf(status: number, config: Config): { head: string[]; body: string } {
  const body = JSON.stringify({ result: false, fail: protocol(status, SAID[status] ?? SAID[400]!) })
  const own = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', 'connection', 'close']
  const hsts = Object.entries(hstsOf(config, {})).flat()
  const length = ['content-length', String(body.length)]
  return { head: ['x-request-id', randomUUID(), ...SECURITY_LIST, ...hsts, ...own, ...length], body }
}
