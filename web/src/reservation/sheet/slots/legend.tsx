import { memo, useId } from 'react'
import { useText } from '../../../language/use-text'
import { type AnySlot, isBarred } from '../../hold/slot-view'
import styles from './sheet-grid.module.css'
import { type Sign, SlotSign, Swatch } from './slot-sign'

const ORDER: Sign[] = [
  'OPEN',
  'PARTIAL',
  'HELD',
  'BOOKED',
  'MINE_BOOKED',
  'NOT_OPEN',
  'DRAW',
  'TEAM',
  'HOUSE',
  'BLOCKED',
  'NOT_FOR_YOU',
  'PAST',
]
const WORD: Partial<Record<Sign, string>> = { NOT_OPEN: 'NOT_OPEN_YET', HELD: 'HELD_WORD', PARTIAL: 'PARTIAL_WORD' }

/** What the signs of the tee times mean, opened by a button. */
export const Legend = memo(function Legend({ slots }: { slots: readonly AnySlot[] }) {
  const t = useText()
  const id = useId()
  const there = new Set<Sign>(
    slots.map((slot) =>
      slot.state === 'BOOKED' && slot.bookingIdx ? 'MINE_BOOKED' : isBarred(slot) ? 'OPEN' : slot.state,
    ),
  )
  const shown = ORDER.filter((sign) => there.has(sign) || sign === 'OPEN' || sign === 'BOOKED' || sign === 'HELD')
  return (
    <div>
      <button type="button" className={styles.ask} aria-label={t('tee-times.LEGEND')} popoverTarget={id}>
        ?
      </button>
      <section id={id} popover="auto" className={styles.legend} aria-label={t('tee-times.LEGEND')}>
        <h3>{t('tee-times.LEGEND')}</h3>
        <ul>
          {shown.map((sign) => (
            <li key={sign}>
              <Swatch sign={sign} />
              <SlotSign sign={sign} />
              {t(`tee-times.STATE_${WORD[sign] ?? sign}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
})
