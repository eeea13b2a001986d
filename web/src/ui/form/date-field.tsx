import { monthNames } from '@clubhouse/contract/format/format'
import { readDay } from '@clubhouse/contract/format/read-typed'
import { useFormat } from '../../language/use-text'
import { DayChooser } from '../calendar/day-chooser'
import { isDay } from './day-and-time'
import { useField } from './form'
import { WrittenField } from './written-field'

interface Props {
  name: string
  label: string
  hint?: string
  /** The club's day. */
  today: string
}

/** A day in the club's format, typed or chosen in a calendar; its value is yyyy-MM-dd. */
export function DateField({ today, ...field }: Props) {
  const { day, locale } = useFormat()
  const names = monthNames(locale.lang)
  const { value, readOnly, type } = useField(field.name)
  return (
    <WrittenField
      {...field}
      read={(typed) => (typed.trim() === '' ? '' : readDay(locale.dateFormat, typed, names))}
      write={(value) => (isDay(value) ? day(value, 'date') : value)}
      placeholder={day(today, 'date')}
      beside={
        <DayChooser
          label={field.label}
          day={isDay(String(value)) ? String(value) : ''}
          today={today}
          disabled={readOnly}
          onChange={type}
        />
      }
    />
  )
}
