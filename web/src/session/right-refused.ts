const listeners = new Set<() => void>()

/** The server has refused something for want of a right: what is kept of the rights may be old. */
export function rightRefused(): void {
  for (const listener of listeners) listener()
}

export function onRightRefused(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
