import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface SiteBuild {
  /** As the browser build names itself. */
  buildId: string
  builtAt: string
  version: string
}

const ROOT = join(import.meta.dirname, '../../..')
const MANIFEST = /^manifest-([\w-]+)\.js$/

/** What the site was built from, read once: the build tells its id in the name of its manifest. */
export function readSiteBuild(assets = join(ROOT, 'web/build/client/assets')): SiteBuild {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  try {
    for (const name of readdirSync(assets)) {
      const buildId = MANIFEST.exec(name)?.[1]
      if (buildId) return { buildId, builtAt: statSync(join(assets, name)).mtime.toISOString(), version }
    }
  } catch {
    // The API alone, or pages straight from their sources: there is nothing that could be out of date.
  }
  return { buildId: 'unbuilt', builtAt: new Date().toISOString(), version }
}
