import { serverNow } from '../../api/clock'
import { useFormat, useText } from '../../language/use-text'
import { DateField } from '../../ui/form/date-field'
import { TimeField } from '../../ui/form/time-field'
import { fieldsOf } from './moments'
import styles from './post.module.css'

export function TimeFields({ mustOpen = false, mustClose = false }: { mustOpen?: boolean; mustClose?: boolean }) {
  const t = useText()
  const { locale } = useFormat()
  return (
    <div className={styles.times}>
      <Moment name="openAt" legend={t(mustOpen ? 'board.OPENS' : 'board.OPENS_OPTIONAL')} />
      <Moment name="closeAt" legend={t(mustClose ? 'board.CLOSES' : 'board.CLOSES_OPTIONAL')} />
      <p className={styles.hint}>{t('board.ZONE', { zone: locale.zone })}</p>
    </div>
  )
}

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
