import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import type { Value } from '../../ui/form/draft'

/** Options of a code group with an empty one; the saved key is an option until the codes are loaded. */
export function useCodeOptions(group: string, saved: Value | undefined): { value: string; label: string }[] {
  const t = useText()
  const { list, isLoaded } = useCodes(group)
  const codes = isLoaded || !saved ? list : [{ key: String(saved), label: '…' }]
  return [{ value: '', label: t('signup.NOT_SAID') }, ...codes.map(({ key, label }) => ({ value: key, label }))]
}
