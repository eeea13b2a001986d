import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASE } from '../platform/release.ts'

export interface SiteBuild {
  buildId: string
  builtAt: string
  version: string
}

const ROOT = join(import.meta.dirname, '../../..')
const MANIFEST = /^manifest-([\w-]+)\.js$/

/** The build that the site was made from. The build writes its id into the name of its manifest. */
export function readSiteBuild(assets = join(ROOT, 'web/build/client/assets')): SiteBuild {
  try {
    for (const name of readdirSync(assets)) {
      const buildId = MANIFEST.exec(name)?.[1]
      if (buildId) return { buildId, builtAt: statSync(join(assets, name)).mtime.toISOString(), version: RELEASE }
    }
  } catch {
    // The API alone, or pages served from source: no build that could be out of date.
  }
  return { buildId: 'unbuilt', builtAt: new Date().toISOString(), version: RELEASE }
}
