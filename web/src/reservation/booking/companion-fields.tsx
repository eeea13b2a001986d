import { Checkbox, SegmentedControl } from '@mantine/core'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import styles from './companion-fields.module.css'
import type { Companion, DraftFault } from './draft'
import { MemberChoice } from './member-choice'

interface CompanionFieldsProps {
  /** In the form, where the booker is 1. */
  no: number
  companion: Companion
  /** Members played with before. */
  known: readonly { memberIdx: number; name: string }[]
  fault?: DraftFault['field']
  faultText?: string
  onChange: (companion: Companion) => void
  onRemove?: () => void
}

/** A companion: to be named later, a member, or a guest. */
export function CompanionFields({ no, companion, known, fault, faultText, onChange, onRemove }: CompanionFieldsProps) {
  const t = useText()
  const named = { no: no - 1 }
  const set = (change: Partial<Companion>) => onChange({ ...companion, ...change })
  const kinds = (['TBD', 'MEMBER', 'GUEST'] as const).map((value) => ({ value, label: t(`reservation.KIND_${value}`) }))
  return (
    <fieldset className={styles.player} id={`player-${no}`}>
      <legend>{t('reservation.PLAYER_NO', named)}</legend>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('reservation.REMOVE_PLAYER', named)}
          onClick={onRemove}
        >
          ×
        </button>
      )}
      <SegmentedControl
        fullWidth
        data={kinds}
        value={companion.kind}
        aria-label={t('reservation.PLAYER_NO', named)}
        onChange={(kind) => set({ kind: kind as Companion['kind'] })}
      />
      {companion.kind === 'MEMBER' && (
        <MemberChoice
          known={known}
          memberIdx={companion.memberIdx}
          error={fault === 'memberIdx' ? t('reservation.FAULT_MEMBER') : undefined}
          onChoose={({ memberIdx, name }) => set({ memberIdx, name })}
        />
      )}
      {companion.kind === 'GUEST' && (
        <div className={styles.guest}>
          <Field
            label={t('reservation.NAME')}
            value={companion.name}
            maxLength={60}
            autoComplete="off"
            error={fault === 'name' ? t('reservation.FAULT_NAME') : undefined}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Field
            label={t('reservation.PHONE')}
            type="tel"
            value={companion.phoneNo}
            maxLength={19}
            autoComplete="off"
            onChange={(event) => set({ phoneNo: event.currentTarget.value })}
          />
          <Checkbox
            label={t('reservation.CONSENT')}
            checked={companion.consent}
            error={fault === 'consent'}
            onChange={(event) => set({ consent: event.currentTarget.checked })}
          />
        </div>
      )}
      {(faultText || fault === 'consent') && (
        <p className={styles.refused} role="alert">
          {faultText ?? t('reservation.FAULT_CONSENT')}
        </p>
      )}
    </fieldset>
  )
}
