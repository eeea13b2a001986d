import { speak } from '@clubhouse/contract/member/profile'
import { ask } from '../../api/transport'
import { currentSession, patchSession } from '../../session/session-store'

/** Keeps the language that a member chose for the next login and for emails. Where that fails, this page speaks it anyway. */
export async function keepLanguage(lang: string): Promise<void> {
  if (!currentSession()?.memberIdx) return
  await ask(speak, { lang }, { _nop_: true }).then(
    () => patchSession({ lang }),
    () => {},
  )
}
