import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { DayChooser } from '../../../ui/calendar/day-chooser'
import { daysAfter } from '../../sheet/days/day-view'
import { LiveSign } from '../../sheet/live/live-sign'
import { NOW } from './desk-sheet'
import styles from './today-page.module.css'

interface DaySwitchProps {
  date: string
  today?: string
  live?: 'live' | 'polling'
  /** Where the sheet has a tee time that is still to come today. */
  now?: string
  onChoose: (date: string) => void
}

export function DaySwitch({ date, today, live, now, onChoose }: DaySwitchProps) {
  const t = useText()
  const { day } = useFormat()
  return (
    <header className={styles.head}>
      <div>
        <h1>{date === today ? t('manager.TODAY') : t('manager.DAY')}</h1>
        <p>
          {day(date, 'long')}
          <LiveSign live={live} />
        </p>
      </div>
      <div className={styles.switch}>
        <Button
          look="plain"
          size="small"
          aria-label={t('manager.DAY_BEFORE')}
          onClick={() => onChoose(daysAfter(date, -1))}
        >
          ‹
        </Button>
        <DayChooser label={t('manager.DAY_CHOOSE')} day={date} today={today ?? date} onChange={onChoose}>
          <span data-only-spoken>{t('manager.DAY_CHOOSE')} </span>
          {day(date, 'date')}
        </DayChooser>
        <Button
          look="plain"
          size="small"
          aria-label={t('manager.DAY_AFTER')}
          onClick={() => onChoose(daysAfter(date, 1))}
        >
          ›
        </Button>
        {today && date !== today && (
          <Button look="plain" size="small" onClick={() => onChoose(today)}>
            {t('manager.TODAY')}
          </Button>
        )}
        {today && date === today && (
          <Button look="plain" size="small" onClick={() => onChoose(daysAfter(today, 1))}>
            {t('manager.TOMORROW')}
          </Button>
        )}
        {now && (
          <Button
            look="plain"
            size="small"
            onClick={() => document.getElementById(NOW)?.scrollIntoView({ block: 'center' })}
          >
            {t('manager.NOW', { time: now })}
          </Button>
        )}
      </div>
    </header>
  )
}
