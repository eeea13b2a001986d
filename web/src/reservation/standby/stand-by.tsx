import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { forDay } from '@clubhouse/contract/reservation/standby/standby'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { Button, ButtonLink } from '../../ui/button'
import styles from './stand-by.module.css'
import { StandbyForm } from './standby-form'

interface Props {
  memberIdx: number
  day: CalendarDay
  courses: readonly { courseIdx: number; name: string }[]
  onChanged: () => Promise<unknown>
}

/** On a day with a full part: how to stand by for it, or the member's place. */
export default function StandBy({ memberIdx, day, courses, onChanged }: Props) {
  const t = useText()
  const { data, refetch } = useCall(forDay, { memberIdx, date: day.date })
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { mine } = data
  const words = mine?.offer
    ? t('standby.OFFERED')
    : mine?.paused
      ? t('standby.PAUSED_HERE')
      : mine
        ? t('standby.WAITING', { count: mine.position ?? 1 })
        : t('standby.INVITE')
  return (
    <div className={styles.band}>
      <p role="status">{words}</p>
      {mine ? (
        <ButtonLink look={mine.offer ? 'main' : 'plain'} size="small" to="/mypage/standby">
          {t(mine.offer ? 'standby.SEE_OFFER' : 'standby.SEE_MINE')}
        </ButtonLink>
      ) : (
        <Button look="plain" size="small" onClick={() => setOpen(true)}>
          {t('standby.STAND_BY')}
        </Button>
      )}
      {isOpen && (
        <StandbyForm
          memberIdx={memberIdx}
          date={day.date}
          about={data}
          courses={courses}
          onClose={() => setOpen(false)}
          onSaved={async () => {
            setOpen(false)
            await Promise.all([refetch(), onChanged()])
          }}
        />
      )}
    </div>
  )
}
