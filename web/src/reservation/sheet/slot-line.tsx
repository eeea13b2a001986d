import type { SlotState } from '@clubhouse/contract/reservation/sheet'
import type { Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '../../language/use-text'
import { type AnySlot, isBarred, slotView, type Viewer } from '../hold/slot-view'
import { useShortWhen } from './short-when'
import styles from './slot-line.module.css'
import { type Sign, SlotSign, Swatch } from './slot-sign'

interface SlotLineProps {
  slot: AnySlot
  courseName: string
  /** The price in the heading of the part, which is not repeated here. */
  partPrice: number
  now: number
  viewer: Viewer
  isQuiet: boolean
  isBusy: boolean
  isStop: boolean
  ref?: Ref<HTMLButtonElement>
  onPress: (slot: AnySlot) => void
  onFocus: () => void
}

/** A tee time: time, sign and state, its own price. Players are shown on demand. */
export function SlotLine(props: SlotLineProps) {
  const { slot, courseName, partPrice, now, viewer, isQuiet, isBusy, isStop, ref, onPress, onFocus } = props
  const t = useText()
  const { money } = useFormat()
  const when = useShortWhen()
  const { state, word, action } = slotView(slot, now, viewer)
  const changes = useChanges(state)
  const isMine = state === 'BOOKED' && !!slot.bookingIdx
  const isLow = useIsLow(state, isMine)
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
      data-low={isLow || undefined}
      data-quiet={isQuiet || isBarred(slot) || undefined}
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
      {isOffered && slot.greenFee !== partPrice && <span className={styles.price}>{money(slot.greenFee)}</span>}
    </button>
  )
}

const LOW = new Set<SlotState>(['BOOKED', 'TEAM', 'HOUSE', 'BLOCKED', 'PAST'])

/** Taken tee times are half as high. A change keeps the height, so that nothing moves; only one's own booking grows. */
function useIsLow(state: SlotState, isMine: boolean): boolean {
  const [wasLow] = useState(() => LOW.has(state))
  return wasLow && !isMine
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
