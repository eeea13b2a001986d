import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { readSiteBuild } from './site-build.ts'

/** A process serves what was built when it started. */
const served = readSiteBuild()

export const build: Services<typeof contract.build> = {
  latest: async () => served,
  one: async ({ buildId }) => (buildId === served.buildId ? served : NOT_FOUND),
}
