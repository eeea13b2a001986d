import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { useId } from 'react'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import styles from './arrivals.module.css'
import type { Marks } from './press'

interface Props {
  player: Arrival['players'][number]
  mark: Marks[number]
  group: Pick<Arrival, 'feeClass' | 'lockerFee' | 'rentalFee'>
  isOpen: boolean
  onChange: (changed: Partial<Marks[number]>) => void
}

/** A player at the desk: here, identity seen, rented clubs, locker, and the fee class that was confirmed. */
export function SeenPlayer({ player, mark, group, isOpen, onChange }: Props) {
  const t = useText()
  const id = useId()
  const types = useCodes('702')
  const { money } = useFormat()
  const { feeClass, lockerFee, rentalFee } = group
  const name = player.name ?? t('desk.TO_BE_NAMED')
  return (
    <li>
      <fieldset className={styles.fields} disabled={!isOpen}>
        <legend data-only-spoken>{name}</legend>
        <button
          type="button"
          className={styles.player}
          aria-pressed={mark.present}
          onClick={() => onChange({ present: !mark.present })}
        >
          <span aria-hidden>{mark.present ? '✓' : '○'}</span> {name}
        </button>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={mark.identified ?? false}
            onChange={(event) => onChange({ identified: event.currentTarget.checked })}
          />
          {t('frontdesk.IDENTIFIED')}
        </label>
        {(rentalFee != null || mark.rental) && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={mark.rental ?? false}
              onChange={(event) => onChange({ rental: event.currentTarget.checked })}
            />
            {rentalFee == null ? t('frontdesk.RENTAL') : t('frontdesk.RENTAL_FEE', { amount: money(rentalFee) })}
          </label>
        )}
        <label htmlFor={`${id}locker`}>
          {lockerFee == null ? t('frontdesk.LOCKER') : t('frontdesk.LOCKER_FEE', { amount: money(lockerFee) })}
        </label>
        <input
          id={`${id}locker`}
          inputMode="numeric"
          maxLength={10}
          value={mark.lockerNo ?? ''}
          onChange={(event) => onChange({ lockerNo: event.currentTarget.value })}
        />
        <label htmlFor={`${id}fee`}>{t('frontdesk.FEE_CLASS')}</label>
        <select
          id={`${id}fee`}
          value={mark.feeKey ?? ''}
          onChange={(event) => onChange({ feeKey: event.currentTarget.value || undefined })}
        >
          <option value="">{t('frontdesk.FEE_OPEN', { name: types.label(feeClass) })}</option>
          {types.list.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </fieldset>
    </li>
  )
}
