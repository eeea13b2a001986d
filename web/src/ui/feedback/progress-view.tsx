import { useRef } from 'react'
import { useText } from '../../language/use-text'
import { dialogs } from './dialog'
import { useOnTop } from './on-top'
import styles from './progress-view.module.css'

const DOTS = Array.from({ length: 12 }, (_, i) => i)

export function ProgressView() {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useOnTop(box, dialogs.use())
  return (
    <div ref={box} popover="manual" className={styles.cover} aria-hidden>
      <div className={styles.card}>
        <svg viewBox="-50 -50 100 100" className={styles.dots} aria-hidden="true">
          {DOTS.map((i) => (
            <circle
              key={i}
              r="5"
              cy="-38"
              transform={`rotate(${i * 30})`}
              style={{ animationDelay: `${i / 12 - 1}s` }}
            />
          ))}
        </svg>
        {t('common.PLEASE_WAIT')}
      </div>
    </div>
  )
}
