import type { DataOf } from '@clubhouse/contract/call'
import { byDay, type FiguresOfDay } from '@clubhouse/contract/dashboard'
import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import styles from './figures.module.css'
import { type Figure, listOf, sheetAt } from './list-links'

interface Cell {
  row: FiguresOfDay
}
type Counted = Exclude<Figure, 'fill' | 'leadDays' | 'left' | 'views'>

export const DAYS = officeList({
  call: byDay,
  path: '/ishm/figures',
  texts: 'day-figures',
  key: ({ date }) => date,
  title: {
    heading: 'day-figures.DATE',
    sort: '-date',
    text: ({ date }, t) => t('day-figures.DATE_OF', { date }),
    Below: Sheet,
  },
  columns: [
    { id: 'views', heading: 'day-figures.VIEWS', isNarrow: true, Cell: Views },
    { id: 'joined', heading: 'day-figures.JOINED', isNarrow: true, Cell: countOf('joined') },
    { id: 'made', heading: 'day-figures.MADE', isNarrow: true, Cell: countOf('made') },
    { id: 'cancelled', heading: 'day-figures.CANCELLED', isNarrow: true, Cell: countOf('cancelled') },
    { id: 'late', heading: 'day-figures.LATE', isNarrow: true, isExtra: true, Cell: countOf('late') },
    { id: 'noShow', heading: 'day-figures.NO_SHOW', isNarrow: true, Cell: countOf('noShow') },
    { id: 'played', heading: 'day-figures.PLAYED', isNarrow: true, Cell: countOf('played') },
    { id: 'taken', heading: 'day-figures.TAKEN', isNarrow: true, Cell: Taken },
    { id: 'total', heading: 'day-figures.TOTAL', isNarrow: true, Cell: Total },
    { id: 'fillRate', heading: 'day-figures.FILL_RATE', isNarrow: true, Cell: FillRate },
  ],
  filters: [
    { kind: 'days', from: 'from', to: 'to', label: 'day-figures.DAYS' },
    { kind: 'code', name: 'part', group: '218', label: 'day-figures.PART', all: 'day-figures.PART_ALL' },
    {
      kind: 'select',
      name: 'courseIdx',
      label: 'day-figures.COURSE',
      all: 'day-figures.COURSE_ALL',
      accept: /^[1-9]\d{0,8}$/,
      options: ({ data }: { data?: DataOf<typeof byDay> }) =>
        (data?.courses ?? []).map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })),
    },
  ],
})

function Sheet({ row }: Cell) {
  const t = useText()
  const { day } = useFormat()
  const said = day(row.date)
  // Without tee times, or the right to see them, there is no sheet to open.
  if (!row.total) return said
  return (
    <Link to={sheetAt(row.date)} className={styles.count} aria-label={t('day-figures.SHEET_OF', { day: said })}>
      {said}
    </Link>
  )
}

function countOf(figure: Counted) {
  return function Count({ row }: Cell) {
    const { number } = useFormat()
    const count = row[figure]
    if (count == null) return '–'
    return (
      <Link to={listOf(figure, { from: row.date, to: row.date })} className={styles.count}>
        {number(count)}
      </Link>
    )
  }
}

function Views({ row }: Cell) {
  return useFormat().number(row.views)
}

function Taken({ row }: Cell) {
  const { number } = useFormat()
  if (!row.total) return '–'
  return (
    <Link to={sheetAt(row.date)} className={styles.count}>
      {number(row.taken ?? 0)}
    </Link>
  )
}

function Total({ row }: Cell) {
  const { number } = useFormat()
  return row.total ? number(row.total) : '–'
}

function FillRate({ row }: Cell) {
  return row.fillRate == null ? '–' : `${row.fillRate}%`
}
