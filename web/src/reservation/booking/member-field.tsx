import { useText } from '../../language/use-text'
import styles from '../../ui/field.module.css'
import { ComboboxField } from '../../ui/form/combobox-field'
import { useField } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import type { Known } from './known-members'

/** More than fit in sight are found by typing. Fingers have the phone's own list, which is the best one there is. */
const LONG = 12
const isTouched = () => matchMedia('(pointer: coarse)').matches

/** A member out of those played with before. */
export function MemberField({ name, known }: { name: string; known: readonly Known[] }) {
  const t = useText()
  const { error } = useField(name)
  if (known.length === 0) {
    return (
      <>
        <p className={styles.hint}>{t('reservation.MEMBER_NONE')}</p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </>
    )
  }
  const options = known.map((one) => ({ value: String(one.memberIdx), label: one.name }))
  const label = t('reservation.MEMBER_PICK')
  if (known.length > LONG && !isTouched()) return <ComboboxField name={name} label={label} options={options} />
  return (
    <SelectField
      name={name}
      label={label}
      options={[{ value: '', label: t('reservation.MEMBER_CHOOSE') }, ...options]}
    />
  )
}
