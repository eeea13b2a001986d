import { withdraw } from '@clubhouse/contract/reservation/team/form'
import type { TeamForm } from '@clubhouse/contract/reservation/team/team'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { AskInPlace } from '../../../ui/feedback/ask-in-place'
import { toast } from '../../../ui/feedback/toast'
import { refusalOf } from '../../hold/refusal-text'

interface Props {
  form: Pick<TeamForm, 'formIdx' | 'teamName'>
  onChanged: () => Promise<unknown>
}

/** Withdraws an application. */
export function Withdraw({ form: { formIdx, teamName }, onChanged }: Props) {
  const t = useText()
  const send = async () => {
    const refused = await refusalOf(t, ask(withdraw, { formIdx }, { toasts: 'faults' }))
    if (!refused) toast(t('team.WITHDRAWN', { name: teamName }), { type: 'success' })
    await onChanged()
    return refused
  }
  return (
    <AskInPlace
      act={t('team.WITHDRAW')}
      question={t('team.WITHDRAW_ASK', { name: teamName })}
      keep={t('team.KEEP')}
      onAct={send}
    />
  )
}
