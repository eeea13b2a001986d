import { type ComponentType, createContext, lazy, startTransition, use, useState } from 'react'
import { Wrong } from './wrong'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

const Retry = createContext<(() => void) | undefined>(undefined)

/** A lazily loaded part of a page. On failure its place offers a retry and the rest of the page stays. */
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

/** The same for dispensable parts: ad blockers may block a popup's chunk. */
export const optionalPart = <P extends object>(load: Load<P>): ComponentType<P> => attempt(load, Nothing)

function attempt<P extends object>(load: Load<P>, Missing: ComponentType): ComponentType<P> {
  return lazy(async () => {
    const loaded = await load().catch(() => ({ default: Missing as ComponentType<P> }))
    // The page is reloading, so the import returns nothing: suspend until then.
    return loaded ?? new Promise<never>(() => {})
  })
}

function Failed() {
  return <Wrong retry={use(Retry)} />
}

const Nothing = () => null
