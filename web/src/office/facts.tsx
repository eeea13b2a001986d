import { FactLines, type FactRow } from '../ui/fact-lines'
import office from './parts.module.css'

interface Props {
  of: readonly FactRow[]
  className?: string
  tabIndex?: 0
}

/** What is known of a record. */
export const Facts = ({ of, className = office.facts, tabIndex }: Props) => (
  <FactLines rows={of} className={className} tabIndex={tabIndex} />
)
