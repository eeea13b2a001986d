import { change } from '@clubhouse/contract/reservation/manage'
import { ask } from '../../api/transport'
import { ActButtons } from '../../form/act-buttons'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { toast } from '../../ui/feedback/toast'
import { AreaField } from '../../ui/form/area-field'
import { Form } from '../../ui/form/form'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'
import { DeskRefused } from './desk-refused'

interface Props {
  booking: DeskBookingData
  onDone: () => Promise<void>
  onBack: () => void
}

export function DeskNoteForm({ booking: { bookingIdx, version, memo }, onDone, onBack }: Props) {
  const t = useText()
  const form = useForm({
    call: change,
    initial: { memo: memo ?? '' },
    // An empty note takes the note away.
    send: (_, { memo: typed }) => ask(change, { bookingIdx, version, memo: String(typed).trim() }, { quiet: true }),
  })
  const saved = () => {
    toast(t('desk.NOTE_SAVED'), { type: 'success' })
    void onDone()
  }
  return (
    <Form of={form} className={styles.act} onSaved={saved}>
      <AreaField name="memo" label={t('desk.NOTE')} hint={t('desk.NOTE_HINT')} rows={3} />
      <DeskRefused fail={form.fail} />
      <ActButtons label={t('common.SAVE')} pending={form.pending} onBack={onBack} />
    </Form>
  )
}
