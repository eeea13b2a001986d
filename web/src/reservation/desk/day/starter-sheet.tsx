import { useRootHere } from '../../../api/root-data'
import { useFormat, useText } from '../../../language/use-text'
import type { ManagerSheet } from '../cell/desk-cell'
import { type PaperRow, paperRows } from './paper-rows'
import styles from './today-page.module.css'

interface Props {
  sheet: ManagerSheet
  now: number
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
export function StarterSheet({ sheet, now }: Props) {
  const t = useText()
  const { day, instant, locale } = useFormat()
  const club = useRootHere()?.info.clubName
  return (
    <table className={styles.paper} data-paper="starter">
      <colgroup>
        {COLUMNS.map(([column]) => (
          <col key={column} data-column={column} />
        ))}
      </colgroup>
      {/* The whole head is repeated on every page. */}
      <thead>
        <tr>
          <th colSpan={COLUMNS.length} className={styles.paperHead}>
            <b>{club}</b>
            <b>{day(sheet.date, 'long')}</b>
            <span>{t('desk.PRINTED_AT', { at: instant(now), zone: locale.zone })}</span>
          </th>
        </tr>
        <tr>
          {COLUMNS.map(([column, heading]) => (
            <th key={column} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paperRows(sheet, now).map((row) => (
          <Line key={row.slotIdx} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row }: { row: PaperRow }) {
  const t = useText()
  const { time, course, players, unnamed, sign, cart, caddie, cartNos, caddieNos, phones, notes } = row
  /** A number that the desk gave, else room to write it. */
  const given = (numbers: readonly string[], is: boolean) => numbers.join(', ') || (is && <i className={styles.box} />)
  return (
    <tr>
      <th scope="row">{time}</th>
      <td>{course}</td>
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
