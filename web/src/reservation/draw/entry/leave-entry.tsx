import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { leave } from '@clubhouse/contract/reservation/draw/entry'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { AskInPlace } from '../../../ui/feedback/ask-in-place'
import { toast } from '../../../ui/feedback/toast'
import { refusalOf } from '../../hold/refusal-text'

interface Props {
  entry: Pick<DrawEntry, 'entryIdx' | 'state'>
  onChanged: () => Promise<unknown>
}

/** Withdraws an entry, or releases what it won. */
export function LeaveEntry({ entry: { entryIdx, state }, onChanged }: Props) {
  const t = useText()
  const kind = state === 'WON' ? 'RELEASE' : 'WITHDRAW'
  const send = async () => {
    const refused = await refusalOf(t, ask(leave, { entryIdx }, { toasts: 'faults' }))
    if (!refused) toast(t(`draw.${kind}_DONE`), { type: 'success' })
    await onChanged()
    return refused
  }
  return (
    <AskInPlace act={t(`draw.${kind}`)} question={t(`draw.${kind}_ASK`)} keep={t(`draw.${kind}_NOT`)} onAct={send} />
  )
}
