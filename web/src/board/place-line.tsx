import type { FoundSection } from '@clubhouse/contract/board/section'
import { Link } from 'react-router'
import { useText } from '../language/use-text'
import styles from './post-line.module.css'
import type { FoundHole } from './read-site'
import { sectionId } from './section/section-id'

interface Props {
  to: string
  title: string
  /** The page that it is on. */
  on?: string
  children?: string
}

/** A line that leads to a page, or to a part of one. */
export function PlaceLine({ to, title, on, children }: Props) {
  return (
    <li>
      <Link to={to} className={styles.line}>
        <span className={styles.title}>{title}</span>
        {on && <span className={styles.date}>{on}</span>}
        {children && <span className={styles.excerpt}>{children}</span>}
      </Link>
    </li>
  )
}

export function SectionLine({ section: { idx, page, heading, excerpt } }: { section: FoundSection }) {
  const t = useText()
  return (
    <PlaceLine to={`/${page}#${sectionId(idx)}`} title={heading} on={t(`section-view.TITLE_${page}`)}>
      {excerpt}
    </PlaceLine>
  )
}

export function HoleLine({ hole: { loop, name, no, tip } }: { hole: FoundHole }) {
  const t = useText()
  const title = no === undefined ? name : t('hof.HOLE', { course: name, hole: no })
  return (
    <PlaceLine to={`/course?loop=${loop}${no === undefined ? '' : `#hole-${no}`}`} title={title}>
      {tip}
    </PlaceLine>
  )
}
