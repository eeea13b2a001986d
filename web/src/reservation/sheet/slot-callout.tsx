import { useEffect, useRef } from 'react'
import { useText } from '../../language/use-text'
import type { AnySlot } from '../hold/slot-view'
import styles from './slot-callout.module.css'

interface SlotCalloutProps {
  text: string
  remedy?: { label: string; run: () => void }
  near: readonly AnySlot[]
  courseName: (courseIdx: number) => string
  onTake: (slot: AnySlot) => void
  onClose: () => void
}

/** The answer to a tap on a tee time, over the lines below it, so that nothing moves. */
export default function SlotCallout({ text, remedy, near, courseName, onTake, onClose }: SlotCalloutProps) {
  const t = useText()
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
      <button type="button" className={styles.close} aria-label={t('common.CLOSE')} onClick={onClose}>
        ×
      </button>
    </div>
  )
}
