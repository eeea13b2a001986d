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

/** The context of a call that a member makes, without a request: so bookings are made by the product's own services. */
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
