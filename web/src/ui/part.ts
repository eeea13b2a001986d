import { type ComponentType, lazy } from 'react'

/**
 * Something that a page can do without, loaded later: where it cannot be had the page stays as it is. Blockers of
 * advertisements keep back what is called a popup, and a lost line keeps back everything.
 */
export function part<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<P> })))
}

const Nothing = () => null
