import type { Context } from '../platform/context.ts'
import * as sql from './attempts-sql.ts'
import { knownDevice, nameOf, type Owner } from './known-device.ts'
import { addressOf } from './rules.ts'

// Login ids and IP addresses share this table. These keys are longer than any login id, so the two can never collide.
export const counterOfAddress = (ip: string) => `failures of the address ${addressOf(ip)}`
const countersOf = (owner: Owner) => `failures of the owner ${nameOf(owner)} `

/** Counter of a known device or its sessions; undefined for a stranger. */
export function counterOfOwner(ctx: Context, account: Owner): string | undefined {
  const device = knownDevice(ctx, account)
  if (device) return countersOf(account) + device
  return ctx.who && nameOf(ctx.who) === nameOf(account) ? `${countersOf(account)}session` : undefined
}

/** Resets the failures of strangers for a login id after a password change. */
export const forgetFailuresOfId = ({ sql: db }: Pick<Context, 'sql'>, id: string) => sql.forget(db, id)

/** Resets every failure of an account when its owner is verified or it is removed. */
export async function forgetFailures({ sql: db }: Pick<Context, 'sql'>, id: string, owner: Owner): Promise<void> {
  await sql.forget(db, id)
  await sql.forgetAll(db, countersOf(owner))
}
