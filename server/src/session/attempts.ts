import { LOCKED } from '@clubhouse/contract/session'
import type { Context } from '../platform/context.ts'
import { checkNobody, isPassword } from '../platform/password.ts'
import * as sql from './attempts-sql.ts'
import { counterOfAddress, counterOfOwner } from './counters.ts'
import type { Owner } from './known-device.ts'
import { addressLockMinutes, FAILURES_FREE, lockMinutes, untilRepeats } from './rules.ts'
import { notifyOwner } from './unlock.ts'

const ACCOUNT_LOCKS = untilRepeats(lockMinutes)
const ADDRESS_LOCKS = untilRepeats(addressLockMinutes)

interface Wrong {
  /** At least one: the failure that locks is answered with the lock. */
  left: number
}

/** An account whose password may be tried. */
interface Tried extends Owner {
  passwordHash: string
}

/**
 * Counts the attempt first, so that concurrent ones cannot exceed the limit. A known device has its own counter, so
 * strangers cannot lock the owner out. Unknown ids are counted and take as long. Decision 017.
 * @returns undefined when the password is right
 */
export async function refusedPassword(
  ctx: Context,
  id: string,
  account: Tried | undefined,
  password: string,
): Promise<ReturnType<typeof LOCKED> | Wrong | undefined> {
  const { sql: db, ip, clock } = ctx
  const address = counterOfAddress(ip)
  const own = account && counterOfOwner(ctx, account)
  const who = own ?? id
  const locked = (own ? undefined : await sql.lockedUntil(db, address)) ?? (await sql.lockedUntil(db, who))
  if (locked) return LOCKED({ until: locked })
  const failures = await sql.takeTry(db, who, ACCOUNT_LOCKS)
  if (failures === undefined) return LOCKED({ until: (await sql.lockedUntil(db, who)) ?? clock.now() })
  const right = account ? await isPassword(password, account.passwordHash) : await checkNobody(password)
  if (right) {
    await sql.forget(db, who)
    return undefined
  }
  if (ip) await sql.countFailure(db, address, ADDRESS_LOCKS)
  const minutes = lockMinutes(failures)
  if (minutes === 0) return { left: FAILURES_FREE - failures }
  const until = clock.now().add({ minutes })
  if (!own) await notifyOwner(ctx, account, until)
  return LOCKED({ until: (await sql.lockedUntil(db, who)) ?? until })
}
