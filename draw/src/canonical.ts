/**
 * The canonical form of RFC 8785, of strings, integers, booleans, arrays and objects. A name without a value
 * (undefined) is left out.
 *
 * @throws TypeError for anything else, and for text that is not Unicode.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not an integer`)
    return String(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) throw new TypeError(`${value} has no canonical form`)
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    // By UTF-16 code units, as RFC 8785 says.
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, inner]) => `${quoted(name)}:${canonical(inner)}`).join(',')}}`
}

function quoted(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('The text is not Unicode')
  return JSON.stringify(text)
}
