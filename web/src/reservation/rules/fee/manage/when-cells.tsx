import type { ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import { Time } from '../../../../ui/time'

/** When a fee or a discount applies. */
interface Cell {
  row: Pick<ManagedFee, 'part' | 'from' | 'to'>
}

export function Part({ row: { part } }: Cell) {
  const t = useText()
  const { label } = useCodes('218')
  return part === null ? t('fee.ALL_DAY') : label(part)
}

export function From({ row: { from } }: Cell) {
  const { day } = useFormat()
  return <Time at={from}>{day(from, 'date')}</Time>
}

export function To({ row: { to } }: Cell) {
  const t = useText()
  const { day } = useFormat()
  return to === null ? t('fee.NO_END') : <Time at={to}>{day(to, 'date')}</Time>
}
