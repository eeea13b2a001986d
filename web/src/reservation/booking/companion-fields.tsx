import { book } from '@clubhouse/contract/reservation/booking'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import forms from '../../ui/form/form.module.css'
import { limitsAt } from '../../ui/form/limits'
import { Segmented } from '../../ui/form/segmented'
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
      <Segmented
        label={t('reservation.PLAYER_NO', named)}
        options={kinds}
        value={companion.kind}
        onChoose={(kind) => set({ kind })}
      />
      {companion.kind === 'MEMBER' && (
        <MemberChoice
          known={known}
          memberIdx={companion.memberIdx}
          error={fault === 'memberIdx' ? t('reservation.FAULT_MEMBER') : undefined}
          onChoose={({ memberIdx, name }) => set({ memberIdx, name })}
        />
      )}
      {companion.kind === 'GUEST' && <GuestFields no={no} companion={companion} fault={fault} onChange={set} />}
      {(faultText || fault === 'consent') && (
        <p id={`player-${no}-fault`} className={styles.refused} role="alert">
          {faultText ?? t('reservation.FAULT_CONSENT')}
        </p>
      )}
    </fieldset>
  )
}

type GuestProps = Pick<CompanionFieldsProps, 'no' | 'companion' | 'fault'> & {
  onChange: (change: Partial<Companion>) => void
}

/** A guest is named and has agreed to it; the phone number may be left out. */
function GuestFields({ no, companion, fault, onChange }: GuestProps) {
  const t = useText()
  return (
    <div className={styles.guest}>
      <Field
        label={t('reservation.NAME')}
        value={companion.name}
        maxLength={limitsAt(book.input, 'players.name')?.most}
        autoComplete="off"
        error={fault === 'name' ? t('reservation.FAULT_NAME') : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Field
        label={t('reservation.PHONE')}
        type="tel"
        value={companion.phoneNo}
        maxLength={limitsAt(book.input, 'players.phoneNo')?.most}
        autoComplete="off"
        onChange={(event) => onChange({ phoneNo: event.currentTarget.value })}
      />
      <label className={forms.choice}>
        <input
          type="checkbox"
          checked={companion.consent}
          aria-invalid={fault === 'consent' || undefined}
          aria-describedby={fault === 'consent' ? `player-${no}-fault` : undefined}
          onChange={(event) => onChange({ consent: event.currentTarget.checked })}
        />
        {t('reservation.CONSENT')}
      </label>
    </div>
  )
}
