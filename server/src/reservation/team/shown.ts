import type { Settings } from '../rulebook.ts'
import { playedOf } from './plan/played-rules.ts'
import type { ContractRow, FormRow } from './rows.ts'

/** A form as its officers read it. */
export function formOf({ translated: _, ...row }: FormRow) {
  return row
}

/** A contract without its dates. */
export function contractOf<R extends ContractRow>(
  { weekType, weekday, hour, endCode: _, translated: __, counts, ...row }: R,
  { skipsMost, noShowsMost, officerChanges: most, playedLeast, playersLeast }: Settings['team'],
) {
  return {
    ...row,
    ...playedOf(counts, playedLeast),
    pattern: { weekType, weekday: String(weekday), hour: String(hour).padStart(2, '0') },
    playersLeast,
    skipsMax: skipsMost,
    noShowsMax: noShowsMost,
    officerChangesMax: most,
  }
}
