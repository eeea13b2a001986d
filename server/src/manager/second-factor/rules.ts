import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Lifetime of an app's code in seconds. Source: RFC 6238. */
const PERIOD = 30
/** Steps accepted before and after the current one, because a phone's clock may be wrong. */
const WINDOW = 1

/** Lifetime and attempts of the ticket between the two steps of a login. Decision 019. */
export const TICKET_MINUTES = 5
export const TICKET_TRIES = 5

/** 160 bits, as recommended by RFC 4226. */
export const newSecret = () => new Secret({ size: 20 }).base32

export function appUri(secret: string, issuer: string, id: string): string {
  return new TOTP({ issuer, label: id, algorithm: 'SHA1', digits: 6, period: PERIOD, secret }).toString()
}

/** Undefined for a code of no step around this time. @param ms since 1970, real time: phones have no club clock */
export function stepOf(secret: string, code: string, ms: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = new TOTP({ digits: 6, period: PERIOD, secret }).validate({ token: code, timestamp: ms, window: WINDOW })
  return delta === null ? undefined : Math.floor(ms / 1000 / PERIOD) + delta
}

/** Without the ambiguous letters 0 o, 1 l i. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10

/** Ten codes such as `k7md-x2rd-qf`, about 49 bits each. */
export function newRecoveryCodes(): string[] {
  const letters = (n: number) => Array.from({ length: n }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: CODES }, () => `${letters(4)}-${letters(4)}-${letters(2)}`)
}

/** Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (adminIdx: number, code: string) =>
  createHash('sha256')
    .update(`recovery ${adminIdx} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()
