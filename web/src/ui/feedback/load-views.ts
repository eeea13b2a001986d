import { type ComponentType, lazy } from 'react'

type Views = typeof import('./views')

const AGAIN_MS = 2_000

/** Comes when it can: a question about a lost line must not fail with the line, nor take the page along. */
export async function loadViews(): Promise<Views> {
  try {
    return await import('./views')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return loadViews()
  }
}

/** One of them, loaded when it is first shown. */
export function lazyView<N extends keyof Views>(name: N) {
  type View = Views[N] extends ComponentType<infer P> ? ComponentType<P> : never
  return lazy(async () => ({ default: (await loadViews())[name] as unknown as View }))
}
