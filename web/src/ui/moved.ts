/** The list with one entry at another place; undefined where there is none, or where it is already. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] | undefined {
  if (from === to || to < 0 || to >= list.length) return undefined
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}
