import { cancel, change, one } from '@clubhouse/contract/reservation/manage'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { DeskCancelForm } from './desk-cancel-form'
import { DeskFacts } from './desk-facts'
import { DeskNoteForm } from './desk-note-form'
import styles from './desk-panel.module.css'
import { DeskPlayers } from './desk-players'
import { DeskTrail } from './desk-trail'

interface Props {
  bookingIdx: number
  onChanged: () => void
}

/** One booking of a tee time, with what a manager may do about it. */
export function DeskBooking({ bookingIdx, onChanged }: Props) {
  const { data, error, refetch } = useCall(one, { bookingIdx }, { quiet: true })
  const [doing, setDoing] = useState<'note' | 'cancel'>()
  const changed = async () => {
    onChanged()
    await refetch()
  }
  const done = async () => {
    await changed()
    setDoing(undefined)
  }
  if (!data) return error ? <Wrong requestId={error.requestId} retry={() => refetch()} /> : <Loading lines={8} />
  return (
    <article className={styles.booking}>
      <DeskPlayers booking={data} />
      {doing === undefined && data.state === 'CF' && <Actions onDo={setDoing} />}
      {doing === 'note' && <DeskNoteForm booking={data} onDone={done} onBack={() => setDoing(undefined)} />}
      {doing === 'cancel' && (
        <DeskCancelForm booking={data} onChanged={changed} onDone={done} onBack={() => setDoing(undefined)} />
      )}
      <DeskFacts booking={data} />
      <DeskTrail booking={data} />
    </article>
  )
}

function Actions({ onDo }: { onDo: (doing: 'note' | 'cancel') => void }) {
  const t = useText()
  const may = useMay()
  return (
    <div className={styles.buttons}>
      {may(change) && (
        <Button look="plain" onClick={() => onDo('note')}>
          {t('desk.NOTE_WRITE')}
        </Button>
      )}
      {may(cancel) && (
        <Button look="plain" className={styles.danger} onClick={() => onDo('cancel')}>
          {t('desk.CANCEL')}
        </Button>
      )}
    </div>
  )
}
