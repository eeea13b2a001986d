import { flushCompileCache } from 'node:module'
import { keepCompiledCode } from './code-cache.ts'

/** npm leaves out optional packages that its own Node is too old for. The builder has one such for each machine. */
const OLDEST_NODE = 20

/**
 * npm runs this at the end of an install: the first start then finds the site built and its own code compiled.
 * Decision 070.
 */
keepCompiledCode()
const [, npm, major] = /^npm\/(\S+) node\/v(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? []
if (Number(major) < OLDEST_NODE) {
  console.error(`This npm (${npm}, with Node ${major}) is too old: it left out packages that the site is built with.
Get Node ${OLDEST_NODE} or newer, such as by \`npm install --global node@26\`, and run npm ci again.`)
  process.exit(1)
}
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
