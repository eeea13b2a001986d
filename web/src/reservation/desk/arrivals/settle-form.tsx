import { type Arrival, settle } from '@clubhouse/contract/reservation/desk/check-in'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'

interface Props {
  group: Arrival
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => unknown
  onDone: () => void
  onBack: () => void
}

/** Prices a round that was interrupted by the holes that were played. */
export function SettleForm({ group, isOver, onChanged, onDone, onBack }: Props) {
  const t = useText()
  const { bookingIdx, version, holes } = group
  const form = useForm({
    call: settle,
    initial: { holesPlayed: '', reason: '' },
    words: { holesPlayed: 'frontdesk.HOLES_MISSING', reason: 'desk.WHY_MISSING' },
    given: { bookingIdx, version },
    reread: onChanged,
    isOver,
  })
  const played = Array.from({ length: Number(holes) }, (_, i) => ({ value: String(i), label: String(i) }))
  return (
    <ActForm
      form={form}
      title={t('frontdesk.SETTLE')}
      label={t('frontdesk.SETTLE_NOW')}
      done={t('frontdesk.SETTLED')}
      {...{ onDone, onBack }}
    >
      <SelectField
        name="holesPlayed"
        label={t('frontdesk.HOLES_PLAYED')}
        options={[{ value: '', label: '–' }, ...played]}
      />
      <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />
      <p className={base.quiet}>{t('frontdesk.SETTLE_HINT')}</p>
      <Refusal />
    </ActForm>
  )
}
