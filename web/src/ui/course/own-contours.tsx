import { contourLines } from './contour-lines'
import { ContourFrame } from './contours'
import styles from './contours.module.css'

/** Contour lines of a terrain of its own, such as that of a booking. */
export function OwnContours({ seed, className }: { seed: string; className?: string }) {
  const [thin, index] = contourLines(seed)
  return (
    <ContourFrame className={className}>
      <path d={thin} />
      <path className={styles.index} d={index} />
    </ContourFrame>
  )
}
