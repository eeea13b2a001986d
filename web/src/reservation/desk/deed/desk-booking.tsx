import { mark } from '@clubhouse/contract/reservation/desk/check-in'
import { one } from '@clubhouse/contract/reservation/desk/desk'
import { PAYABLE } from '@clubhouse/contract/reservation/payment'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import { Unread } from '../../../ui/unread'
import { DeskActions } from './desk-actions'
import type { DeskBookingData } from './desk-booking-data'
import { DeskCancelForm } from './desk-cancel-form'
import { DeskChangeForm } from './desk-change-form'
import { type Deed, deedsFor, hasBegun } from './desk-deeds'
import { DeskFacts } from './desk-facts'
import { DeskMoveForm, type Place } from './desk-move-form'
import { DeskNoShowForm } from './desk-no-show-form'
import { DeskNoteForm } from './desk-note-form'
import styles from './desk-panel.module.css'
import { DeskPlayers } from './desk-players'
import { DeskProposeForm } from './desk-propose-form'
import { DeskTrail } from './desk-trail'
import { LateMoveForm } from './late-move-form'
import { PaidMark } from './paid-mark'
import { useRights } from './use-rights'

interface Props {
  bookingIdx: number
  /** Epoch milliseconds. */
  now: number
  onChanged: () => void
  /** The booking was moved to a tee time. */
  onMoved: (to: Place) => void
  /** A form is open: the booking stays in view, whatever happens to it. */
  onBusy?: (isBusy: boolean) => void
}

/** What is being done, and how the booking was when that began. */
interface Doing {
  deed: Deed
  version: number
  isLate: boolean
}

/** One booking of a tee time, with what a manager may do about it. */
export function DeskBooking({ bookingIdx, now, onChanged, onMoved, onBusy }: Props) {
  const { data, error, refetch } = useCall(one, { bookingIdx })
  const [doing, setDoing] = useState<Doing>()
  const rights = useRights()
  const t = useText()
  const arrived = useSend(mark)
  const changed = async () => {
    onChanged()
    await refetch()
  }
  const done = async () => {
    await changed()
    setDoing(undefined)
  }
  const moved = async (to: Place) => {
    await done()
    onMoved(to)
  }
  const act = async (what: Deed) => {
    if (what !== 'HERE') return setDoing({ deed: what, version: data!.version, isLate: hasBegun(data!, now) })
    const players = data!.players.map(({ no }) => ({ no, present: true }))
    await arrived
      .send({ bookingIdx, version: data!.version, state: 'ARRIVED', players })
      .then(() => toast(t('desk.IS_HERE', { name: data!.booker.name }), { type: 'success' }))
      .catch(() => undefined)
    await changed()
  }
  const isBusy = doing !== undefined
  useEffect(() => onBusy?.(isBusy), [isBusy])
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  const deeds = deedsFor(data, rights, now)
  const isPossible = doing && [...deeds.open, ...deeds.more].includes(doing.deed)
  return (
    <article className={styles.booking}>
      <DeskPlayers booking={data} />
      {doing ? (
        <DeedForm
          deed={doing.deed}
          booking={data}
          isLate={doing.isLate}
          isOver={data.version !== doing.version && !isPossible}
          onChanged={changed}
          onDone={done}
          onBack={() => setDoing(undefined)}
          onMoved={moved}
        />
      ) : (
        <DeskActions {...deeds} onDo={act} />
      )}
      {!doing && <PaidMark booking={data} isOwed={PAYABLE.includes(data.state)} onChanged={changed} />}
      <DeskFacts booking={data} />
      <DeskTrail booking={data} />
    </article>
  )
}

interface DeedProps {
  /** The tee time had begun. */
  isLate: boolean
  deed: Deed
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
  onMoved: (to: Place) => void
}

function DeedForm({ deed, isLate, onMoved, ...form }: DeedProps) {
  switch (deed) {
    case 'CHANGE':
      return <DeskChangeForm {...form} />
    case 'MOVE':
      if (isLate) return <LateMoveForm group={form.booking} {...form} />
      return <DeskMoveForm {...form} onMoved={onMoved} />
    case 'NOTE':
      return <DeskNoteForm {...form} />
    case 'CANCEL':
      return <DeskCancelForm {...form} />
    case 'NO_SHOW':
      return <DeskNoShowForm {...form} isNoShow={true} />
    case 'NO_SHOW_UNDO':
      return <DeskNoShowForm {...form} isNoShow={false} />
    case 'PROPOSE':
      return <DeskProposeForm {...form} />
    // A press alone.
    case 'HERE':
      return null
  }
}
