import { type Holiday, holidayRecord, list } from '@clubhouse/contract/reservation/sheet/holiday'
import { useFormat } from '../../../../language/use-text'
import { OtherNames } from '../../../../office/other-names'
import { recordList } from '../../../../office/record-list'
import { Time } from '../../../../ui/time'

const YEAR = /^(19|2[01])\d\d$/
const [BEFORE, AFTER] = [1, 3]

/** The years that can be chosen. @param year of the club's day */
const yearsAround = (year: number) =>
  Array.from({ length: BEFORE + AFTER + 1 }, (_, i) => String(year - BEFORE + i)).map((value) => ({
    value,
    label: value,
  }))

export const HOLIDAYS = recordList(holidayRecord, list, {
  path: '/ishm/system/holiday',
  title: { field: 'name', Below: OtherNames },
  columns: [
    { field: 'date', isNarrow: true, Cell: At },
    { field: 'dayType', id: 'type', isNarrow: true },
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

/** With its day of the week. */
function At({ row: { date } }: { row: Holiday }) {
  const { day } = useFormat()
  return <Time at={date}>{day(date)}</Time>
}
