import { type HoldClock, minutesAndSeconds } from './hold-clock'
import styles from './hold-head.module.css'

const RADIUS = 26
const AROUND = 2 * Math.PI * RADIUS

/** The countdown ring; its figure says the same, so it needs no text. */
export function HoldRing({ clock: { part, phase, secondsLeft } }: { clock: HoldClock }) {
  return (
    <span className={styles.ring} data-phase={phase} role="timer">
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle className={styles.track} cx="30" cy="30" r={RADIUS} />
        <circle
          className={styles.left}
          cx="30"
          cy="30"
          r={RADIUS}
          strokeDasharray={AROUND.toFixed(1)}
          strokeDashoffset={((1 - part) * AROUND).toFixed(1)}
        />
      </svg>
      <b>{minutesAndSeconds(secondsLeft)}</b>
    </span>
  )
}
