import { follow } from '@clubhouse/contract/text/club-translator'
import { speakingHere } from '../language/speaking'
import { codesHere, onCodes, wantCodes } from './codes'

const POLICIES = '996'
const LOOK_EVERY_MS = 60_000

let watching = false

/** Refreshes the club's policies hourly while the page is open. */
export function watchPolicies(): void {
  if (watching) return
  watching = true
  let version = speakingHere()?.club.policyVersion ?? 0
  onCodes(() => {
    const tab = speakingHere()
    const group = codesHere()[POLICIES]
    // Stored policies may be older than those of the page.
    if (!tab || !group?.policy || group.version <= version) return
    version = group.version
    const values = Object.entries(group.policy).map(([key, policy]) => [key, policy.values] as const)
    follow(tab.translator, Object.fromEntries(values), tab.club.zone)
  })
  const look = () => void (document.visibilityState === 'visible' && wantCodes(POLICIES))
  look()
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
}
