import { waitAfter } from '../../job/rules.ts'
import { aboutKind } from '../../mail/kinds.ts'

/** An email waits through this many attempts, about four minutes. */
const TRIES_BEFORE_EMAIL = 5
const MOST_TRIES = 20
/** A channel that asks for longer than this is not waited for by an email, in seconds. */
const MOST_WAIT = 300
/** How long a device has to show what its push service accepted, and how long after the service was busy, in seconds. */
const SHOWN_WITHIN = 120
const SHOWN_AFTER_RETRY = 20

export interface Attempt {
  /** This one included. */
  tries: number
  hasEmail: boolean
  /** Seconds that the channel asked for. */
  wait?: number
  usefulSeconds: number
}

/** Seconds until the next attempt; undefined when there is none. */
export function nextTry({ tries, hasEmail, wait = 0, usefulSeconds }: Attempt): number | undefined {
  const seconds = Math.max(waitAfter(tries), wait)
  if (seconds >= usefulSeconds || tries >= MOST_TRIES) return undefined
  return hasEmail && (tries >= TRIES_BEFORE_EMAIL || seconds > MOST_WAIT) ? undefined : seconds
}

/** Seconds for which the next channel waits for a device, so that with a busy service the email waits no longer than four minutes. */
export function shownWithin({ kind, tries, usefulSeconds }: { kind: string; tries: number; usefulSeconds: number }) {
  const seconds = tries > 1 ? SHOWN_AFTER_RETRY : (aboutKind(kind)?.shownWithin ?? SHOWN_WITHIN)
  return Math.min(seconds, usefulSeconds)
}
