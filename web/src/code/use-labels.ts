import type { ShownAs } from '@clubhouse/contract/list'
import { useText } from '../language/use-text'
import { useCodes } from './use-codes'

/** What the values of a field are called, and the codes that it may have; a value without a name is said as it is. */
export function useLabels(as: ShownAs | undefined) {
  const t = useText()
  const of = typeof as === 'object' ? as : undefined
  const { list, label } = useCodes(of && 'code' in of ? of.code : undefined)
  return {
    codes: list.map(({ key }) => key),
    labelOf: (value: string) =>
      of && 'texts' in of ? t(`${of.texts}${value}`, { defaultValue: value }) : label(value),
  }
}
