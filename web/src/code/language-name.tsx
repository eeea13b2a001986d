import { useCodes } from './use-codes'

/** The name of the language that a record is written in. */
export function LanguageName({ row }: { row: { lang: string } }) {
  return useCodes('101').label(row.lang)
}
