import styles from './contours.module.css'

/** The mark of the demo club: a hill in contour lines with a flag. */
export function ClubMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <g className={styles.lines}>
        <path d="M4 41C9 40 10 20 22.5 19.5 35 19 36 37 44 39.5" />
        <path d="M11 42C14.5 40 16 26.5 23 26 30.5 25.5 32.5 36 38 40.5" />
        <path d="M18 42.500C19.5 41 20.5 33 23.5 32.8 27 32.5 29.5 38.5 32 42" />
      </g>
      <path className={styles.pole} d="M22.5 19.500V4" />
      <path className={styles.flag} d="M22.5 4 34 7.8 22.5 11.600Z" />
    </svg>
  )
}
