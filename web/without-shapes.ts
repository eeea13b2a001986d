import type { Plugin } from 'vite'

const IMPORT = "import * as z from 'zod'"
const STAND_IN = '\0without-shapes'

/** Every shape of the contract is this one thing: it may be built upon, and says so when somebody wants to check with it. */
const SOURCE = `
const build = function () {}
const checks = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])
export const z = new Proxy(build, {
  get(_, name) {
    if (name === Symbol.iterator) return Array.prototype[Symbol.iterator].bind([])
    if (checks.has(name)) throw new Error('Shapes stay on the server: docs/decisions/012-no-shapes-in-the-browser.md')
    return z
  },
  apply: () => z,
})
`

/**
 * In the browser a call is its method, its path and who may make it; the server checks what goes in and comes out. The
 * shapes, and zod with them, stay out of what the browser loads.
 */
export function withoutShapes(): Plugin {
  return {
    name: 'without-shapes',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === STAND_IN ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? SOURCE : undefined),
    transform: {
      filter: { id: /\/contract\/src\/.+\.ts$/, code: IMPORT },
      handler: (code) => ({ code: code.replace(IMPORT, `import { z } from '${STAND_IN}'`), map: null }),
    },
  }
}
