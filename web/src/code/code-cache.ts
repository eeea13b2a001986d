import type { CodeGroup } from '@clubhouse/contract/code'

export interface KeptGroup extends CodeGroup {
  loadDate: number
}
export type KeptGroups = Record<string, KeptGroup>

/** Specification 9.8. */
export const LIFE_MS = 3600_000
/** Groups that one call takes. */
const MOST_AT_ONCE = 60

/** Groups that are missing, older than an hour, or dated in the future because a clock was set back. */
export function outdated(wanted: Iterable<string>, kept: KeptGroups, now: number): string[] {
  return [...new Set(wanted)].filter((id) => {
    const group = kept[id]
    return !group || now - group.loadDate > LIFE_MS || group.loadDate > now
  })
}

/** Versions to request, such as `504.3,325.0`, in as few calls as possible. */
export function requestsFor(ids: readonly string[], kept: KeptGroups): string[] {
  const requests: string[] = []
  for (let i = 0; i < ids.length; i += MOST_AT_ONCE)
    requests.push(
      ids
        .slice(i, i + MOST_AT_ONCE)
        .map((id) => `${id}.${kept[id]?.version ?? 0}`)
        .join(','),
    )
  return requests
}

/** Groups after a response: an omitted group is current, a null group does not exist. */
export function afterAnswer(
  ids: readonly string[],
  kept: KeptGroups,
  answer: Record<string, CodeGroup | null>,
  now: number,
): KeptGroups {
  const next = { ...kept }
  for (const id of ids) {
    const fresh = answer[id] === null ? NOTHING : (answer[id] ?? kept[id])
    if (fresh) next[id] = { ...fresh, loadDate: now }
  }
  return next
}

const NOTHING: CodeGroup = { codes: [], version: 0 }
