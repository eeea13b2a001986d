import { LOCKED } from '@clubhouse/contract/session'
import type { Context } from '../platform/context.ts'
import { checkNobody, isPassword } from '../platform/password.ts'
import * as sql from './attempts-sql.ts'
import { addressLockMinutes, addressOf, FAILURES_FREE, lockMinutes, untilRepeats } from './rules.ts'

const ACCOUNT_LOCKS = untilRepeats(lockMinutes)
const ADDRESS_LOCKS = untilRepeats(addressLockMinutes)

/** Ids and addresses share a table. This is longer than an id may be, so that nobody counts against an address by name. */
const OF_ADDRESS = 'failures of the address'

interface Wrong {
  /** Tries before a pause. */
  left: number
}

/**
 * Is it the password? A try is counted before it is made, so that many at once get no more than their number; the
 * right one gives it back. Ids that nobody has are counted and take as long.
 * @param hash of the account; undefined when there is none that may try
 * @returns undefined when it is right
 */
export async function refusedPassword(
  { sql: db, ip, clock }: Pick<Context, 'sql' | 'ip' | 'clock'>,
  id: string,
  hash: string | undefined,
  password: string,
): Promise<ReturnType<typeof LOCKED> | Wrong | undefined> {
  const address = `${OF_ADDRESS} ${addressOf(ip)}`
  const locked = (await sql.lockedUntil(db, address)) ?? (await sql.lockedUntil(db, id))
  if (locked) return LOCKED({ until: locked })
  const failures = await sql.takeTry(db, id, ACCOUNT_LOCKS)
  if (failures === undefined) return LOCKED({ until: (await sql.lockedUntil(db, id)) ?? clock.now() })
  const right = hash === undefined ? await checkNobody(password) : await isPassword(password, hash)
  if (right) await sql.forget(db, id)
  else if (ip) await sql.countFailure(db, address, ADDRESS_LOCKS)
  return right ? undefined : { left: Math.max(0, FAILURES_FREE - failures) }
}
