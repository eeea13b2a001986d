import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-text'
import { Contours } from '../ui/course/contours'
import styles from './post-card.module.css'

interface Props {
  post: { title: string; lang: string; imageUrl?: string | null }
  to: string
  /** Its time is over. */
  isOver?: boolean
  /** Above the title. */
  badge?: ReactNode
  /** Below the title: paragraphs, the first in the colour of the text. */
  children?: ReactNode
}

/** One post in a list of cards: its picture, and what is to be known before it is opened. */
export function PostCard({ post, to, isOver, badge, children }: Props) {
  const { lang } = useLanguage()
  const { title, imageUrl } = post
  return (
    <li className={styles.card} data-over={isOver || undefined}>
      <div className={styles.picture}>
        {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Contours seed="empty" />}
      </div>
      <div className={styles.words}>
        {badge}
        <h3 className={styles.title} lang={post.lang === lang ? undefined : post.lang}>
          <Link to={to}>{title}</Link>
        </h3>
        {children}
      </div>
    </li>
  )
}
