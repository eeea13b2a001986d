import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-text'
import { Contours } from '../ui/course/contours'
import styles from './post-card.module.css'

interface Props {
  post: { title: string; lang: string; imageUrl?: string | null }
  to: string
  isOver?: boolean
  badge?: ReactNode
  /** Below the title; the first paragraph has the colour of the text. */
  children?: ReactNode
}

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
