/** Dates of a contract; those that the club cancelled or moved away from the group count nowhere. */
export interface DateCounts {
  played: number
  missed: number
  /** Those to come among them. */
  all: number
}

/** Per cent of the dates that are played or missed; none before the first. */
export const shareOf = ({ played, missed }: Pick<DateCounts, 'played' | 'missed'>): number | null =>
  played + missed === 0 ? null : Math.round((100 * played) / (played + missed))

/** Where a group stands against the share of its dates that it has to play. Source: docs/rules.md, Groups. */
export const playedOf = (counts: DateCounts, playedLeast: number) => ({
  playedShare: shareOf(counts),
  playedLeast,
  missesLeft: Math.floor((counts.all * (100 - playedLeast)) / 100) - counts.missed,
})
