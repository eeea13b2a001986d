/** Keeps the latest drawings: the server puts the same ones into every page. */
export function kept<T>(most: number): (key: string, draw: () => T) => T {
  const drawn = new Map<string, T>()
  return (key, draw) => {
    const known = drawn.get(key)
    if (known !== undefined) return known
    const made = draw()
    if (drawn.size >= most) drawn.delete(drawn.keys().next().value!)
    drawn.set(key, made)
    return made
  }
}
