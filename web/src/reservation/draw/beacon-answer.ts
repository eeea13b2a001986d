/** Where the signature of the round can be read by anyone with the internet. */
export const beaconAddress = (chain: string, round: number): string =>
  `https://api.drand.sh/${encodeURIComponent(chain)}/public/${round}`

/** The signature in what was pasted: alone, or within the whole answer of drand; undefined when there is none. */
export function signatureIn(pasted: string): string | undefined {
  const found = /"signature"\s*:\s*"([0-9a-f]{96})"/i.exec(pasted)?.[1] ?? /^\s*([0-9a-f]{96})\s*$/i.exec(pasted)?.[1]
  return found?.toLowerCase()
}
