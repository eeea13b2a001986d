import { decide } from '@clubhouse/contract/reservation/booking/conduct'
import { waivedFor } from '@clubhouse/contract/reservation/rules/penalty'
import type { ListedPenalty } from '@clubhouse/contract/reservation/rules/penalty-list'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import { SuspendedBookings } from '../../../../member/suspension/suspended-bookings'
import { AreaField } from '../../../../ui/form/area-field'
import { RadioField } from '../../../../ui/form/radio-field'
import { TextField } from '../../../../ui/form/text-field'
import { begins, type Decision } from './decisions'

interface Props {
  penalty: ListedPenalty
  decision: Decision
  /** It is no longer possible. */
  isOver: boolean
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** Of the reasons for a waiver: none that needs a document. */
const OTHER = ''

/** What a decision does, before it is made; it needs a reason, which answers an appeal. */
export function DecisionForm({ penalty, decision, isOver, refresh, onDone, onBack }: Props) {
  const t = useText()
  const format = useFormat()
  const { penaltyIdx, memberIdx, version, name, money, state } = penalty
  const amount = money == null ? '' : format.money(money)
  const form = useForm({
    call: decide,
    kept: `${decision} ${penaltyIdx}`,
    initial: { reason: '', waivedFor: OTHER },
    words: { reason: 'penalty-list.REASON_MISSING' },
    given: { penaltyIdx, version, action: decision, ...(decision === 'CLEAR' && money != null && { paid: money }) },
    reread: refresh,
    isOver,
  })
  const title = t(`penalty-list.DO_${decision}`)
  const isQuiet = decision === 'WAIVE' && state === 'PROPOSED'
  const isPaid = decision === 'WAIVE' && state === 'CLEARED'
  return (
    <ActForm form={form} title={title} label={title} done={t(`penalty-list.DONE_${decision}`)} {...{ onDone, onBack }}>
      {!form.isOver && (
        <p>{t(`penalty-list.EFFECT_${isQuiet ? 'REJECT' : isPaid ? 'WAIVE_PAID' : decision}`, { name, amount })}</p>
      )}
      {begins(penalty, decision) && !form.isOver && <SuspendedBookings memberIdx={memberIdx} penaltyIdx={penaltyIdx} />}
      {decision === 'WAIVE' && !isQuiet && !form.isOver && (
        <>
          <RadioField
            name="waivedFor"
            legend={t('penalty-list.WAIVED_FOR')}
            options={[...waivedFor.options, OTHER].map((value) => ({
              value,
              label: t(`penalty-list.WAIVED_FOR_${value || 'OTHER'}`),
            }))}
          />
          <p>{t('penalty-list.WAIVED_FOR_HINT')}</p>
        </>
      )}
      {decision.endsWith('_APPEAL') ? (
        <AreaField name="reason" label={t('penalty-list.ANSWER')} hint={t('penalty-list.ANSWER_HINT')} rows={4} />
      ) : (
        <TextField name="reason" label={t('penalty-list.REASON')} hint={t('penalty-list.REASON_HINT')} />
      )}
      <Refusal />
    </ActForm>
  )
}
