import { one } from '@clubhouse/contract/reservation/desk/desk'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { DeskActions } from './desk-actions'
import type { DeskBookingData } from './desk-booking-data'
import { DeskCancelForm } from './desk-cancel-form'
import { DeskChangeForm } from './desk-change-form'
import type { Deed } from './desk-deeds'
import { DeskFacts } from './desk-facts'
import { DeskMoveForm, type Place } from './desk-move-form'
import { DeskNoShowForm } from './desk-no-show-form'
import { DeskNoteForm } from './desk-note-form'
import styles from './desk-panel.module.css'
import { DeskPlayers } from './desk-players'
import { DeskProposeForm } from './desk-propose-form'
import { DeskTrail } from './desk-trail'

interface Props {
  bookingIdx: number
  /** Epoch milliseconds. */
  now: number
  onChanged: () => void
  /** The booking was moved to a tee time. */
  onMoved: (to: Place) => void
}

/** One booking of a tee time, with what a manager may do about it. */
export function DeskBooking({ bookingIdx, now, onChanged, onMoved }: Props) {
  const { data, error, refetch } = useCall(one, { bookingIdx })
  const [deed, setDeed] = useState<Deed>()
  const changed = async () => {
    onChanged()
    await refetch()
  }
  const done = async () => {
    await changed()
    setDeed(undefined)
  }
  const moved = async (to: Place) => {
    await done()
    onMoved(to)
  }
  if (!data) return error ? <Wrong requestId={error.requestId} retry={() => refetch()} /> : <Loading lines={8} />
  return (
    <article className={styles.booking}>
      <DeskPlayers booking={data} />
      {deed ? (
        <DeedForm
          deed={deed}
          booking={data}
          onChanged={changed}
          onDone={done}
          onBack={() => setDeed(undefined)}
          onMoved={moved}
        />
      ) : (
        <DeskActions booking={data} now={now} onDo={setDeed} />
      )}
      <DeskFacts booking={data} />
      <DeskTrail booking={data} />
    </article>
  )
}

interface DeedProps {
  deed: Deed
  booking: DeskBookingData
  onChanged: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
  onMoved: (to: Place) => void
}

function DeedForm({ deed, onMoved, ...form }: DeedProps) {
  switch (deed) {
    case 'CHANGE':
      return <DeskChangeForm {...form} />
    case 'MOVE':
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
  }
}
