import type { Plugin } from 'vite'

const IMPORT = "import * as z from 'zod'"
const STAND_IN = `${import.meta.dirname}/recorded-shapes.ts`

/** Replaces zod in the browser with recorded shapes: forms get their limits, and the server validates. */
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
