import { serverNow } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import { DateField } from '../ui/form/date-field'
import { TimeField } from '../ui/form/time-field'
import styles from './moment.module.css'
import { fieldsOf } from './moments'

/** A day and a time of the club, which may be left empty together. */
export function Moment({ name, legend }: { name: string; legend: string }) {
  const t = useText()
  const { dayOf } = useFormat()
  const [date, time] = fieldsOf(name)
  return (
    <fieldset className={styles.moment}>
      <legend>{legend}</legend>
      <DateField name={date} label={t('board.DATE')} today={dayOf(serverNow())} />
      <TimeField name={time} label={t('board.TIME')} />
    </fieldset>
  )
}
