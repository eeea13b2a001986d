import type { ReactNode } from 'react'
import office from './parts.module.css'

interface Props {
  of: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
  /** Of a region that scrolls, so that the keyboard reaches it. */
  tabIndex?: 0
}

/** What is known of a record; a fact without a value is left out. */
export function Facts({ of, className = office.facts, tabIndex }: Props) {
  return (
    <dl className={className} tabIndex={tabIndex}>
      {of.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
