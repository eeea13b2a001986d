import { type DestinationStream, pino } from 'pino'

/** Never written to a log, wherever they stand. Source: quality, section 4. */
const SECRET = ['authorization', 'cookie', 'password', 'accessToken', 'refreshToken', 'passwordHash', 'parameters']
const HEADERS = ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-refresh-token"]']

/** The log of a process: one JSON object per line, to the console unless told otherwise. */
export function createLog(level: string, to?: DestinationStream) {
  const options = { level, redact: [...HEADERS, ...SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])] }
  return to ? pino(options, to) : pino(options)
}
