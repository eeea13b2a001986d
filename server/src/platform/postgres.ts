import { registerHooks } from 'node:module'
import { lookup } from './lookup.ts'

/**
 * postgres.js 3.4.9 with faults mended that lose or mix up statements when it is busy or its server goes away; each is
 * known to its makers and open. A version that has other lines here stops the start, so that nobody runs unmended.
 */
const MENDS = {
  'postgres/src/connection.js': [
    // BEGIN as the statement that fills the pipeline was sent without reserving its connection (issue 1189).
    [
      `return write(toBuffer(q))
        && !q.describeFirst`,
      `const written = write(toBuffer(q))
      q.options.onexecute && q.options.onexecute(connection)
      return written
        && !q.options.onexecute
        && !q.describeFirst`,
    ],
    [
      `&& sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))`,
      '&& sent.length < max_pipeline',
    ],
    // A write after the connection closed threw where nothing catches it, and ended the process (issue 1208).
    [
      'const x = socket.write(chunk, fn)',
      `if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    const x = socket.write(chunk, fn)`,
    ],
    // What was sent between the error and the close of a connection was never answered, and on the next connection it
    // took the answers of others.
    [
      `!hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))`,
      `if (query || sent.length) error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null`,
    ],
    // A server or proxy that accepts a connection and closes it at once was tried again without a pause for ever, and
    // the statement that waited for it was never answered.
    [
      `if (initial)
      return reconnect()`,
      `if (initial && options.host[1])
      return reconnect()
    if (initial) error(Errors.connection('CONNECTION_CLOSED', options, socket))`,
    ],
    // Bytes that waited to be written when the connection closed kept the next one from ever writing.
    [
      'socket.removeAllListeners()\n    socket = null',
      'socket.removeAllListeners()\n    socket = chunk = nextWriteTimer = null',
    ],
  ],
  'postgres/src/index.js': [
    // While the server was away, each failed attempt to connect turned away one waiting statement and let the others
    // wait for the next attempt: hundreds of them for minutes.
    [
      `function onclose(c, e) {
    move(c, closed)`,
      `function onclose(c, e) {
    if (c.queue === connecting)
      while (queries.length)
        queries.shift().reject(e)
    move(c, closed)`,
    ],
    // Statements of a transaction whose connection closed could run in the next transaction on that connection.
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

/** The driver, mended. Import it from here only. */
export const { default: postgres } = await import('postgres')
if (mended.size !== Object.keys(MENDS).length) throw new Error('postgres was loaded before it could be mended')
