import { type Holiday, list } from '@clubhouse/contract/reservation/sheet/holiday'
import { useCodes } from '../../../../code/use-codes'
import { namesOf } from '../../../../language/names-of'
import { useFormat } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { Time } from '../../../../ui/time'

interface Cell {
  row: Holiday
}

const YEAR = /^(19|2[01])\d\d$/
const [BEFORE, AFTER] = [1, 3]

/** The years that can be chosen. @param year of the club's day */
const yearsAround = (year: number) =>
  Array.from({ length: BEFORE + AFTER + 1 }, (_, i) => String(year - BEFORE + i)).map((value) => ({
    value,
    label: value,
  }))

export const HOLIDAYS = officeList({
  call: list,
  path: '/ishm/system/holiday',
  texts: 'holiday',
  key: ({ holidayIdx }) => holidayIdx,
  record: 'path',
  title: { heading: 'holiday.NAME', text: (row) => namesOf(row).here, Below: OtherNames },
  columns: [
    { id: 'date', heading: 'holiday.DATE', isNarrow: true, Cell: At },
    { id: 'type', heading: 'holiday.DAY_TYPE', isNarrow: true, Cell: Type },
  ],
})

/** The same list with the years to choose from. */
export const holidaysAround = (year: number) => ({
  ...HOLIDAYS,
  filters: [
    {
      kind: 'select' as const,
      name: 'year',
      label: 'holiday.YEAR' as const,
      accept: YEAR,
      options: () => yearsAround(year),
    },
  ],
})

function OtherNames({ row }: Cell) {
  return namesOf(row).others.join(', ')
}

function At({ row }: Cell) {
  const { day } = useFormat()
  return <Time at={row.date}>{day(row.date)}</Time>
}

function Type({ row }: Cell) {
  return useCodes('HDE').label(row.dayType)
}
