import type { ValuesOf } from '../../../../mail/kinds.ts'
import { clubIn } from '../../../../mail/send.ts'
import type { Context } from '../../../../platform/context.ts'
import { fateOf } from '../../coupon/rows.ts'
import * as rows from '../rows.ts'

/** The inbox of members, which stands above this noun. */
export interface Notifies {
  notify(
    tx: Context,
    kind: 'APPEAL',
    member: { memberIdx: number; name: string; email: string; lang: string },
    values: ValuesOf<'APPEAL'>,
    manner: object,
  ): Promise<void>
}

interface Step {
  how: 'RECEIVED' | 'INTERRUPTED' | 'REJECTED' | 'UPHELD'
  penaltyIdx: number
  answer?: string
  /** The last day to decide it. */
  decideBy?: string
}

/**
 * Tells a member how their appeal stands, by email and message; an account that is closed or blocked gets nothing. An
 * upheld one is told of after its waiver has returned the coupon.
 */
export async function notifyOfAppeal(
  tx: Context,
  { how, penaltyIdx, answer = '', decideBy = '' }: Step,
  { notify }: Notifies,
): Promise<void> {
  const found = await rows.appellant(tx.sql, penaltyIdx)
  if (!found) return
  const { rule, bookingIdx, ...member } = found
  const fate = how === 'UPHELD' && bookingIdx !== null ? await fateOf(tx.sql, bookingIdx, member.lang) : undefined
  const coupon = fate?.fate === 'RETURNED' ? fate : undefined
  const { clubPhoneNo: phone } = await clubIn(tx, member.lang)
  await notify(
    tx,
    'APPEAL',
    member,
    {
      ...{ name: member.name, how: coupon ? 'UPHELD_COUPON' : how, rule, answer, by: decideBy, phone },
      ...{ coupon: coupon?.coupon ?? '', until: coupon?.until ?? '' },
    },
    {},
  )
}
