import type { PostPicture } from '@clubhouse/contract/board/post'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-text'
import { Contours } from '../ui/course/contours'
import { Picture } from '../ui/picture'
import styles from './post-list.module.css'

interface Props {
  post: { title: string; lang: string; picture?: PostPicture | null }
  to: string
  isOver?: boolean
  badge?: ReactNode
  /** Below the title; the first paragraph has the colour of the text. */
  children?: ReactNode
}

export function PostCard({ post, to, isOver, badge, children }: Props) {
  const { lang } = useLanguage()
  const { title, picture } = post
  return (
    <li className={styles.card} data-over={isOver || undefined}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            picture={picture}
            alt={picture.alt}
            sizes="(min-width: 80rem) 25rem, (min-width: 40rem) 50vw, 100vw"
            focus={`${picture.focusX}% ${picture.focusY}%`}
          />
        ) : (
          <Contours seed="empty" />
        )}
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
