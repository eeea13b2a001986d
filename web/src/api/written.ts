const listeners = new Set<() => void>()

/** The server accepted a write: what was read before may be out of date. */
export function written(): void {
  for (const listener of listeners) listener()
}

/** Calls do not import what keeps their answers; it listens here. */
export function onWrite(listener: () => void): void {
  listeners.add(listener)
}
