import type { Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '../../language/use-text'
import { type AnySlot, slotView, type Viewer } from '../hold/slot-view'
import { useShortWhen } from './short-when'
import styles from './slot-line.module.css'
import { type Sign, SlotSign, Swatch } from './slot-sign'

interface SlotLineProps {
  slot: AnySlot
  courseName: string
  now: number
  viewer: Viewer
  isBusy: boolean
  isStop: boolean
  ref?: Ref<HTMLButtonElement>
  onPress: (slot: AnySlot) => void
  onFocus: () => void
}

/** A tee time: time, sign and state, price or players. */
export function SlotLine({ slot, courseName, now, viewer, isBusy, isStop, ref, onPress, onFocus }: SlotLineProps) {
  const t = useText()
  const { money } = useFormat()
  const when = useShortWhen()
  const { state, word, action } = slotView(slot, now, viewer)
  const changes = useChanges(state)
  const isMine = state === 'BOOKED' && !!slot.bookingIdx
  const sign: Sign = isMine ? 'MINE_BOOKED' : state
  const who = slot.names?.join(', ')
  const isOffered = action === 'hold' || action === 'login' || state === 'NOT_OPEN'
  const said =
    state === 'NOT_OPEN' && slot.opensAt
      ? t('reservation.DAY_OPENS_SHORT', { when: when(slot.opensAt, now) })
      : t(word.code, word.vars)
  const label = who
    ? t('reservation.SLOT_LABEL_WHO', { time: slot.time, course: courseName, state: said, who })
    : t('reservation.SLOT_LABEL', { time: slot.time, course: courseName, state: said, price: slot.greenFee })
  return (
    <button
      ref={ref}
      type="button"
      className={styles.line}
      data-sign={sign}
      data-action={action}
      data-slot={slot.slotIdx}
      aria-label={label}
      aria-disabled={action === 'none' || undefined}
      aria-busy={isBusy || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => action !== 'none' && !isBusy && onPress(slot)}
    >
      {changes > 0 && <span key={changes} className={styles.tint} />}
      <Swatch sign={sign} />
      {/* Hidden spaces keep the words apart for screen readers and copying. */}
      <span className={styles.time}>{slot.time}</span> <SlotSign sign={sign} />
      <span className={styles.word}>{said}</span>{' '}
      {who ? (
        <span className={styles.who}>{who}</span>
      ) : (
        isOffered && <span className={styles.price}>{money(slot.greenFee)}</span>
      )}
    </button>
  )
}

/** The number of changes seen; each is tinted briefly. */
function useChanges(state: string): number {
  const [changes, setChanges] = useState(0)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    setChanges((count) => count + 1)
  }, [state])
  return changes
}
