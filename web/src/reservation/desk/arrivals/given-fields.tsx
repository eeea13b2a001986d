import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { useId } from 'react'
import { useText } from '../../../language/use-text'
import styles from './arrivals.module.css'
import type { Given } from './press'

interface Props {
  group: Arrival
  given: Given
  isOpen: boolean
  onChange: (changed: Given) => void
}

/** The cart and the caddie that a group gets, where it has booked them, and a note for the starter. */
export function GivenFields({ group, given, isOpen, onChange }: Props) {
  const t = useText()
  const id = useId()
  const has = { cartNo: group.cart || !!group.cartNo, caddieNo: group.caddie || !!group.caddieNo }
  const typed = (name: keyof Given) => given[name] ?? group[name] ?? ''
  return (
    <fieldset className={styles.fields} disabled={!isOpen}>
      <legend data-only-spoken>{t('frontdesk.EXTRAS')}</legend>
      {(['cartNo', 'caddieNo'] as const).map(
        (name) =>
          has[name] && (
            <div key={name}>
              <label htmlFor={`${id}${name}`}>{t(`frontdesk.GIVE_${name === 'cartNo' ? 'CART' : 'CADDIE'}`)}</label>
              <input
                id={`${id}${name}`}
                maxLength={20}
                value={typed(name)}
                onChange={(event) => onChange({ [name]: event.currentTarget.value })}
              />
            </div>
          ),
      )}
      <div>
        <label htmlFor={`${id}note`}>{t('frontdesk.NOTE')}</label>
        <input
          id={`${id}note`}
          maxLength={300}
          value={typed('note')}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}
