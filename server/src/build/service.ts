import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { readSiteBuild, type SiteBuild } from './site-build.ts'

let kept: SiteBuild | undefined

/** Read on the first request: a process may start before the site is built, and then serves that build. */
function served(): SiteBuild {
  kept ??= readSiteBuild()
  return kept
}

export const build: Services<typeof contract.build> = {
  latest: async () => served(),
  one: async ({ buildId }) => (buildId === served().buildId ? served() : NOT_FOUND),
}
