import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { clubContext } from '../club-context.ts'

export interface Golfer {
  memberIdx: number
  id: string
  name: string
  otherName: string
  memberType: string
}

/** The context of a member's call without a request, so that the product's services create bookings. */
export async function memberContexts(sql: Sql): Promise<(who: Golfer, callName: string) => Context> {
  const base = await clubContext(sql, '')
  return (who, callName) => ({
    ...base,
    who: {
      ...who,
      sessionIdx: 0,
      adminIdx: null,
      isSSAdmin: false,
      rights: {},
      accessExpiresAt: base.clock.now().add({ hours: 1 }),
    },
    callName,
  })
}
