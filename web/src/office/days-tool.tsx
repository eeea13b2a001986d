import { Suspense, useId, useRef, useState } from 'react'
import { serverNow } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import { Button } from '../ui/button'
import calendar from '../ui/calendar/calendar.module.css'
import { placeBelow } from '../ui/calendar/place-below'
import { Loading } from '../ui/loading'
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
  const id = useId()
  const { day, dayOf } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [start, end] = [from && day(from, 'date'), to && day(to, 'date')]
  const said = start && end ? `${start} – ${end}` : start ? `${start} –` : end ? `– ${end}` : t('office.DAYS_ANY')
  const choose = (days: Days) => {
    panel.current?.hidePopover()
    onChange(days)
  }
  return (
    <div className={styles.tool}>
      <button ref={button} type="button" className={styles.button} popoverTarget={id} aria-haspopup="dialog">
        <span>{label}</span> {said}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={calendar.panel}
        onBeforeToggle={() => placeBelow(button.current!, panel.current!)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Loading lines={6} />}>
            <Calendar label={label} today={dayOf(serverNow())} from={from} to={to} onChange={choose} />
          </Suspense>
        )}
        <Button look="plain" size="small" onClick={() => choose({})}>
          {t('office.DAYS_ANY')}
        </Button>
      </div>
    </div>
  )
}
