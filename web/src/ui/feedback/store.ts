import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  set(value: T): void
  use(): T
  /** What follows from the value; a change of the value alone draws nothing. @param read gives a primitive or the same object */
  useOf<R>(read: (value: T) => R): R
}

export function store<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => first),
    useOf: (read) =>
      useSyncExternalStore(
        subscribe,
        () => read(value),
        () => read(first),
      ),
  }
}
