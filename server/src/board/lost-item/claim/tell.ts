import type { ClaimState } from '@clubhouse/contract/board/lost-claim'
import { UNDO_SECONDS } from '@clubhouse/contract/office/undo'
import { enqueue } from '../../../job/enqueue.ts'
import { onTask } from '../../../job/job.ts'
import type { ValuesOf } from '../../../mail/kinds.ts'
import { ownWordsIn, saidIn, spokenBy } from '../../../platform/said-in.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import * as sql from './sql.ts'

const TELL = 'tell-claim'

interface Decision {
  claimIdx: number
  state: ClaimState
}

/** The inbox of members, which stands above this noun. */
interface Notifies {
  notify(
    tx: Transaction,
    kind: 'LOST_CLAIM',
    member: { memberIdx: number; email: string; lang: string },
    values: ValuesOf<'LOST_CLAIM'>,
  ): Promise<void>
}

/** Notifies members of decisions on their claims, once no one can undo them any more. */
export async function tellLater(tx: Transaction, decisions: readonly Decision[]): Promise<void> {
  const at = tx.clock.now().add({ seconds: UNDO_SECONDS })
  for (const decision of decisions) if (decision.state !== 'OPEN') await enqueue(tx, TELL, decision, at)
}

/** Sends nothing for a decision that was undone, or of which the member was notified before. */
export const tellClaim = ({ notify }: Notifies) =>
  onTask<Decision>(TELL, (ctx, { claimIdx, state }) =>
    write(ctx, async (tx) => {
      const told = await sql.telling(tx.sql, claimIdx, state)
      if (!told) return
      const { title, reason, translated, keepUntil, ...member } = told
      const lang = spokenBy(tx, member.lang)
      await notify(tx, 'LOST_CLAIM', member, {
        name: member.name,
        how: state === 'ACCEPTED' ? 'ACCEPTED' : reason ? 'REFUSED' : 'OVER',
        title: saidIn(title, lang) ?? '',
        reason: ownWordsIn(lang, translated, 'reason', reason),
        until: keepUntil,
        phone: member.phone,
      })
    }),
  )
