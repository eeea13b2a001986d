import type { DataOf } from '@clubhouse/contract/call'
import { cancel, one } from '@clubhouse/contract/member/import'
import { ask } from '../../api/transport'
import type { useText } from '../../language/use-text'
import { followWork } from '../../office/follow-work'
import { toast } from '../../ui/feedback/toast'

type Talk = ReturnType<typeof useText>

/** What can still be cancelled: the whole import, or the invitations that are not sent yet. */
export function cancellable({ state, toInvite, invited, isCancelled }: DataOf<typeof one>) {
  if (state === 'RUNNING') return 'imports'
  return state === 'DONE' && !isCancelled && invited < toInvite ? 'invites' : undefined
}

export async function cancelImport(importIdx: number, t: Talk): Promise<void> {
  const answer = await ask(cancel, { importIdx }, { toasts: 'all' }).catch(() => undefined)
  if (!answer) return
  const { state, invited, notInvited } = answer
  const sent = { done: invited, all: invited + notInvited }
  toast(state === 'CANCELLED' ? t('member-import.CANCELLED') : t('member-import.INVITES_CANCELLED', sent))
}

/** Shows the import on the other pages of the office. */
export function followImport(importIdx: number, t: Talk): void {
  const stop = () => cancelImport(importIdx, t)
  void followWork(`import ${importIdx}`, async () => {
    const now = await ask(one, { importIdx }, { _nop_: true })
    const kind = cancellable(now)
    const [over, of] = kind === 'invites' ? [now.invited, now.toInvite] : [0, 0]
    return kind && { path: '/ishm/member/import', title: 'member-import.TITLE', kind, over, of, stop }
  })
}
