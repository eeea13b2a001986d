import type { WaiverProposal } from '@clubhouse/contract/reservation/sheet/waiver'
import type { Say } from '../../../../language/use-text'

/** A number with the sign that people read. */
export const minus = (value: number): string => String(value).replace('-', '−')

/** What the weather was or will be: `Rain, 14 mm an hour`. */
export function weatherWords({ kind, value }: Pick<WaiverProposal, 'kind' | 'value'>, t: Say): string {
  const name = t(`desk.WEATHER_${kind}`)
  if (kind === 'LIGHTNING' || value == null) return name
  return `${name}, ${t(`desk.PROPOSAL_VALUE_${kind}`, { value: minus(value) })}`
}
