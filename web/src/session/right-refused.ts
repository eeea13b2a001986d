const listeners = new Set<() => void>()

/** Called when a right is missing: the stored rights may be outdated. */
export function rightRefused(): void {
  for (const listener of listeners) listener()
}

export function onRightRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
