import { useEffect, useRef } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import type { AnySlot } from '../../hold/slot-view'
import styles from './slot-callout.module.css'

interface SlotCalloutProps {
  text: string
  /** The players of a booked tee time. */
  names?: readonly string[]
  remedy?: { label: string; run: () => void }
  near: readonly AnySlot[]
  /** Other days without the limit that refused this tee time. */
  days: readonly string[]
  courseName: (courseIdx: number) => string
  onTake: (slot: AnySlot) => void
  onDay: (date: string) => void
  onClose: () => void
}

/** The answer to a tap on a tee time, over the lines below it, so that nothing moves. */
export default function SlotCallout(props: SlotCalloutProps) {
  const { text, names, remedy, near, days, courseName, onTake, onDay, onClose } = props
  const t = useText()
  const { day } = useFormat()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    const leave = (event: PointerEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node))
        onClose()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', leave)
    }
  }, [onClose])
  return (
    <div ref={box} className={styles.callout}>
      <p>{text}</p>
      {names && (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {remedy && (
        <div className={styles.near}>
          <button type="button" onClick={remedy.run}>
            {remedy.label}
          </button>
        </div>
      )}
      {!remedy && near.length > 0 && (
        <div className={styles.near}>
          <span>{t('reservation.FREE_NEAR')}</span>
          {near.map((slot) => (
            <button key={slot.slotIdx} type="button" onClick={() => onTake(slot)}>
              {slot.time} {courseName(slot.courseIdx)}
            </button>
          ))}
        </div>
      )}
      {days.length > 0 && (
        <div className={styles.near}>
          <span>{t('reservation.OTHER_DAYS')}</span>
          {days.map((date) => (
            <button key={date} type="button" onClick={() => onDay(date)}>
              {day(date)}
            </button>
          ))}
        </div>
      )}
      <button type="button" className={styles.close} aria-label={t('common.CLOSE')} onClick={onClose}>
        ×
      </button>
    </div>
  )
}
