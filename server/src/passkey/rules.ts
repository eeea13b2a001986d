import { beginning } from '../platform/beginning.ts'
/** Lifetime of a challenge. */
export const CHALLENGE_MINUTES = 5
/** More passkeys than a person has devices. */
export const MOST = 20
/** Longest name of a passkey. `POST /member/passkeys` has the same maximum. */
const NAME = 60

/** The origin of the page, and the host that devices bind keys to. Decision 022. */
export interface RelyingParty {
  origin: string
  rpId: string
}

/**
 * Undefined where passkeys cannot be used. Without PUBLIC_URL, the browser's origin counts only when the request was
 * sent to that very host (`reachedAt`) over https or on this machine, so that another site cannot relay requests.
 */
export function partyOf(origin: string | undefined, reachedAt: string, publicUrl?: string): RelyingParty | undefined {
  if (publicUrl) return { origin: new URL(publicUrl).origin, rpId: new URL(publicUrl).hostname }
  if (origin === undefined || !URL.canParse(origin) || !URL.canParse(reachedAt)) return undefined
  const [page, site] = [new URL(origin), new URL(reachedAt)]
  // The scheme may differ: the club's proxy may terminate https.
  if (hostOf(page) !== hostOf(site, page.protocol)) return undefined
  const isLocal = /^(.+\.)?localhost$/.test(page.hostname)
  if (isAddress(page.hostname) || !(page.protocol === 'https:' || (page.protocol === 'http:' && isLocal)))
    return undefined
  return { origin: page.origin, rpId: page.hostname }
}

function hostOf({ host, hostname, port }: URL, scheme?: string): string {
  const usual = { 'https:': '443', 'http:': '80' }[scheme ?? '']
  return port !== '' && port === usual ? hostname : host
}

/** Devices bind keys to host names, not to IP addresses. */
const isAddress = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[')

export function freeName(wanted: string, taken: readonly string[]): string {
  for (let no = 1; ; no++) {
    const end = no === 1 ? '' : ` ${no}`
    const name = beginning(wanted, NAME - end.length) + end
    if (!taken.includes(name)) return name
  }
}
