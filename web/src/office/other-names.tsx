import { type Named, namesOf } from '../language/names-of'

/** The names of a row in the languages besides that of the page. */
export function OtherNames({ row }: { row: Named }) {
  return namesOf(row).others.join(', ')
}
