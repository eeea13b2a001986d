import type { ContractRow, FormRow } from './rows.ts'

/** A form as its officers read it. */
export function formOf({ translated: _, ...row }: FormRow) {
  return row
}

/** A contract without its dates. */
export function contractOf<R extends ContractRow>(
  { weekType, weekday, hour, endCode: _, translated: __, ...row }: R,
  { skipsMost, noShowsMost, officerChanges: most }: { skipsMost: number; noShowsMost: number; officerChanges: number },
) {
  return {
    ...row,
    pattern: { weekType, weekday: String(weekday), hour: String(hour).padStart(2, '0') },
    skipsMax: skipsMost,
    noShowsMax: noShowsMost,
    officerChangesMax: most,
  }
}
