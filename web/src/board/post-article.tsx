import type { Notice } from '@clubhouse/contract/board/notice'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../language/use-text'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'
import styles from './post-article.module.css'
import { PostFiles } from './post-files'

interface Props {
  post: Pick<Notice, 'title' | 'contents' | 'lang' | 'imageUrl' | 'files' | 'prevIdx' | 'nextIdx'>
  /** Where the posts of this board are, such as `/community/notice`. */
  path: string
  words: { toList: string; neighbours: string; previous: string; next: string }
  /** Stands between the title and the text. */
  children: ReactNode
}

/** One post of a board with its picture and files, and the way to its neighbours. */
export function PostArticle({ post, path, words, children }: Props) {
  const { lang } = useLanguage()
  const { title, contents, imageUrl, files, prevIdx, nextIdx } = post
  return (
    <>
      <Link to="/community" className={styles.back}>
        <Icon name="back" /> {words.toList}
      </Link>
      <article lang={post.lang === lang ? undefined : post.lang}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        {imageUrl && <img src={imageUrl} alt="" className={styles.image} />}
        <RichText html={contents} />
        <PostFiles files={files} />
      </article>
      {(prevIdx || nextIdx) && (
        <nav className={styles.neighbours} aria-label={words.neighbours}>
          {prevIdx && (
            <Link to={`${path}/${prevIdx}`} rel="prev">
              <Icon name="back" /> {words.previous}
            </Link>
          )}
          {nextIdx && (
            <Link to={`${path}/${nextIdx}`} rel="next" className={styles.next}>
              {words.next} <Icon name="arrow" />
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
