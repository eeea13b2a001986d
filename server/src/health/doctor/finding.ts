/** What a check found, in the words of the terminal. `mend` is the next step, and only of what is not good. */
export interface Finding {
  state: 'GOOD' | 'WARNING' | 'FAULT'
  about: string
  says: string
  mend?: string
}

export const good = (about: string, says: string): Finding => ({ state: 'GOOD', about, says })
export const warning = (about: string, says: string, mend: string): Finding => ({ state: 'WARNING', about, says, mend })
export const fault = (about: string, says: string, mend: string): Finding => ({ state: 'FAULT', about, says, mend })

const MARKS = { GOOD: '✓', WARNING: '!', FAULT: '✗' }

/** A finding as lines. @example `✗ Disk: 0.4 GB are free at /srv/club.` and below it what mends it */
export const linesOf = ({ state, about, says, mend }: Finding): string[] => [
  `${MARKS[state]} ${about}: ${says}`,
  ...(mend ? [`    ${mend}`] : []),
]
