import { type AffectedDay, check, type Holiday } from '@clubhouse/contract/reservation/sheet/holiday'
import { useCall } from '../../../../api/use-call'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import styles from '../../../../office/page.module.css'
import { isDay } from '../../../../ui/form/day-and-time'
import { useForms } from '../../../../ui/form/form'

/** The days that are made already and would be of another kind, while the form says so. */
export function Affected({ holidayIdx }: { holidayIdx?: number }) {
  const [form] = useForms()
  const { date, dayType } = form!.values
  const isAsked = isDay(String(date)) && form!.changed.some((field) => field === 'date' || field === 'dayType')
  const input = { holidayIdx, date: String(date), dayType: dayType as Holiday['dayType'] }
  const { data } = useCall(check, input, { enabled: isAsked, _nop_: true })
  return (
    <div role="status" className={styles.effects}>
      {isAsked && data && <Words days={data.days} />}
    </div>
  )
}

/** The same of a change that is not typed. */
export function AffectedDays({ days }: { days: readonly AffectedDay[] }) {
  return (
    <div className={styles.effects}>
      <Words days={days} />
    </div>
  )
}

function Words({ days }: { days: readonly AffectedDay[] }) {
  const t = useText()
  return (
    <>
      <p>{days.length > 0 ? t('holiday.AFFECTED', { count: days.length }) : t('holiday.AFFECTED_NONE')}</p>
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </ul>
      )}
    </>
  )
}

function Day({ day }: { day: AffectedDay }) {
  const t = useText()
  const { day: written } = useFormat()
  const { label } = useCodes('HDE')
  const { date, before, after, isPublished, bookings } = day
  return (
    <li>
      {t('holiday.AFFECTED_DAY', { date: written(date), before: label(before), after: label(after) })}
      {' · '}
      {t(isPublished ? 'holiday.PUBLISHED' : 'holiday.DRAFT')}
      {bookings > 0 && ` · ${t('holiday.BOOKINGS', { count: bookings })}`}
    </li>
  )
}
