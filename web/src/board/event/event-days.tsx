import type { EventRow } from '@clubhouse/contract/board/event'
import { useFormat, useText } from '../../language/use-text'

interface Props {
  event: Pick<EventRow, 'startDate' | 'endDate'>
  length?: 'short' | 'long' | 'date'
}

export function EventDays({ event: { startDate, endDate }, length = 'long' }: Props) {
  const t = useText()
  const format = useFormat()
  if (!startDate || !endDate) return null
  return (
    <>
      <time dateTime={startDate}>{format.day(startDate, length)}</time>
      {endDate !== startDate && (
        <>
          {` ${t('event.TO')} `}
          <time dateTime={endDate}>{format.day(endDate, length)}</time>
        </>
      )}
    </>
  )
}
