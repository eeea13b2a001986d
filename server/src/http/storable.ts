/** No input of the contract is nested deeper. */
const DEEPEST = 20

/** The first field with NUL, a lone surrogate or too deep nesting, such as `players[0].name`; else undefined. */
export function unstorableField(input: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, value] of Object.entries(input)) {
    const below = flawIn(value, 1)
    if (below !== undefined) return name + below
  }
  return undefined
}

export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

function flawIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : ''
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === DEEPEST) return ''
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return ''
    const below = flawIn(inner, depth + 1)
    if (below !== undefined) return (Array.isArray(value) ? `[${name}]` : `.${name}`) + below
  }
  return undefined
}
