import type { Context } from '../platform/context.ts'
import * as sql from './attempts-sql.ts'
import { knownDevice, nameOf, type Owner } from './known-device.ts'
import { addressOf } from './rules.ts'

// Ids, addresses and owners share a table. These are longer than an id may be, so that no id counts against another.
export const counterOfAddress = (ip: string) => `failures of the address ${addressOf(ip)}`
const countersOf = (owner: Owner) => `failures of the owner ${nameOf(owner)} `

/** Of a device where the account has logged in, or of its sessions; undefined for a stranger. */
export function counterOfOwner(ctx: Context, account: Owner): string | undefined {
  const device = knownDevice(ctx, account)
  if (device) return countersOf(account) + device
  return ctx.who && nameOf(ctx.who) === nameOf(account) ? `${countersOf(account)}session` : undefined
}

/** Forgets the failures of strangers at a login id: its person begins anew with another password. */
export const forgetFailuresOfId = ({ sql: db }: Pick<Context, 'sql'>, id: string) => sql.forget(db, id)

/** Forgets every failure of an account: its person has proved to be the owner, or has gone. */
export async function forgetFailures({ sql: db }: Pick<Context, 'sql'>, id: string, owner: Owner): Promise<void> {
  await sql.forget(db, id)
  await sql.forgetAll(db, countersOf(owner))
}
