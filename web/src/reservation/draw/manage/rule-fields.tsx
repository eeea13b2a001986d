import { useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { TextField } from '../../../ui/form/text-field'

const LABELS = {
  base: 'draw-manage.FIELD_BASE',
  perMiss: 'draw-manage.FIELD_MISS',
  perWin: 'draw-manage.FIELD_WIN',
  max: 'draw-manage.FIELD_MAX',
  tierFrom: 'draw-manage.FIELD_TIER',
} as const

/** How many tickets members have, and from which streak on they come first. */
export function RuleFields() {
  const t = useText()
  return (
    <div className={office.grid}>
      {Object.entries(LABELS).map(([rule, label]) => (
        <TextField key={rule} name={`ruleset.${rule}`} label={t(label)} inputMode="numeric" />
      ))}
    </div>
  )
}
