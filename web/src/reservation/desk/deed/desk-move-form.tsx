import { move } from '@clubhouse/contract/reservation/desk/desk'
import { useRef } from 'react'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { offerUndo } from '../../../office/undo'
import base from '../../../ui/base.module.css'
import { DateField } from '../../../ui/form/date-field'
import { TextField } from '../../../ui/form/text-field'
import type { DeskBookingData } from './desk-booking-data'
import { DeskMoveTimes } from './desk-move-times'
import { DeskRefused } from './desk-refused'

export interface Place {
  date: string
  slotIdx: number
}

interface Props {
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => Promise<void>
  /** The booking is at this tee time now. */
  onMoved: (to: Place) => void
  onBack: () => void
}

/** Moves a booking to a free tee time of any day: the price first, and a way back for a moment after it. */
export function DeskMoveForm({ booking, isOver, onChanged, onMoved, onBack }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const version = useRef(booking.version)
  const { bookingIdx } = booking
  const form = useForm({
    call: move,
    initial: { date: booking.date, slotIdx: '', reason: '' },
    words: { slotIdx: 'desk.MOVE_TIME_MISSING', reason: 'desk.WHY_MISSING' },
    given: { bookingIdx, version: booking.version },
    reread: onChanged,
    isOver,
    answered: (moved) => {
      version.current = moved.version
    },
  })
  const done = () => {
    const back = { date: booking.date, slotIdx: booking.slotIdx }
    const undo = () =>
      ask(
        move,
        { bookingIdx, version: version.current, slotIdx: back.slotIdx, reason: t('desk.MOVE_UNDONE') },
        { _nop_: true },
      )
    offerUndo([booking], undo, () => onMoved(back), 'desk.MOVED')
    onMoved({ date: String(form.values.date), slotIdx: Number(form.values.slotIdx) })
  }
  return (
    <ActForm form={form} title={t('desk.MOVE')} label={t('desk.MOVE_NOW')} onDone={done} onBack={onBack}>
      <DateField name="date" label={t('desk.MOVE_DAY')} today={dayOf(serverNow())} />
      <DeskMoveTimes bookingIdx={bookingIdx} />
      <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />
      <p className={base.quiet}>{t('desk.CHANGE_TOLD')}</p>
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}
