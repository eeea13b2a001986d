import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Beside the packages, so that `npm ci` empties it and other users of the machine cannot write to it. */
export const CODE_CACHE = join(import.meta.dirname, '../../../node_modules/.cache/node')

/** Stores compiled code when the process ends. A folder that cannot be written to changes nothing but the speed. */
export function keepCompiledCode(): void {
  enableCompileCache(CODE_CACHE)
}
