import styles from './contours.module.css'
import directionsUrl from './drawn/directions.svg'
import emptyUrl from './drawn/empty.svg'
import firstLightUrl from './drawn/first-light.svg'
import greenhillUrl from './drawn/greenhill.svg'
import mypageUrl from './drawn/mypage.svg'
import noticesUrl from './drawn/notices.svg'
import outOfBoundsUrl from './drawn/out-of-bounds.svg'
import reservationUrl from './drawn/reservation.svg'

/** Drawn once, by course.test.ts, into files that browsers keep. */
const URLS = {
  directions: directionsUrl,
  empty: emptyUrl,
  'first light': firstLightUrl,
  greenhill: greenhillUrl,
  mypage: mypageUrl,
  notices: noticesUrl,
  'out of bounds': outOfBoundsUrl,
  reservation: reservationUrl,
}
export type Seed = keyof typeof URLS

interface FrameProps {
  className?: string
  children: React.ReactNode
}

/** Contour lines as a background; the seed selects the terrain. Position it by className. */
export function Contours({ seed = 'greenhill', className }: { seed?: Seed; className?: string }) {
  return (
    <ContourFrame className={className}>
      <use href={`${URLS[seed]}#thin`} />
      <use className={styles.index} href={`${URLS[seed]}#index`} />
    </ContourFrame>
  )
}

export function ContourFrame({ className, children }: FrameProps) {
  return (
    <svg
      className={[styles.contours, className].filter(Boolean).join(' ')}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
