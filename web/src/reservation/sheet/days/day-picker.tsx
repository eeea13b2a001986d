import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { memo, Suspense } from 'react'
import { part } from '../../../ui/part'
import { DayStrip } from './day-strip'

/** Loaded on first use. */
export const month = () => import('./month-panel')
const MonthPanel = part(month)

interface DayPickerProps {
  days: readonly CalendarDay[]
  date: string
  now: number
  isMonth: boolean
  onChoose: (date: string) => void
}

/** Two weeks, with the month behind them. */
export const DayPicker = memo(function DayPicker({ days, date, now, isMonth, onChoose }: DayPickerProps) {
  return (
    <>
      <DayStrip days={days} date={date} now={now} onChoose={onChoose} />
      {isMonth && (
        <Suspense>
          <MonthPanel days={days} date={date} now={now} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  )
})
