import { serverNow } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import { Button } from '../ui/button'
import { CalendarPopover } from '../ui/calendar/calendar-popover'
import { part } from '../ui/part'
import type { Days } from './days-calendar'
import styles from './list-tools.module.css'

/** The calendar is loaded when it is opened. */
const Calendar = part(() => import('./days-calendar'))

interface Props extends Days {
  label: string
  onChange: (days: Days) => void
}

/** A range of days in the club's format, chosen in a calendar. */
export function DaysTool({ label, from, to, onChange }: Props) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const [start, end] = [from && day(from, 'date'), to && day(to, 'date')]
  const range = start && end ? `${start} – ${end}` : start ? `${start} –` : end ? `– ${end}` : t('office.DAYS_ANY')
  const said = (
    <>
      <span>{label}:</span> {range}
    </>
  )
  return (
    <div className={styles.tool}>
      <CalendarPopover className={styles.button} label={label} said={said}>
        {(close) => {
          const choose = (days: Days) => {
            close()
            onChange(days)
          }
          return (
            <>
              <Calendar label={label} today={dayOf(serverNow())} from={from} to={to} onChange={choose} />
              <Button look="plain" size="small" onClick={() => choose({})}>
                {t('office.DAYS_ANY')}
              </Button>
            </>
          )
        }}
      </CalendarPopover>
    </div>
  )
}
