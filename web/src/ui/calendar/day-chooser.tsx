import type { ReactNode } from 'react'
import { useText } from '../../language/use-text'
import { Icon } from '../icon'
import { part } from '../part'
import styles from './calendar.module.css'
import { CalendarPopover } from './calendar-popover'

/** The calendar is loaded when it is opened. */
const DayCalendar = part(() => import('./day-calendar'))

interface Props {
  /** Of the days, such as “First day”. */
  label: string
  /** yyyy-MM-dd; empty where none is chosen. */
  day: string
  /** The club's day. */
  today: string
  disabled?: boolean
  onChange: (day: string) => void
  /** What the button says; without it, it is a drawing beside a field. */
  children?: ReactNode
}

/** A button that opens a calendar of days. */
export function DayChooser({ children, disabled, onChange, ...days }: Props) {
  const t = useText()
  return (
    <CalendarPopover
      className={styles.open}
      label={t('form.CALENDAR')}
      buttonLabel={children ? undefined : t('form.CALENDAR')}
      disabled={disabled}
      said={
        <>
          {children}
          <Icon name="calendar" />
        </>
      }
    >
      {(close) => (
        <DayCalendar
          {...days}
          onChange={(day) => {
            close()
            onChange(day)
          }}
        />
      )}
    </CalendarPopover>
  )
}
