import { wordHere } from './word-here'

export interface Named {
  /** In the club's own language. */
  name: string
  translated: Record<string, { name?: string }>
}

/** The name in the language of the page, and the names in the club's other languages. */
export function namesOf(named: Named): { here: string; others: string[] } {
  const { name, translated } = named
  const here = wordHere(named, 'name')
  const all = [name, ...Object.values(translated).flatMap((one) => one.name || [])]
  return { here, others: all.filter((one) => one !== here) }
}
