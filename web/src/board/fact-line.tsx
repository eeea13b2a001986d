import type { ReactNode } from 'react'
import styles from './fact-lines.module.css'

interface Props {
  kind?: string
  /** It cannot be had now, as the kind says. */
  isOff?: boolean
  title: string
  /** Of the title, where it is not the page's. */
  lang?: string
  /** At the end of the line, such as a day or a price. */
  end: ReactNode
  /** Smaller, below the line. */
  children?: ReactNode
}

/** A line of a public list that leads nowhere: all there is to know is in it. */
export function FactLine({ kind, isOff, title, lang, end, children }: Props) {
  return (
    <li>
      <div lang={lang} className={styles.head}>
        {kind && (
          <span className={styles.kind} data-off={isOff || undefined}>
            {kind}
          </span>
        )}
        <span className={styles.title}>{title}</span>
      </div>
      <span className={styles.end}>{end}</span>
      {children && (
        <div lang={lang} className={styles.more}>
          {children}
        </div>
      )}
    </li>
  )
}
