import type { Seal } from '../../../platform/token.ts'

const MINUTE_MS = 60_000
/** A code that has just expired is still read: a scanner and a screen are never quite together. */
const GRACE_MS = 20_000

const CODE = /^CI\.([A-Z0-9]{5})\.(\d{1,15})\.(\d{1,15})\.(\d{1,10})\.([\w-]{43})$/

interface Meant {
  bookingIdx: number
  memberIdx: number
}

interface Issuer {
  seal: Pick<Seal, 'sign' | 'isSigned'>
  clubCode: string
}

/** The code of a member for one minute: numbers and a signature, so that a photograph of it tells nothing. Decision 119. */
export function codeOf({ bookingIdx, memberIdx }: Meant, { seal, clubCode }: Issuer, now: Temporal.Instant) {
  const minute = Math.floor(now.epochMilliseconds / MINUTE_MS)
  const said = `CI.${clubCode}.${bookingIdx}.${memberIdx}.${minute}`
  return {
    qr: `${said}.${seal.sign(said)}`,
    qrExpire: Temporal.Instant.fromEpochMilliseconds((minute + 1) * MINUTE_MS),
  }
}

/** Whom a code means; undefined for another club's, an expired, a forged or no code. */
export function readCode(qr: string, { seal, clubCode }: Issuer, now: Temporal.Instant): Meant | undefined {
  const [, club, bookingIdx, memberIdx, minute, signature] = CODE.exec(qr) ?? []
  if (club !== clubCode || !seal.isSigned(qr.slice(0, qr.lastIndexOf('.')), signature!)) return undefined
  const age = now.epochMilliseconds - Number(minute) * MINUTE_MS
  if (age < 0 || age >= MINUTE_MS + GRACE_MS) return undefined
  return { bookingIdx: Number(bookingIdx), memberIdx: Number(memberIdx) }
}
