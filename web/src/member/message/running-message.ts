import { cancel, progress } from '@clubhouse/contract/member/message'
import { ask } from '../../api/transport'
import type { useText } from '../../language/use-text'
import { followWork } from '../../office/follow-work'
import { toast } from '../../ui/feedback/toast'

type Talk = ReturnType<typeof useText>

export async function cancelMessage(outIdx: number, t: Talk): Promise<void> {
  const answer = await ask(cancel, { outIdx }, { toasts: 'all' }).catch(() => undefined)
  if (!answer) return
  toast(t('member-message.CANCELLED', { told: answer.told, all: answer.told + answer.notTold }))
}

/** Shows a message on every page of the office until everyone has it: its panel may be closed. */
export function followMessage(outIdx: number, t: Talk): void {
  const work = { path: '/ishm/member/list', isEverywhere: true, title: 'member-message.NEW', kind: 'sends' } as const
  const stop = () => cancelMessage(outIdx, t)
  void followWork(`message ${outIdx}`, async () => {
    const { sent, told, isDone } = await ask(progress, { outIdx }, { _nop_: true })
    return isDone ? undefined : { ...work, over: told, of: sent, stop }
  })
}
