import { teeTimes } from '@clubhouse/contract/member/record'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { moreOf, RecordSection, SOME } from './record-section'

interface Props {
  memberIdx: number
  ahead: boolean
}

export function MemberTeeTimes({ memberIdx, ahead }: Props) {
  const t = useText()
  const { day } = useFormat()
  const states = useCodes('509')
  const [size, setSize] = useState(SOME)
  const { data, error, refetch } = useCall(
    teeTimes,
    { memberIdx, ahead, size, sort: ahead ? 'date' : '-date' },
    { placeholderData: (previous) => previous },
  )
  return (
    <RecordSection
      title={t(ahead ? 'member-manage.TIMES_AHEAD' : 'member-manage.TIMES_PAST')}
      none={t(ahead ? 'member-manage.TIMES_AHEAD_NONE' : 'member-manage.TIMES_PAST_NONE')}
      total={data?.total}
      shown={data?.list.length ?? 0}
      error={error}
      onRetry={() => refetch()}
      onMore={() => setSize(moreOf)}
    >
      <ul>
        {data?.list.map(({ bookingIdx, bookingNo, state, date, time, courseName, isBooker, booker }) => (
          <li key={bookingIdx}>
            {day(date, 'date')} {time} · {courseName}
            <small>
              {states.label(state)} · {bookingNo}
              {!isBooker && ` · ${t('member-manage.BOOKED_BY', { name: booker })}`}
            </small>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
