import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { memo, Suspense, useState } from 'react'
import { wanted } from '../../../api/later'
import { useText } from '../../../language/use-text'
import { Button, ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { part } from '../../../ui/part'
import styles from './day-picker.module.css'
import { DayStrip } from './day-strip'

/** Loaded on first use. */
const month = () => import('./month-panel')
const MonthPanel = part(month)

interface DayPickerProps {
  days: readonly CalendarDay[]
  date: string
  isFinding: boolean
  now: number
  onChoose: (date: string) => void
}

/** Two weeks, with the month behind them. */
export const DayPicker = memo(function DayPicker({ days, date, isFinding, now, onChoose }: DayPickerProps) {
  const t = useText()
  const [isMonth, setMonth] = useState(false)
  const choose = (chosen: string) => {
    setMonth(false)
    onChoose(chosen)
  }
  return (
    <div className={styles.picker}>
      <DayStrip days={days} date={date} now={now} onChoose={onChoose} />
      <div className={styles.ways}>
        <ButtonLink look="plain" size="small" to="/reservation?find=weekends" aria-current={isFinding || undefined}>
          <Icon name="search" size={18} />
          {t('tee-times.FIND')}
        </ButtonLink>
        {days.some(({ drawIdx }) => drawIdx) && (
          <ButtonLink look="plain" size="small" to="/reservation?view=draws">
            {t('tee-times.DRAWS')}
          </ButtonLink>
        )}
        <ButtonLink look="plain" size="small" to="/reservation?view=groups">
          {t('tee-times.GROUPS')}
        </ButtonLink>
        <Button
          look="plain"
          size="small"
          aria-expanded={isMonth}
          onClick={() => setMonth(!isMonth)}
          onPointerEnter={() => wanted(month)}
          onFocus={() => wanted(month)}
        >
          <Icon name="calendar" size={18} />
          {t('tee-times.MONTH')}
        </Button>
      </div>
      {isMonth && (
        <Suspense>
          <MonthPanel days={days} date={date} now={now} onChoose={choose} />
        </Suspense>
      )}
    </div>
  )
})
