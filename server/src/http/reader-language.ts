import type { Club } from '../platform/context.ts'

/** The first language that the club speaks, else its own. Weights are not read: preferred languages come first. */
export function readerLanguage(header: string | undefined, { lang, langs }: Pick<Club, 'lang' | 'langs'>): string {
  const wanted = (header ?? '').split(',', MOST_READ).map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((one) => langs.includes(one)) ?? lang
}

/** A header may be long; nobody reads more languages than this. */
const MOST_READ = 10
