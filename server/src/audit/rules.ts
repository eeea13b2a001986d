const SECRET = /password|secret|token|hash$|code$/i
/** Fields whose names sound like secrets and are none. */
const PLAIN = new Set(['zipCode', 'code', 'menuCode', 'clubCode', 'siteCode'])
const HIDDEN = '•••'

/** An entry of the log without what should never have been written there; no noun writes secrets. */
export function withoutSecrets(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map(withoutSecrets)
  if (entry === null || typeof entry !== 'object') return entry
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const isSecret = SECRET.test(name) && !PLAIN.has(name) && typeof value === 'string' && value !== ''
      return [name, isSecret ? HIDDEN : withoutSecrets(value)]
    }),
  )
}
