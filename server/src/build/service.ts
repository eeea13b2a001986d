import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { readSiteBuild, type SiteBuild } from './site-build.ts'

let kept: SiteBuild | undefined

/** Read at the first question: a process may be there before what it serves is built, and then serves that for good. */
function served(): SiteBuild {
  kept ??= readSiteBuild()
  return kept
}

export const build: Services<typeof contract.build> = {
  latest: async () => served(),
  one: async ({ buildId }) => (buildId === served().buildId ? served() : NOT_FOUND),
}
