import { speakingHere } from './speaking'

type Words<F extends string> = Record<F, string>

/** A word of a record in the language of the page; where that is missing, in the club's own language. */
export function wordHere<F extends string>(
  record: Words<F> & { translated: Record<string, Partial<Words<F>> | undefined> },
  field: F,
): string {
  return record.translated[speakingHere()?.translator.language ?? '']?.[field] || record[field]
}
