import { memo } from 'react'
import type { AnySlot } from '../../hold/slot-view'
import styles from './slot-line.module.css'
import type { SlotWords } from './slot-words'

interface SlotLineProps {
  slot: AnySlot
  words: SlotWords
  isLow: boolean
  isBusy: boolean
  isWanted: boolean
  isStop: boolean
  /** How often its state changed while it was shown. */
  changes: number
}

/**
 * A tee time: time, sign and state, price. Players are shown on demand.
 * It has no hooks and no handlers, and only two elements inside: a day has a hundred of them. The grid listens.
 * Decision 073.
 */
export const SlotLine = memo(function SlotLine(props: SlotLineProps) {
  const { slot, words, isLow, isBusy, isWanted, isStop, changes } = props
  const { sign, action, isQuiet, said, label, price } = words(slot)
  return (
    // biome-ignore lint/a11y/useButtonType: a button outside of forms, a hundred times
    <button
      data-sign={sign}
      data-action={action === 'none' ? undefined : action}
      data-low={isLow ? '' : undefined}
      data-quiet={isQuiet ? '' : undefined}
      data-slot={slot.slotIdx}
      aria-label={label}
      aria-disabled={action === 'none' || undefined}
      aria-current={isWanted || undefined}
      aria-busy={isBusy || undefined}
      tabIndex={isStop ? 0 : -1}
    >
      {changes > 0 && <span key={changes} className={styles.tint} />}
      {/* Hidden spaces keep the words apart for screen readers and copying. */}
      <b>{`${slot.time} `}</b>
      <span>{said}</span>
      {price && <small>{` ${price}`}</small>}
    </button>
  )
})
