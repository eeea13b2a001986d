import columnStyles from './course-column.module.css'
import type { Band, Row } from './sheet-layout'
import lineStyles from './slot-line.module.css'
import styles from './time-column.module.css'

interface TimeColumnProps {
  bands: readonly Band[]
  isOpen: (band: Band) => boolean
  isTall: (row: Row) => boolean
}

/** The times once, beside the courses. On a phone, which shows one course, each tee time has its own. */
export function TimeColumn({ bands, isOpen, isTall }: TimeColumnProps) {
  return (
    // Each tee time says its time to a screen reader.
    <div className={styles.times} aria-hidden="true">
      {/* Beside the heads of the courses. */}
      <span />
      {bands.map((band) => (
        <div key={band.part} className={columnStyles.band}>
          {isOpen(band) && (
            <ul className={lineStyles.lines}>
              {band.rows.map((row) => (
                <li key={row.time} data-tall={isTall(row) || undefined}>
                  {row.time}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}
