import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import { useId } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { Time } from '../../../ui/time'
import styles from '../draw.module.css'

const STEPS = ['openAt', 'closeAt', 'drawAt', 'publishAt', 'releaseUntil', 'settleAt'] as const
const WORDS = {
  openAt: 'draw.STEP_OPEN',
  closeAt: 'draw.STEP_CLOSE',
  drawAt: 'draw.STEP_DRAW',
  publishAt: 'draw.STEP_PUBLISH',
  releaseUntil: 'draw.STEP_RELEASE',
  settleAt: 'draw.STEP_SETTLE',
} as const

/** The calendar of a draw; steps in the past are ticked, unless the draw ended before them. */
export function Steps({ draw, now }: { draw: Draw; now: number | null }) {
  const t = useText()
  const id = useId()
  const { instant } = useFormat()
  const isEnded = draw.state === 'REVOKED' || draw.state === 'FAILED'
  const isDone = (at: string) => now !== null && !isEnded && Date.parse(at) <= now
  const nextAt = isEnded ? undefined : STEPS.find((step) => !isDone(draw[step]))
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('draw.CALENDAR')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li
            key={step}
            data-done={isDone(draw[step]) || undefined}
            aria-current={now !== null && step === nextAt ? 'step' : undefined}
          >
            <Time at={draw[step]}>{instant(draw[step])}</Time>
            <span>
              {t(WORDS[step])}
              {isDone(draw[step]) && <span data-only-spoken>{t('draw.STEP_DONE')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
