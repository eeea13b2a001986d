import { move } from '@clubhouse/contract/reservation/desk/desk'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import type { DeskBookingData } from './desk-booking-data'
import { DeskMoveTimes } from './desk-move-times'
import { DeskRefused } from './desk-refused'

interface Props {
  group: Pick<DeskBookingData, 'bookingIdx' | 'version' | 'date'>
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => unknown
  onDone: () => void
  onBack: () => void
}

/** Moves a group that missed its tee time to a later free one of the day. */
export function LateMoveForm({ group, isOver, onChanged, onDone, onBack }: Props) {
  const t = useText()
  const { bookingIdx, version, date } = group
  const form = useForm({
    call: move,
    initial: { date, slotIdx: '', reason: t('frontdesk.MOVE_LATE_REASON') },
    words: { slotIdx: 'desk.MOVE_TIME_MISSING', reason: 'desk.WHY_MISSING' },
    given: { bookingIdx, version },
    reread: onChanged,
    isOver,
  })
  return (
    <ActForm
      form={form}
      title={t('frontdesk.MOVE_LATE')}
      label={t('desk.MOVE_NOW')}
      done={t('frontdesk.MOVED_LATE')}
      {...{ onDone, onBack }}
    >
      <DeskMoveTimes bookingIdx={bookingIdx} />
      <p className={base.quiet}>{t('frontdesk.MOVE_LATE_HINT')}</p>
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}
