import { useRootHere } from '../../../api/root-data'
import { useFormat, useText } from '../../../language/use-text'
import type { ManagerSheet } from '../cell/desk-cell'
import { type Paper, type PaperRow, papers } from './paper-rows'
import styles from './today-page.module.css'

interface Props {
  sheet: ManagerSheet
  now: number
  /** Whether each course has its own pages. */
  byCourse: boolean
}

const COLUMNS = [
  ['time', 'manager.TIME'],
  ['course', 'desk.COURSE'],
  ['players', 'desk.PLAYERS'],
  ['cart', 'desk.CART'],
  ['caddie', 'desk.CADDIE'],
  ['phone', 'desk.PHONE'],
  ['note', 'desk.NOTE'],
] as const

/** The day on paper, for the starter: one line for each tee time, with room to tick and to write. */
export function StarterSheet({ sheet, now, byCourse }: Props) {
  return papers(sheet, now, byCourse).map((paper) => (
    <PaperTable key={paper.course ?? ''} paper={paper} date={sheet.date} now={now} />
  ))
}

function PaperTable({ paper: { course, rows }, date, now }: { paper: Paper; date: string; now: number }) {
  const t = useText()
  const { day, instant, locale } = useFormat()
  const club = useRootHere()?.info.clubName
  const columns = COLUMNS.filter(([column]) => column !== 'course' || course === undefined)
  return (
    <table className={styles.paper} data-paper="starter">
      <colgroup>
        {columns.map(([column]) => (
          <col key={column} data-column={column} />
        ))}
      </colgroup>
      {/* The whole head is repeated on every page. */}
      <thead>
        <tr>
          <th colSpan={columns.length} className={styles.paperHead}>
            <b>{club}</b>
            <b>{day(date, 'long')}</b>
            {course && <b>{course}</b>}
            <span>{t('desk.PRINTED_AT', { at: instant(now), zone: locale.zone })}</span>
          </th>
        </tr>
        <tr>
          {columns.map(([column, heading]) => (
            <th key={column} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.slotIdx} row={row} hasCourse={course === undefined} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row, hasCourse }: { row: PaperRow; hasCourse: boolean }) {
  const t = useText()
  const { time, course, players, unnamed, sign, cart, caddie, cartNos, caddieNos, phones, notes } = row
  /** A number that the desk gave, else room to write it. */
  const given = (numbers: readonly string[], is: boolean) => numbers.join(', ') || (is && <i className={styles.box} />)
  return (
    <tr>
      <th scope="row">{time}</th>
      {hasCourse && <td>{course}</td>}
      <td>
        <ul className={styles.players}>
          {players.map(({ name, isGuest }, at) => (
            <li key={`${at} ${name}`}>
              <i className={styles.box} /> {name}
              {isGuest && ` (${t('desk.GUEST')})`}
            </li>
          ))}
          {unnamed > 0 && <li>{t('manager.UNNAMED', { count: unnamed })}</li>}
          {sign !== 'BOOKED' && sign !== 'OPEN' && <li>{t(`manager.CELL_${sign}`)}</li>}
        </ul>
      </td>
      <td>{given(cartNos, cart)}</td>
      <td>{given(caddieNos, caddie)}</td>
      <td>{phones.join(', ')}</td>
      <td>{notes.join(' · ')}</td>
    </tr>
  )
}
