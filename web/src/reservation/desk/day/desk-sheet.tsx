import { Fragment, useEffect, useRef } from 'react'
import { type Say, useFormat, useText } from '../../../language/use-text'
import { grouped } from '../../../ui/grouped'
import { PHONE_QUERY } from '../../../ui/phone'
import { isOnCourse } from '../../sheet/slots/on-course'
import { bands } from '../../sheet/slots/sheet-layout'
import { SlotSign, Swatch } from '../../sheet/slots/slot-sign'
import { useWalk } from '../../sheet/slots/walk'
import {
  bookingsOf,
  byBookingIdx,
  type Claim,
  type DeskCell,
  type DeskFilter,
  deskCell,
  type ManagerSheet,
  passes,
} from '../cell/desk-cell'
import styles from './desk-sheet.module.css'

type ShownCell = DeskCell & { slotIdx: number; time: string; holes: string }

/** The row of the current time. */
export const NOW = 'now'

interface DeskSheetProps {
  sheet: ManagerSheet
  now: number
  isToday: boolean
  filter: DeskFilter
  typed: string
  onOpen: (slotIdx: number) => void
  /** The pointer or the focus has come to a tee time. */
  onNear?: () => void
}

/** Times as rows, courses as columns, players in the cells. Empty rows are left out. */
export function DeskSheet({ sheet, now, isToday, filter, typed, onOpen, onNear }: DeskSheetProps) {
  const t = useText()
  const { clock } = useFormat()
  const time = clock(now)
  const parts = shownParts(sheet, now, (cell) => passes(cell, filter, typed))
  const next = isToday ? parts.flatMap(({ rows }) => rows).find((row) => row.time >= time)?.time : undefined
  const { grid, stopIdx, setStop, walk } = useWalk<HTMLElement>(parts, true)
  const here = useRef<HTMLTableRowElement>(null)
  // Once per day. On a phone it would take what waits for the manager out of view: there `DaySwitch` goes to the time.
  useEffect(() => {
    if (!matchMedia(PHONE_QUERY).matches) here.current?.scrollIntoView({ block: 'nearest' })
  }, [sheet.date])
  if (parts.every(({ rows }) => rows.length === 0)) return <p className={styles.none}>{t('manager.NOTHING')}</p>
  return (
    <section
      ref={grid}
      className={styles.frame}
      aria-label={t('manager.DAY')}
      onPointerEnter={onNear}
      onFocus={({ target }) => {
        onNear?.()
        const { slot } = (target as HTMLElement).dataset
        if (slot) setStop(Number(slot))
      }}
      onKeyDown={walk}
    >
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
        {parts
          .filter(({ rows }) => rows.length > 0)
          .map((band) => (
            <tbody key={band.part}>
              <tr className={styles.part}>
                <th colSpan={sheet.courses.length + 1} scope="rowgroup">
                  {t(`tee-times.PART_${band.part}`)} {band.firstTime}–{band.lastTime}
                </th>
              </tr>
              {band.rows.map((row) => (
                <Fragment key={row.time}>
                  {row.time === next && (
                    <tr className={styles.now}>
                      <th colSpan={sheet.courses.length + 1} scope="rowgroup">
                        {t('manager.NOW', { time })}
                      </th>
                    </tr>
                  )}
                  <tr
                    ref={row.time === next ? here : undefined}
                    id={row.time === next ? NOW : undefined}
                    data-over={(isToday && row.time < time) || undefined}
                    aria-current={row.time === next ? 'time' : undefined}
                  >
                    <th scope="row">{row.time}</th>
                    {row.cells.map((cell, i) => (
                      <td key={sheet.courses[i]!.courseIdx}>
                        {cell && (
                          <Cell
                            cell={cell}
                            course={sheet.courses[i]!.name}
                            isStop={cell.slotIdx === stopIdx}
                            onOpen={onOpen}
                            isPlaying={isToday && cell.names.length + cell.unnamed > 0 && isOnCourse(cell, time)}
                            isQuiet={!passes(cell, filter, typed)}
                          />
                        )}
                      </td>
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          ))}
      </table>
    </section>
  )
}

/** The parts of the day with the rows in which a cell is shown. */
function shownParts(sheet: ManagerSheet, now: number, isShown: (cell: DeskCell) => boolean) {
  const claims = grouped(sheet.claims, ({ slotIdx }: Claim) => slotIdx)
  const bookings = byBookingIdx(sheet)
  return bands(
    sheet,
    sheet.courses.map((course) => course.courseIdx),
    now,
  ).map((band) => ({
    ...band,
    rows: band.rows
      .map((row) => ({
        ...row,
        cells: row.slots.map((slot): ShownCell | undefined => {
          if (!slot) return undefined
          const { slotIdx, time, holes } = slot
          const here = claims.get(slotIdx) ?? []
          return { ...deskCell(slot, here, now, bookingsOf(here, bookings)), slotIdx, time, holes }
        }),
      }))
      .filter((row) => row.cells.some((cell) => cell && isShown(cell))),
  }))
}

interface CellProps {
  cell: ShownCell
  course: string
  isPlaying: boolean
  isQuiet: boolean
  /** The tab stop of the sheet. */
  isStop: boolean
  onOpen: (slotIdx: number) => void
}

function Cell({ cell, course, isPlaying, isQuiet, isStop, onOpen }: CellProps) {
  const t = useText()
  const { slotIdx, time, sign, names, guests, unnamed, reason, until } = cell
  const word = wordOf(sign, until, t)
  const people = [...names, ...(unnamed ? [t('manager.UNNAMED', { count: unnamed })] : [])]
  return (
    <button
      type="button"
      className={styles.cell}
      data-slot={slotIdx}
      tabIndex={isStop ? 0 : -1}
      data-sign={sign}
      data-quiet={isQuiet || undefined}
      data-playing={isPlaying || undefined}
      onClick={() => onOpen(slotIdx)}
    >
      <Swatch sign={sign} />
      <SlotSign sign={sign} />
      <span data-only-spoken>{t('desk.TEE_TIME', { time, course })} </span>
      {sign === 'BOOKED' && people.length > 0 ? (
        <span data-only-spoken>{word} </span>
      ) : (
        <span className={styles.word}>{word}</span>
      )}
      <span className={styles.people}>
        {people.map((name, at) => (
          <span key={`${at} ${name}`}>
            {name}
            {guests.includes(name) && <Guest />}
            {at < people.length - 1 && <span data-only-spoken>, </span>}
          </span>
        ))}
      </span>
      {isPlaying && <span data-only-spoken>{t('manager.ON_COURSE')}</span>}
      {reason && <span className={styles.reason}>{reason}</span>}
    </button>
  )
}

function Guest() {
  const t = useText()
  return (
    <>
      <small className={styles.guest} aria-hidden="true">
        {t('desk.GUEST_SHORT')}
      </small>
      <span data-only-spoken> ({t('desk.GUEST')})</span>
    </>
  )
}

function wordOf(sign: DeskCell['sign'], until: string | undefined, t: Say): string {
  if (until && sign === 'HELD') return t('tee-times.STATE_HELD', { heldUntil: until })
  return until && sign === 'BLOCKED' ? t('desk.FREED', { until }) : t(`manager.CELL_${sign}`)
}
