import type { TextKey } from '../../../../language/text-key'
import type { Say } from '../../../../language/use-text'
import { CLOSED } from './template-values'

const NAMES: Readonly<Record<string, TextKey | undefined>> = {
  dayTypes: 'template.DAY_TYPES',
  weekdays: 'template.WEEKDAYS',
  from: 'template.SEASON',
  to: 'template.SEASON',
  isUse: 'template.USE',
  [CLOSED]: 'template.CLOSED',
}
const PART = / (1|2|3)( \d+)?$/

/** A field in words: one of a part by the part, since a part has many. */
export function fieldName(t: Say, field: string): string {
  const part = PART.exec(field)?.[1]
  if (part) return t(`template.PART_${part as '1'}`)
  return t(NAMES[field] ?? 'template.NAME')
}
