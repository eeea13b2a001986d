import { monthNames } from '@clubhouse/contract/format/format'
import { readDay } from '@clubhouse/contract/format/read-typed'
import { Suspense, useId, useRef, useState } from 'react'
import { useFormat, useText } from '../../language/use-text'
import calendar from '../calendar/calendar.module.css'
import { placeBelow } from '../calendar/place-below'
import { Icon } from '../icon'
import { Loading } from '../loading'
import { part } from '../part'
import { isDay } from './day-and-time'
import { useField } from './form'
import { WrittenField } from './written-field'

/** The calendar is loaded when it is opened. */
const DayCalendar = part(() => import('../calendar/day-calendar'))

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
  return (
    <WrittenField
      {...field}
      read={(typed) => (typed.trim() === '' ? '' : readDay(locale.dateFormat, typed, names))}
      write={(value) => (isDay(value) ? day(value, 'date') : value)}
      placeholder={day(today, 'date')}
      beside={<Chooser {...field} today={today} />}
    />
  )
}

function Chooser({ name, label, today }: Props) {
  const t = useText()
  const id = useId()
  const { value, readOnly, type } = useField(name)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const choose = (day: string) => {
    panel.current?.hidePopover()
    type(day)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={calendar.open}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={t('form.CALENDAR')}
        disabled={readOnly}
      >
        <Icon name="calendar" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('form.CALENDAR')}
        className={calendar.panel}
        onBeforeToggle={() => placeBelow(button.current!, panel.current!)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Loading lines={6} />}>
            <DayCalendar
              label={label}
              day={isDay(String(value)) ? String(value) : ''}
              today={today}
              onChange={choose}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
