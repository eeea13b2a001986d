import { useText } from '../../language/use-text'
import styles from '../../ui/field.module.css'
import { useField } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import type { Known } from './known-members'

/** A member out of those played with before; the phone's own list is the best one there is. */
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
  return (
    <SelectField
      name={name}
      label={t('reservation.MEMBER_PICK')}
      options={[{ value: '', label: t('reservation.MEMBER_CHOOSE') }, ...options]}
    />
  )
}
