import { flushCompileCache } from 'node:module'
import { keepCompiledCode } from './code-cache.ts'

/**
 * npm runs this at the end of an install: the first start then finds the site built and its own code compiled.
 * Decision 070.
 */
keepCompiledCode()
try {
  const { buildSite, SITE } = await import('./site-build.ts')
  await buildSite(console.log)
  await Promise.all([import('./supervisor.ts'), import('./worker.ts'), import('../seed/seed.ts'), import(SITE)])
  flushCompileCache()
} catch (error) {
  console.error((error as Error).message)
  console.error('The packages are installed. Run npm start to build the site again.')
}
process.exit()
