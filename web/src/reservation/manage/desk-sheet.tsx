import { useEffect, useRef } from 'react'
import { useFormat, useText } from '../../language/use-text'
import { bands } from '../sheet/sheet-layout'
import { SlotSign, Swatch } from '../sheet/slot-sign'
import { type Claim, type DeskCell, type DeskFilter, deskCell, type ManagerSheet, passes } from './desk-cell'
import styles from './desk-sheet.module.css'

interface DeskSheetProps {
  sheet: ManagerSheet
  now: number
  isToday: boolean
  filter: DeskFilter
  typed: string
}

/** Times as rows, courses as columns, players in the cells. Empty rows are left out. */
export function DeskSheet({ sheet, now, isToday, filter, typed }: DeskSheetProps) {
  const t = useText()
  const { clock } = useFormat()
  const time = clock(now)
  const parts = shownParts(sheet, now, (cell) => passes(cell, filter, typed))
  const next = isToday ? parts.flatMap(({ rows }) => rows).find((row) => row.time >= time)?.time : undefined
  const here = useRef<HTMLTableRowElement>(null)
  // Scrolls to the current time once per day.
  useEffect(() => void here.current?.scrollIntoView({ block: 'nearest' }), [sheet.date])
  if (parts.every(({ rows }) => rows.length === 0)) return <p className={styles.none}>{t('manager.NOTHING')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the arrow keys move it sideways
    <section className={styles.frame} tabIndex={0} aria-label={t('manager.DAY')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('manager.TIME')}</th>
            {sheet.courses.map((course) => (
              <th key={course.courseIdx} scope="col">
                {course.name}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((band) => (
          <tbody key={band.part}>
            <tr className={styles.part}>
              <th colSpan={sheet.courses.length + 1} scope="rowgroup">
                {t(`reservation.PART_${band.part}`)} {band.firstTime}–{band.lastTime}
              </th>
            </tr>
            {band.rows.map((row) => (
              <tr
                key={row.time}
                ref={row.time === next ? here : undefined}
                data-over={isToday && row.time < time ? true : undefined}
                aria-current={row.time === next ? 'time' : undefined}
              >
                <th scope="row">{row.time}</th>
                {row.cells.map((cell, i) => (
                  <td key={sheet.courses[i]!.courseIdx}>
                    {cell && <Cell cell={cell} isQuiet={!passes(cell, filter, typed)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** The parts of the day with the rows in which a cell is shown. */
function shownParts(sheet: ManagerSheet, now: number, isShown: (cell: DeskCell) => boolean) {
  const claims = Map.groupBy(sheet.claims, ({ slotIdx }: Claim) => slotIdx)
  return bands(
    sheet,
    sheet.courses.map((course) => course.courseIdx),
    now,
  ).map((band) => ({
    ...band,
    rows: band.rows
      .map((row) => ({
        time: row.time,
        cells: row.slots.map((slot) => slot && deskCell(slot, claims.get(slot.slotIdx) ?? [], now)),
      }))
      .filter((row) => row.cells.some((cell) => cell && isShown(cell))),
  }))
}

function Cell({ cell, isQuiet }: { cell: DeskCell; isQuiet: boolean }) {
  const t = useText()
  const { sign, names, unnamed, reason, until } = cell
  const word = sign === 'HELD' && until ? t('reservation.STATE_HELD', { heldUntil: until }) : t(`manager.CELL_${sign}`)
  const people = [...names, ...(unnamed ? [t('manager.UNNAMED', { count: unnamed })] : [])].join(', ')
  return (
    <span className={styles.cell} data-sign={sign} data-quiet={isQuiet || undefined}>
      <Swatch sign={sign} />
      <SlotSign sign={sign} />
      {sign === 'BOOKED' && people ? <span data-only-spoken>{word}</span> : <span className={styles.word}>{word}</span>}
      <span className={styles.people} title={people}>
        {people}
      </span>
      {reason && <span className={styles.reason}>{reason}</span>}
    </span>
  )
}
