import type { Context } from '../platform/context.ts'
import { dateIn } from '../platform/date-in.ts'
import { accountSettings } from '../site/account-settings.ts'
import { isUsed, rulesOn } from './penalty-book-rules.ts'
import { rulebookOf } from './rulebook.ts'

/** From which cancellation of a month on a member is suspended (W7); null while the club has no such rule. */
export async function cancelsMax(ctx: Context): Promise<number | null> {
  const [{ settings }, { cancelsAMonth }] = await Promise.all([rulebookOf(ctx), accountSettings(ctx)])
  const today = dateIn(ctx.clock.now(), ctx.club.zone)
  return isUsed(rulesOn(settings.penalty.sets, today), 'W7') ? cancelsAMonth : null
}
