import { make, one } from '@clubhouse/contract/reservation/desk/desk'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { useOpened } from '../../../office/opened'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { SidePanel } from '../../../ui/side-panel'
import type { AnySlot } from '../../hold/slot-view'
import { type Claim, deskCell, type ManagerSheet } from '../cell/desk-cell'
import { DeskBooking } from './desk-booking'
import { DeskBookingForm } from './desk-booking-form'
import type { Place } from './desk-move-form'

interface Props {
  sheet: ManagerSheet
  slotIdx: number
  now: number
  /** For whom a free tee time is to be booked. */
  memberIdx?: number
  onClose: () => void
  onChanged: () => void
  onMoved: (to: Place) => void
}

/** A tee time of the day: its bookings, what else it is claimed for, or a booking for a member. */
export default function SlotPanel({ sheet, slotIdx, onClose, ...more }: Props) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const slot = sheet.slots.find((one) => one.slotIdx === slotIdx)
  const course = sheet.courses.find(({ courseIdx }) => courseIdx === slot?.courseIdx)?.name ?? ''
  const title = slot ? `${t('desk.TEE_TIME', { time: slot.time, course })} · ${day(sheet.date)}` : t('desk.GONE')
  const claims = sheet.claims.filter((claim) => claim.slotIdx === slotIdx)
  const isBooked = claims.some(({ bookingIdx }) => bookingIdx)
  const names = slot && isBooked ? deskCell(slot, claims, more.now).names : []
  useOpened(names.join(', '), { id: `/ishm?date=${sheet.date}&slot=${slotIdx}`, detail: title })
  return (
    <SidePanel title={title} onClose={onClose} beside>
      {slot ? (
        <Contents slot={slot} isToday={sheet.date === dayOf(more.now)} claims={claims} {...more} />
      ) : (
        <Empty title={t('desk.GONE')}>{t('manager.NO_DAY_HINT')}</Empty>
      )}
    </SidePanel>
  )
}

interface ContentsProps extends Pick<Props, 'now' | 'memberIdx' | 'onChanged' | 'onMoved'> {
  slot: AnySlot
  isToday: boolean
  claims: readonly Claim[]
}

function Contents({ slot, isToday, claims, now, memberIdx, onChanged, onMoved }: ContentsProps) {
  const t = useText()
  const may = useMay()
  const { sign, names, reason, until } = deskCell(slot, claims, now)
  const [busy, setBusy] = useState<readonly number[]>([])
  // One that has left meanwhile stays while a form about it is open.
  const bookings = [...new Set([...claims.flatMap(({ bookingIdx }) => bookingIdx ?? []), ...busy])]
  const isOver = slot.state === 'PAST'
  const hasPlace = !isOver && (sign === 'OPEN' || sign === 'PARTIAL')
  const isFree = busy.length === 0
  if (isFree && sign === 'BLOCKED' && until) return <p>{t('desk.FREED_HINT', { until })}</p>
  if (isFree && sign === 'HELD') return <p>{t('desk.HELD', { name: names.join(', '), until })}</p>
  return (
    <>
      {bookings.length > 0 && !may(one) && (
        <>
          <p>{names.join(', ')}</p>
          <p>{t('desk.NO_BOOKINGS')}</p>
        </>
      )}
      {may(one) &&
        bookings.map((idx) => (
          <DeskBooking
            key={idx}
            bookingIdx={idx}
            now={now}
            onChanged={onChanged}
            onMoved={onMoved}
            onBusy={(isBusy) => setBusy((before) => [...before.filter((one) => one !== idx), ...(isBusy ? [idx] : [])])}
          />
        ))}
      {bookings.length === 0 && !hasPlace && (
        <p>{[isOver ? t('desk.OVER') : t(`manager.CELL_${sign}`), ...names, reason].filter(Boolean).join(' · ')}</p>
      )}
      {hasPlace && bookings.length === 0 && <p>{t('desk.FREE')}</p>}
      {hasPlace && may(make) && (
        <DeskBookingForm slot={slot} memberIdx={memberIdx} isToday={isToday} onBooked={onChanged} />
      )}
    </>
  )
}
