import { change } from '@clubhouse/contract/reservation/desk/desk'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { AreaField } from '../../../ui/form/area-field'
import type { DeskBookingData } from './desk-booking-data'
import { DeskRefused } from './desk-refused'

interface Props {
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

export function DeskNoteForm({ booking, isOver, onChanged, onDone, onBack }: Props) {
  const t = useText()
  const { bookingIdx, version, memo } = booking
  const form = useForm({
    call: change,
    initial: { memo: memo ?? '' },
    given: { bookingIdx, version },
    // An empty note takes the note away.
    input: ({ memo: typed }) => ({ memo: String(typed).trim() }),
    reread: onChanged,
    isOver,
  })
  return (
    <ActForm form={form} label={t('common.SAVE')} done={t('desk.NOTE_SAVED')} {...{ onDone, onBack }}>
      <AreaField name="memo" label={t('desk.NOTE')} hint={t('desk.NOTE_HINT')} rows={3} />
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}
