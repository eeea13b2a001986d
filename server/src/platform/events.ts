import type { Database } from './database.ts'

/** Decision 005. */
export type Channel = 'changed' | 'session' | 'clock'
const CHANNELS: Channel[] = ['changed', 'session', 'clock']

export interface Events {
  on(channel: Channel, listener: (payload: string) => void): () => void
  /** Called when messages may have been missed, so that caches are cleared. */
  onGap(listener: () => void): () => void
}

/** Listens on a connection of its own and reconnects after an outage. */
export async function listen(database: Database): Promise<Events> {
  const listeners = new Map<Channel, Set<(payload: string) => void>>(CHANNELS.map((c) => [c, new Set()]))
  const gaps = new Set<() => void>()
  for (const channel of CHANNELS) {
    await database.listen(
      channel,
      (payload) => {
        for (const listener of listeners.get(channel) ?? []) listener(payload)
      },
      // After an outage the driver listens on one connection in this order, so the last channel ends the gap of all.
      () => {
        if (channel === CHANNELS.at(-1)) for (const gap of gaps) gap()
      },
    )
  }
  const add = <T>(set: Set<T>, item: T) => {
    set.add(item)
    return () => void set.delete(item)
  }
  return {
    on: (channel, listener) => add(listeners.get(channel)!, listener),
    onGap: (listener) => add(gaps, listener),
  }
}
