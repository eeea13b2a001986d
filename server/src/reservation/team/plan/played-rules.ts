/** Dates of a contract; those that the club cancelled or moved away from the group count nowhere. */
export interface DateCounts {
  played: number
  missed: number
  /** Those to come among them. */
  all: number
}

/** Where a group stands against the share of its dates that it has to play. Source: docs/rules.md, Groups. */
export function playedOf({ played, missed, all }: DateCounts, playedLeast: number) {
  const over = played + missed
  return {
    playedShare: over === 0 ? null : Math.round((100 * played) / over),
    playedLeast,
    missesLeft: Math.floor((all * (100 - playedLeast)) / 100) - missed,
  }
}
