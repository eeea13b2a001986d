import { propose } from '@clubhouse/contract/reservation/booking/conduct'
import { useCodes } from '../../../code/use-codes'
import { ActForm } from '../../../form/act-form'
import { ReasonFields, useReason } from '../../../form/reason-fields'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { SelectField } from '../../../ui/form/select-field'
import type { DeskBookingData } from './desk-booking-data'
import { DeskRefused } from './desk-refused'

interface Props {
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  onDone: () => Promise<void>
  onBack: () => void
}

const ABOUT_A_ROUND = ['W5', 'W6', 'W8'] as const

/** Proposes a penalty about a round; it changes nothing for the member until a manager decides. */
export function DeskProposeForm({ booking: { bookingIdx, booker }, isOver, onDone, onBack }: Props) {
  const t = useText()
  const codes = useCodes('501')
  const reason = useReason()
  const form = useForm({
    call: propose,
    initial: { code: 'W5', ...reason.initial },
    input: reason.input,
    words: { reason: 'desk.WHY_MISSING' },
    given: { memberIdx: booker.memberIdx ?? 0, bookingIdx },
    isOver,
  })
  return (
    <ActForm
      form={form}
      title={t('desk.PROPOSE')}
      label={t('desk.PROPOSE')}
      done={t('desk.PROPOSED')}
      {...{ onDone, onBack }}
    >
      <SelectField
        name="code"
        label={t('desk.PROPOSE_WHAT')}
        options={ABOUT_A_ROUND.map((value) => ({ value, label: codes.label(value) }))}
      />
      <ReasonFields hint={t('desk.NO_SHOW_WHY_HINT')} />
      <p className={base.quiet}>{t('desk.PROPOSE_HINT')}</p>
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}
