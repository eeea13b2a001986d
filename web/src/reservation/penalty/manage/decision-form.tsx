import { decide } from '@clubhouse/contract/reservation/conduct'
import type { ListedPenalty } from '@clubhouse/contract/reservation/penalty-list'
import { newKey } from '../../../api/new-key'
import { ask } from '../../../api/transport'
import { ActButtons } from '../../../form/act-buttons'
import { RefusalLine } from '../../../form/refusal-line'
import { isOvertaken, useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import type { Decision } from './decisions'
import styles from './penalty.module.css'

interface Props {
  penalty: ListedPenalty
  decision: Decision
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** What a decision does, before it is made; it needs a reason. */
export function DecisionForm({ penalty, decision, refresh, onDone, onBack }: Props) {
  const t = useText()
  const format = useFormat()
  const { penaltyIdx, version, name, money, state } = penalty
  const amount = money == null ? '' : format.money(money)
  const form = useForm({
    call: decide,
    initial: { reason: '' },
    words: { reason: 'penalty-list.REASON_MISSING' },
    send: (_, { reason }) => {
      const paid = decision === 'CLEAR' && money != null ? { paid: money } : {}
      const input = { penaltyIdx, version, action: decision, reason: String(reason).trim(), ...paid }
      return ask(decide, input, { quiet: true, idempotencyKey: newKey() }).catch(async (fail) => {
        if (isOvertaken(fail)) await refresh()
        throw fail
      })
    },
  })
  const saved = () => {
    toast(t(`penalty-list.DONE_${decision}`), { type: 'success' })
    void onDone()
  }
  const isQuiet = decision === 'WAIVE' && state === 'PROPOSED'
  return (
    <Form of={form} className={styles.act} onSaved={saved} aria-label={t(`penalty-list.DO_${decision}`)}>
      <p>{t(isQuiet ? 'penalty-list.EFFECT_REJECT' : `penalty-list.EFFECT_${decision}`, { name, amount })}</p>
      <TextField name="reason" label={t('penalty-list.REASON')} hint={t('penalty-list.REASON_HINT')} />
      {isOvertaken(form.fail) ? <p role="alert">{t('form.OVERTAKEN')}</p> : <RefusalLine fail={form.fail} />}
      <ActButtons label={t(`penalty-list.DO_${decision}`)} pending={form.pending} onBack={onBack} />
    </Form>
  )
}
