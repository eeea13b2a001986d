import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useText } from '../../language/use-text'
import { Icon } from '../icon'
import { Loading } from '../loading'
import { part } from '../part'
import styles from './calendar.module.css'
import { placeBelow } from './place-below'

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
export function DayChooser({ label, day, today, disabled, onChange, children }: Props) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const choose = (chosen: string) => {
    panel.current?.hidePopover()
    onChange(chosen)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={children ? undefined : t('form.CALENDAR')}
        disabled={disabled}
      >
        {children}
        <Icon name="calendar" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('form.CALENDAR')}
        className={styles.panel}
        onBeforeToggle={() => placeBelow(button.current!, panel.current!)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Loading lines={6} />}>
            <DayCalendar label={label} day={day} today={today} onChange={choose} />
          </Suspense>
        )}
      </div>
    </>
  )
}
