import { register } from '@clubhouse/contract/member/push'
import { type AskOptions, ask } from '../../api/transport'
import { leavePush, notePushHere, pushHere, subscriptionHere } from '../../session/push-here'

const PATIENCE_MS = 10_000

/** Why this browser shows no notifications, and what can be done. */
export type Hindrance = 'UNABLE' | 'INSTALL' | 'BLOCKED' | 'UNDECIDED' | 'FAILED'

export class PushRefused extends Error {
  readonly why: Hindrance

  constructor(why: Hindrance) {
    super(why)
    this.why = why
  }
}

/** What stands in the way before anything was asked. */
export function hindrance(): Hindrance | undefined {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isAppleMobile() ? 'INSTALL' : 'UNABLE'
  return Notification.permission === 'denied' ? 'BLOCKED' : undefined
}

/** An iPad says that it is a Mac, and has a touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The mark of this browser's subscription, as the server names it. */
export async function markHere(): Promise<string | undefined> {
  const subscription = await subscriptionHere()
  return subscription && markOf(subscription)
}

/** Asks for the permission, subscribes, and registers the browser for the member. @throws PushRefused, or the server's CallFail */
export async function allowHere(publicKey: string, memberIdx: number): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused(Notification.permission === 'denied' ? 'BLOCKED' : 'UNDECIDED')
  const registration = await registered()
  if (!registration) throw new PushRefused('UNABLE')
  const subscription = await subscribe(registration.pushManager, publicKey)
  try {
    await registerHere(subscription, memberIdx)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

export async function stopHere(): Promise<void> {
  notePushHere(undefined)
  await (await subscriptionHere())?.unsubscribe()
}

/**
 * Keeps what was allowed here: a subscription that the browser renewed is registered again, and one that another member
 * allowed ends, so that their notifications do not appear in this login.
 */
export async function keepPush(memberIdx: number): Promise<void> {
  const here = pushHere()
  if (!here) return
  if (here.memberIdx !== memberIdx) return leavePush()
  const subscription = await subscriptionHere()
  if (!subscription) notePushHere(undefined)
  else if ((await markOf(subscription)) !== here.mark)
    await registerHere(subscription, memberIdx, { waits: false, toasts: 'none', _nop_: true })
}

/** The page registers its worker after its first view; where that fails, nothing becomes ready. */
const registered = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined)),
  ])

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(publicKey)
  try {
    const known = await manager.getSubscription()
    if (known && !isOfKey(known, applicationServerKey)) await known.unsubscribe()
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch {
    throw new PushRefused('FAILED')
  }
}

async function registerHere(subscription: PushSubscription, memberIdx: number, options?: AskOptions): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const [p256dh = '', auth = ''] = [keys?.p256dh, keys?.auth].map((key) => key?.replace(/=+$/, ''))
  await ask(register, { endpoint: endpoint ?? '', p256dh, auth }, options)
  notePushHere({ mark: await markOf(subscription), memberIdx })
}

function isOfKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const known = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return known.length === key.length && known.every((byte, i) => byte === key[i])
}

async function markOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
