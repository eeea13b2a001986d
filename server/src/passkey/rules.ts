import { beginning } from '../platform/beginning.ts'
/** What a device signs is signed within so long. */
export const CHALLENGE_MINUTES = 5
/** More than anybody has devices. */
export const MOST = 20
/** Longest name of a passkey. Source: contract, POST /member/passkeys. */
const NAME = 60

/** Where passkeys are made and used: the page's origin, and the host that devices bind them to. */
export interface RelyingParty {
  origin: string
  rpId: string
}

/**
 * The place of a request; undefined where no passkey of the club can be used. With PUBLIC_URL it is there and nowhere
 * else. Without one the browser says where it is, and is believed when the request was sent to that very host, over
 * https or on this machine: so a page elsewhere that hands requests on gets no passkeys of its own into an account.
 * @param origin what the browser says
 * @param reachedAt where the request went, with its scheme
 */
export function partyOf(origin: string | undefined, reachedAt: string, publicUrl?: string): RelyingParty | undefined {
  if (publicUrl) return { origin: new URL(publicUrl).origin, rpId: new URL(publicUrl).hostname }
  if (origin === undefined || !URL.canParse(origin) || !URL.canParse(reachedAt)) return undefined
  const [page, site] = [new URL(origin), new URL(reachedAt)]
  // The scheme may differ: a proxy of the club's own takes https off.
  if (hostOf(page) !== hostOf(site, page.protocol)) return undefined
  const isLocal = /^(.+\.)?localhost$/.test(page.hostname)
  if (isAddress(page.hostname) || !(page.protocol === 'https:' || (page.protocol === 'http:' && isLocal)))
    return undefined
  return { origin: page.origin, rpId: page.hostname }
}

/** Host and port as they count under a scheme: 443 is nothing under https. */
function hostOf({ host, hostname, port }: URL, scheme?: string): string {
  const usual = { 'https:': '443', 'http:': '80' }[scheme ?? '']
  return port !== '' && port === usual ? hostname : host
}

/** Devices bind keys to names only. */
const isAddress = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[')

/** The name as wished, with a number when there is one of that name: two telephones are told apart. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let no = 1; ; no++) {
    const end = no === 1 ? '' : ` ${no}`
    const name = beginning(wanted, NAME - end.length) + end
    if (!taken.includes(name)) return name
  }
}
