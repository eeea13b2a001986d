import { type ComponentType, createContext, lazy, startTransition, use, useState } from 'react'
import { Wrong } from './wrong'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

const Retry = createContext<(() => void) | undefined>(undefined)

/**
 * A part of a page that is loaded later. Where it cannot be loaded, its own place says so and offers to try again; the
 * rest of the page stays as it is.
 */
export function part<P extends object>(load: Load<P>): ComponentType<P> {
  let Latest = attempt(load, Failed)
  return function Part(props: P) {
    const [Shown, show] = useState(() => Latest)
    const retry = () => {
      Latest = attempt(load, Failed)
      startTransition(() => show(() => Latest))
    }
    return (
      <Retry value={retry}>
        <Shown {...props} />
      </Retry>
    )
  }
}

/**
 * The same for what nobody misses. Blockers of advertisements keep back what is called a popup, and a lost line keeps
 * back everything.
 */
export const optionalPart = <P extends object>(load: Load<P>): ComponentType<P> => attempt(load, Nothing)

function attempt<P extends object>(load: Load<P>, Missing: ComponentType): ComponentType<P> {
  return lazy(async () => {
    const loaded = await load().catch(() => ({ default: Missing as ComponentType<P> }))
    // The page is being loaded anew, so the import brings nothing: the place waits until then.
    return loaded ?? new Promise<never>(() => {})
  })
}

function Failed() {
  return <Wrong retry={use(Retry)} />
}

const Nothing = () => null
