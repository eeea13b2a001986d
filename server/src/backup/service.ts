import type { contract } from '@clubhouse/contract'
import { OLD_HOURS } from '@clubhouse/contract/backup'
import type { Services } from '../platform/context.ts'
import { archiveProblem } from './archive-state.ts'
import * as run from './rows.ts'

export const backup: Services<typeof contract.backup> = {
  latest: async (_, { sql, clock, deployment }) => {
    const [last, restoredAt, archive] = await Promise.all([
      run.newest(sql),
      run.provenAt(sql),
      archiveProblem(sql, deployment),
    ])
    const oldest = clock.now().subtract({ hours: OLD_HOURS })
    return {
      isOn: deployment.hasBackups,
      restoredAt,
      isOld: restoredAt !== null && Temporal.Instant.compare(restoredAt, oldest) <= 0,
      last: last ?? null,
      archive,
    }
  },
}
