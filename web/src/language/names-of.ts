import { speakingHere } from './speaking'

interface Named {
  /** In the club's own language. */
  name: string
  translated: Record<string, { name?: string }>
}

/** The name in the language of the page, and the names in the club's other languages. */
export function namesOf({ name, translated }: Named): { here: string; others: string[] } {
  const here = translated[speakingHere()?.translator.language ?? '']?.name || name
  const all = [name, ...Object.values(translated).flatMap((one) => one.name || [])]
  return { here, others: all.filter((one) => one !== here) }
}
