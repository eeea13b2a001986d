import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../platform/context.ts'
import { managerCalls } from './manager.ts'
import * as sql from './sql.ts'

const POLICY_GROUP = '996'

/** All but the history of policies, which the office reads: it reads codes itself. */
export const code: Services<Omit<typeof contract.code, 'policyHistory'>> = {
  ...managerCalls,

  groups: async ({ club: clubCode, code: wanted }, { sql: db, club }) => {
    if (clubCode !== club.clubCode) return NOT_FOUND
    const asked = wanted.split(',').map((part) => {
      const [group, version] = part.split('.')
      return { group: group!, version: Number(version) }
    })
    const found = new Map(
      (
        await sql.groups(
          db,
          asked.map(({ group }) => group),
        )
      ).map((row) => [row.groupId, row]),
    )
    const answer = new Map<string, { codes: sql.CodeRow[]; version: number; policy?: sql.Policy } | null>()
    for (const { group, version } of asked) {
      const row = found.get(group)
      if (!row) answer.set(group, null)
      else if (row.version !== version) {
        const policy = group === POLICY_GROUP ? await sql.policies(db) : undefined
        answer.set(group, { codes: row.codes, version: row.version, ...(policy && { policy }) })
      }
    }
    return Object.fromEntries(answer)
  },
}
