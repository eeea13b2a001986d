import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

/** The imports of all routes are most of the browser's manifest, and only the server, which has its own, preloads them. */
async function withoutImports(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const [name] = (await readdir(assets)).filter((file) => /^manifest-[\w-]+\.js$/.test(file))
  const file = join(assets, name!)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"imports":\[[^\]]*\]/g, '"imports":[]'))
}

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The routes are known from the first load, so navigation needs no manifest request.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => withoutImports(reactRouterConfig.buildDirectory),
} satisfies Config
