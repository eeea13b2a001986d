import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ASSIGNED = 'window.__reactRouterManifest='

interface Manifest {
  routes: Record<string, { imports?: string[]; [flag: string]: unknown }>
}

/** The manifest without what is false, and without the imports of routes: only the server, which has its own, preloads them. */
export function lightManifest(script: string): string {
  const manifest = JSON.parse(script.slice(ASSIGNED.length, script.lastIndexOf(';'))) as Manifest
  for (const route of Object.values(manifest.routes)) route.imports = []
  return `${ASSIGNED}${JSON.stringify(manifest, (_, value) => (value === false ? undefined : value))};`
}

/** Rewrites the manifest of a finished build. */
export async function lightenManifest(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`The build in ${assets} has no manifest`)
  const path = join(assets, name)
  await writeFile(path, lightManifest(await readFile(path, 'utf8')))
}
