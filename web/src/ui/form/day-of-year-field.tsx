import { monthNames } from '@clubhouse/contract/format/format'
import { readDayOfYear } from '@clubhouse/contract/format/read-typed'
import { useFormat } from '../../language/use-text'
import { WrittenField } from './written-field'

interface Props {
  name: string
  label: string
  hint?: string
}

/** A day that comes every year, in the language of the page; its value is MM-dd. */
export function DayOfYearField(field: Props) {
  const { locale, dayOfYear } = useFormat()
  const names = monthNames(locale.lang)
  return (
    <WrittenField
      {...field}
      read={(typed) => (typed.trim() === '' ? '' : readDayOfYear(locale.dateFormat, typed, names))}
      write={dayOfYear}
    />
  )
}
