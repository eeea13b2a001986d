import type { DataOf } from '@clubhouse/contract/call'
import type { check, Fault } from '@clubhouse/contract/look/look'
import { type Say, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { useField } from '../../ui/form/form'
import styles from './look.module.css'

/** Named one by one; the rest is counted. */
const NAMED = 2

export const faultWords = (t: Say, { scheme, text, ground, ratio, least }: Fault) => ({
  text: t(`look.TEXT_${text}`),
  ground: t(`look.GROUND_${ground}`),
  scheme: t(`look.SCHEME_${scheme}`),
  ratio,
  least,
})

interface Props {
  name: 'main' | 'accent'
  label: string
  checked?: DataOf<typeof check>
}

/** The pairs of a colour that cannot be read, and a press that takes the nearest shade that can. */
export function LookFaults({ name, label, checked }: Props) {
  const t = useText()
  const field = useField(name)
  const faults = checked?.faults.filter((fault) => fault.field === name) ?? []
  const nearest = checked?.nearest[name]
  return (
    <div role="status" className={styles.faults}>
      {faults.slice(0, NAMED).map((fault) => (
        <p key={`${fault.scheme} ${fault.text} ${fault.ground}`}>{t('look.FAULT', faultWords(t, fault))}</p>
      ))}
      {faults.length > NAMED && <p>{t('look.MORE_FAULTS', { count: faults.length - NAMED })}</p>}
      {nearest && !field.readOnly && (
        <Button
          look="plain"
          size="small"
          aria-label={`${label}: ${t('look.USE_NEAREST', { colour: nearest })}`}
          onClick={() => field.type(nearest)}
        >
          <span className={styles.swatch} style={{ background: nearest }} />
          {t('look.USE_NEAREST', { colour: nearest })}
        </Button>
      )}
    </div>
  )
}
