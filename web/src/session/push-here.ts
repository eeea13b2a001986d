const KEY = 'push'

/** The push subscription that a member allowed in this browser. */
interface PushHere {
  /** SHA-256 of its endpoint, base64url. */
  mark: string
  memberIdx: number
}

export function pushHere(): PushHere | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function notePushHere(here: PushHere | undefined): void {
  try {
    if (here) localStorage.setItem(KEY, JSON.stringify(here))
    else localStorage.removeItem(KEY)
  } catch {
    // It is then registered again by hand.
  }
}

/** The next page registers the subscription again, so that the server knows of which login it is. */
export function linkPushAgain(): void {
  const here = pushHere()
  if (here) notePushHere({ ...here, mark: '' })
}

/** The subscription of this browser; undefined in one without a service worker. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** Ends the subscription in the browser, so that nothing reaches it, whatever the server knows. */
export async function leavePush(): Promise<void> {
  if (!pushHere()) return
  notePushHere(undefined)
  await (await subscriptionHere())?.unsubscribe()
}
