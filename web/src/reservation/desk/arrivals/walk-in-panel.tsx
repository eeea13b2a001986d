import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useState } from 'react'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Select } from '../../../ui/form/select'
import { Loading } from '../../../ui/loading'
import { SidePanel } from '../../../ui/side-panel'
import { freeSlots, type ManagerSheet } from '../cell/desk-cell'
import { DeskBookingForm } from '../deed/desk-booking-form'

interface Props {
  onClose: () => void
  onBooked: (bookingIdx: number) => void
}

/** Books a free tee time of today for people who came without a booking, as the sheet of the day does. Decision 140. */
export default function WalkInPanel({ onClose, onBooked }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const now = useServerNow(60_000)
  const mayRead = useMay()(forManager)
  const date = now === null ? '' : dayOf(now)
  const { data, error } = useCall(forManager, { date }, { enabled: mayRead && date !== '', _nop_: true })
  return (
    <SidePanel title={t('frontdesk.WALK_IN')} onClose={onClose}>
      {!mayRead && <p>{t('manager.NO_RIGHT_HINT')}</p>}
      {mayRead && error && <p role="status">{t('desk.MOVE_NONE')}</p>}
      {mayRead && !data && !error && <Loading lines={4} />}
      {data && <WalkIn sheet={data} onBooked={onBooked} />}
    </SidePanel>
  )
}

function WalkIn({ sheet, onBooked }: Pick<Props, 'onBooked'> & { sheet: ManagerSheet }) {
  const t = useText()
  const { money } = useFormat()
  const [slotIdx, choose] = useState<number>()
  const free = freeSlots(sheet)
  const slot = free.find((one) => one.slotIdx === slotIdx) ?? free[0]
  if (!slot) return <p role="status">{t('desk.MOVE_NONE')}</p>
  const course = (courseIdx: number) => sheet.courses.find((one) => one.courseIdx === courseIdx)?.name ?? ''
  return (
    <>
      <Select
        label={t('desk.MOVE_TIME')}
        options={free.map(({ slotIdx: value, time, courseIdx, greenFee }) => ({
          value: String(value),
          label: t('frontdesk.FREE_TIME', { time, course: course(courseIdx), fee: money(greenFee) }),
        }))}
        value={String(slot.slotIdx)}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <DeskBookingForm slot={slot} isToday isWalkIn onBooked={onBooked} />
    </>
  )
}
