import { randomUUID } from 'node:crypto'
import type { Context } from '../platform/context.ts'

/** How long a device is known after a login. */
const KNOWN_DAYS = 180
const PURPOSE = 'known device'

/** Decision 027. */
export interface Owner {
  memberIdx: number | null
  adminIdx: number | null
}

export const nameOf = ({ memberIdx, adminIdx }: Owner) => (memberIdx !== null ? `m${memberIdx}` : `a${adminIdx}`)

/** A cookie per account, so that a shared computer knows all of them. */
const cookieOf = (owner: Owner) => `__Host-known-${nameOf(owner)}`

/** Gives this browser its own counter of failed passwords, and no access. Source: OWASP, device cookies. */
export function rememberDevice(ctx: Pick<Context, 'cookies' | 'seal' | 'clock'>, owner: Owner): void {
  if (ctx.cookies.fetchSite === undefined) return
  const until = ctx.clock.now().add({ hours: 24 * KNOWN_DAYS }).epochMilliseconds
  const device = knownDevice(ctx, owner) ?? randomUUID()
  const sealed = ctx.seal.close(JSON.stringify([PURPOSE, nameOf(owner), device, until]))
  ctx.cookies.write(cookieOf(owner), sealed, KNOWN_DAYS * 86_400)
}

/** The device, if this account has logged in on it; cookies of other accounts and expired ones are ignored. */
export function knownDevice({ cookies, seal, clock }: Pick<Context, 'cookies' | 'seal' | 'clock'>, owner: Owner) {
  const sealed = cookies.read(cookieOf(owner))
  const opened = sealed && seal.open(sealed)
  if (!opened) return undefined
  const [purpose, whose, device, until] = JSON.parse(opened) as [string, string, string, number]
  return purpose === PURPOSE && whose === nameOf(owner) && until > clock.ms() ? device : undefined
}
