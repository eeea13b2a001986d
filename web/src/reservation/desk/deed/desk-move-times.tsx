import { moveQuote } from '@clubhouse/contract/reservation/desk/desk'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { isDay } from '../../../ui/form/day-and-time'
import { useField } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { freeSlots } from '../cell/desk-cell'

/** The free tee times of the day that was chosen, and what a move to one of them would cost. */
export function DeskMoveTimes({ bookingIdx }: { bookingIdx: number }) {
  const t = useText()
  const date = String(useField('date').value)
  const { data, error } = useCall(forManager, { date }, { enabled: isDay(date), _nop_: true })
  const free = data ? freeSlots(data) : []
  const course = (courseIdx: number) => data?.courses.find((one) => one.courseIdx === courseIdx)?.name ?? ''
  const options = free.map(({ slotIdx, time, courseIdx }) => ({
    value: String(slotIdx),
    label: t('desk.TEE_TIME', { time, course: course(courseIdx) }),
  }))
  if (error || (data && free.length === 0)) return <p role="status">{t('desk.MOVE_NONE')}</p>
  return (
    <>
      <SelectField name="slotIdx" label={t('desk.MOVE_TIME')} options={[{ value: '', label: '–' }, ...options]} />
      <Cost bookingIdx={bookingIdx} />
    </>
  )
}

function Cost({ bookingIdx }: { bookingIdx: number }) {
  const t = useText()
  const { money } = useFormat()
  const slotIdx = Number(useField('slotIdx').value)
  const { data } = useCall(moveQuote, { bookingIdx, slotIdx }, { enabled: slotIdx > 0, _nop_: true })
  if (!data || slotIdx === 0) return null
  const { price, difference } = data
  const total = money(price.total)
  return (
    <p role="status">
      {difference === 0 && t('desk.MOVE_SAME', { total })}
      {difference > 0 && t('desk.MOVE_MORE', { total, amount: money(difference) })}
      {difference < 0 && t('desk.MOVE_LESS', { total, amount: money(-difference) })}
    </p>
  )
}
