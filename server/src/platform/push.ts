import { createECDH, hkdfSync } from 'node:crypto'
import type { Config } from './config.ts'
import { limitedText } from './limited-text.ts'
import { type Posted, waitIn } from './public-post.ts'

/**
 * The push services of browsers: Chrome, Edge, Samsung Internet and Whale; Firefox; Safari; Edge on Windows. A name that
 * begins with a dot stands for every host below it. An endpoint is an address that a stranger gives and this server
 * calls, so no other host is called. Decision 136.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** Of an endpoint that is not called, or not any more; its device is kept. */
const NOT_CALLED = 403
const TIMEOUT_MS = 8_000
const MOST_BYTES = 10_000
/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** What a browser gave to be reached by: an address, its public key and a secret, both base64url. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushManner {
  /** How long the service keeps it for a device that is off, in seconds. */
  ttl: number
  /** A later one with the same topic takes the place of one that still waits; at most 32 characters of base64url. */
  topic: string
  /** mailto: or https:, where the service reaches the club. */
  contact: string
  /** High wakes a phone that saves power. */
  urgency: 'normal' | 'high'
}

/** A status of 0 is a service that could not be reached. */
export type Pushed = Omit<Posted, 'body'>

export interface Push {
  /** The club's public key (VAPID, RFC 8292), base64url. */
  readonly publicKey: string
  /** Whether an endpoint is one of a push service that this server calls. */
  serves(endpoint: string): boolean
  /** Encrypts (RFC 8291) and sends. Never throws for what a service answers. @throws for keys that are none */
  deliver(to: Subscription, payload: string, manner: PushManner): Promise<Pushed>
}

export function openPush({
  sessionSecret,
  hasPush,
  pushOrigins,
}: Pick<Config, 'sessionSecret' | 'hasPush' | 'pushOrigins'>): Push {
  const { publicKey, privateKey } = keysOf(sessionSecret)
  const serves = (endpoint: string) => hasPush && isServed(endpoint, pushOrigins)
  return {
    publicKey,
    serves,
    deliver: async ({ endpoint, p256dh, auth }, payload, { contact, ttl, topic, urgency }) => {
      if (!serves(endpoint)) return { status: NOT_CALLED }
      // Loaded on demand: most starts never send a notification.
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: ttl,
        topic,
        urgency,
      })
      return post(endpoint, headers as Record<string, string>, body as Buffer)
    },
  }
}

/** @param origins beside those of the known services, exactly as given */
export function isServed(endpoint: string, origins: readonly string[] = []): boolean {
  const url = URL.parse(endpoint)
  // Browsers give an address as it is written in full; anything else may be read in two ways.
  if (!url || url.href !== endpoint || url.username || url.password) return false
  if (origins.includes(url.origin)) return true
  const isKnown = HOSTS.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  return isKnown && url.protocol === 'https:' && url.port === ''
}

/** Derived from the secret of the deployment as the other keys are, so nothing is stored, and every machine has the same. */
export function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'clubhouse', 'push', 48)).toString('hex')
  // FIPS 186-5, A.2.1: 128 bits more than the order leave no bias.
  const key = Buffer.from(((BigInt(`0x${bytes}`) % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(key)
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: key.toString('base64url') }
}

async function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<Pushed> {
  const { 'Content-Length': _, ...sent } = headers
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(endpoint, {
      ...{ method: 'POST', headers: sent, body: new Uint8Array(body), redirect: 'manual', signal },
    })
    await limitedText(answer, MOST_BYTES).catch(() => '')
    return { status: answer.status, ...waitIn(answer.headers.get('retry-after')) }
  } catch {
    return { status: 0 }
  }
}
