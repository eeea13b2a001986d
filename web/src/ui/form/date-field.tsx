import { useFormat } from '../../language/use-text'
import { DayChooser } from '../calendar/day-chooser'
import { isDay } from './day-and-time'
import { useField } from './form'
import { writtenDay } from './written-day'
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
  const written = writtenDay(useFormat().locale)
  const { value, readOnly, type } = useField(field.name)
  return (
    <WrittenField
      {...field}
      {...written}
      placeholder={written.write(today)}
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
