import { type DestinationStream, pino } from 'pino'

/** Never logged at any depth. */
const SECRET = ['authorization', 'cookie', 'password', 'accessToken', 'refreshToken', 'passwordHash', 'parameters']
const HEADERS = ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-refresh-token"]']

/** The log of a process: one JSON object per line, by default to the console. */
export function createLog(level: string, to?: DestinationStream) {
  const options = { level, redact: [...HEADERS, ...SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])] }
  return to ? pino(options, to) : pino(options)
}
