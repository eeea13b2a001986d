import type { Plugin } from 'vite'

const IMPORT = "import * as z from 'zod'"
const STAND_IN = `${import.meta.dirname}/recorded-shapes.ts`

/**
 * In the browser a shape knows how it was declared, so that a form has its limits, and checks nothing: zod stays out of
 * what the browser loads. The server checks what goes in and comes out.
 */
export function withoutShapes(): Plugin {
  return {
    name: 'without-shapes',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/src\/.+\.ts$/, code: IMPORT },
      handler: (code) => ({ code: code.replace(IMPORT, `import { z } from '${STAND_IN}'`), map: null }),
    },
  }
}
