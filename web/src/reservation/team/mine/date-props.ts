import type { TeamContract, TeamDate } from '@clubhouse/contract/reservation/team/team'

/** A date of a group, and how it is read again after a change. */
export interface DateProps {
  date: TeamDate
  contract: TeamContract
  refresh: () => Promise<unknown>
}
