import { registerHooks } from 'node:module'
import { lookup } from './lookup.ts'

/** Code of a COMMIT whose wait for a synchronous standby an administrator ended: it is on one disk only. */
export const UNCERTAIN = 'COMMIT_UNCERTAIN'

/** postgres.js 3.4.9 with fixes for bugs that lose or mix up statements (docs/foreign.md, decision 106). Any other version stops startup. */
const MENDS = {
  'postgres/src/connection.js': [
    // A write after the connection closed threw an uncaught exception and ended the process (issue 1208, pull request 1209).
    [
      'const x = socket.write(chunk, fn)',
      `if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    const x = socket.write(chunk, fn)`,
    ],
    // Statements sent between error and close were never answered, and took the answers of others afterwards
    // (issues 1130 and 1223, pull request 1215).
    [
      `!hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))`,
      `if (query || sent.length) error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null`,
    ],
    // A server that closes new connections was retried in a busy loop, and the statement was never answered
    // (issues 1179 and 1193, pull request 1214).
    [
      `if (initial)
      return reconnect()`,
      `if (initial && options.host[1])
      return reconnect()
    if (initial) error(Errors.connection('CONNECTION_CLOSED', options, socket))`,
    ],
    // A connection that closed while it asked for the array types ended the process; its statement is refused anyway
    // (issues 1192 and 1205).
    ['return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => {})'],
    // PostgreSQL warns that a commit may not have been replicated, and then reports success (docs: synchronous_commit).
    [
      'function NoticeResponse(x) {',
      `function NoticeResponse(x) {
    const notice = parseError(x)
    if (query && notice.routine === 'SyncRepWaitForLSN')
      errorResponse = Errors.postgres({ ...notice, code: '${UNCERTAIN}' })`,
    ],
    // Unwritten bytes of a closed connection blocked all writes of the next one (pull request 1215).
    [
      'socket.removeAllListeners()\n    socket = null',
      'socket.removeAllListeners()\n    socket = chunk = nextWriteTimer = null',
    ],
  ],
  'postgres/src/index.js': [
    // While the server was away, each failed attempt rejected only one of hundreds of waiting statements.
    [
      `function onclose(c, e) {
    move(c, closed)`,
      `function onclose(c, e) {
    if (c.queue === connecting)
      while (queries.length)
        queries.shift().reject(e)
    move(c, closed)`,
    ],
    // Statements of a transaction whose connection closed could run in the next transaction on that connection
    // (issues 1186 and 1216, pull request 1215).
    [
      `      , prepare = null

    try {`,
      `      , prepare = null
      , gone = null

    try {`,
    ],
    [
      'new Promise((_, reject) => connection.onclose = reject)',
      `new Promise((_, reject) => connection.onclose = e => {
          gone = e
          while (queries.length)
            queries.shift().reject(e)
          reject(e)
        })`,
    ],
    [
      `q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
      `q.catch(e => uncaughtError || (uncaughtError = e))
        gone ? q.reject(gone) : c.queue === full`,
    ],
  ],
} satisfies Record<string, [faulty: string, mended: string][]>

const mended = new Set<string>()

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const file = Object.keys(MENDS).find((name) => url.endsWith(`/node_modules/${name}`))
    return file ? { ...loaded, source: mend(file, String(loaded.source)) } : loaded
  },
})

function mend(file: string, source: string): string {
  mended.add(file)
  return lookup(MENDS, file)!.reduce((text, [faulty, good]) => {
    if (text.split(faulty).length !== 2) throw new Error(`${file} is not the version that platform/postgres.ts mends`)
    return text.replace(faulty, () => good)
  }, source)
}

/** The fixed driver. Import it from here only. Decision 009. */
export const { default: postgres } = await import('postgres')
if (mended.size !== Object.keys(MENDS).length) throw new Error('postgres was loaded before it could be mended')
