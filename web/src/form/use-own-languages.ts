import { useRootData } from '../api/root-data'
import { useCodes } from '../code/use-codes'
import { useClub } from '../language/use-text'

/** The club's own language, in which names are entered first, and its other ones, with what each is called. */
export function useOwnLanguages() {
  const { langs } = useClub()
  const { label } = useCodes('101')
  const own = useRootData()?.info.lang ?? langs[0]!
  return { own, others: langs.filter((lang) => lang !== own), label }
}
