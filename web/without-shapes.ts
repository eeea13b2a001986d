import type { Plugin } from 'vite'

const IMPORT = "import * as z from 'zod'"
const STAND_IN = `${import.meta.dirname}/light-shapes.ts`

/**
 * In the browser a shape says what it allows, so that a form knows its limits, and checks nothing: zod stays out of
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
