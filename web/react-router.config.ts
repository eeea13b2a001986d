import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { lastingSheets } from './src/layouts/lasting-sheets.ts'

/**
 * Writes the browser's manifest with the sheets that the server links, and without the imports of routes: they are most
 * of it, and only the server, which has its own manifest, preloads them. What a route has not is left out.
 */
async function lightenManifest(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const [name] = (await readdir(assets)).filter((file) => /^manifest-[\w-]+\.js$/.test(file))
  const file = join(assets, name!)
  const [before, json] = (await readFile(file, 'utf8')).split(/(?<==)(?={)/, 2)
  const manifest = JSON.parse(json!.replace(/;\s*$/, ''))
  const routes = Object.entries(lastingSheets<{ css?: string[] }>(manifest.routes))
  manifest.routes = Object.fromEntries(routes.map(([id, route]) => [id, { ...shorter(route), imports: [] }]))
  await writeFile(file, `${before}${JSON.stringify(manifest)};`)
}

const shorter = (route: object) => Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The routes are known from the first load, so navigation needs no manifest request.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => lightenManifest(reactRouterConfig.buildDirectory),
} satisfies Config
