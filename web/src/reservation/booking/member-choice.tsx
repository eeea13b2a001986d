import { useId } from 'react'
import { useText } from '../../language/use-text'
import styles from '../../ui/field.module.css'

interface Known {
  memberIdx: number | null
  name: string
}

interface MemberChoiceProps {
  known: readonly { memberIdx: number; name: string }[]
  memberIdx: number | null
  error?: string
  onChoose: (member: Known) => void
}

/** A member out of those played with before; the phone's own list is the best one there is. */
export function MemberChoice({ known, memberIdx, error, onChoose }: MemberChoiceProps) {
  const t = useText()
  const id = useId()
  if (known.length === 0) return <p className={styles.hint}>{t('reservation.MEMBER_NONE')}</p>
  const choose = (value: string) =>
    onChoose(known.find((one) => String(one.memberIdx) === value) ?? { memberIdx: null, name: '' })
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('reservation.MEMBER_PICK')}
      </label>
      <select
        id={id}
        className={styles.input}
        value={memberIdx ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t('reservation.MEMBER_CHOOSE')}</option>
        {known.map((one) => (
          <option key={one.memberIdx} value={one.memberIdx}>
            {one.name}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}e`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
