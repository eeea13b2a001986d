/**
 * Node's HTTP server. `import … from 'node:http'` reads every export, and some of them load fetch, which takes a twentieth
 * of a worker's start.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
