import type { Notice } from '@clubhouse/contract/board/notice'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import styles from './post-article.module.css'
import { PostFiles } from './post-files'

interface Props {
  post: Pick<Notice, 'title' | 'contents' | 'lang' | 'picture' | 'files' | 'prevIdx' | 'nextIdx' | 'others'>
  noun: string
  children: ReactNode
}

export function PostArticle({ post, noun, children }: Props) {
  const t = useText()
  const { lang } = useLanguage()
  const { title, contents, picture, files, prevIdx, nextIdx, others } = post
  const mine = post.lang === lang ? undefined : others.find((one) => one.lang === lang)
  return (
    <>
      <Link to={listOf(noun)} className={styles.back}>
        <Icon name="back" /> {t(`${noun}.TO_LIST`)}
      </Link>
      {mine && (
        <p className={styles.other}>
          <Link to={`/community/${noun}/${mine.idx}`}>{t('community.IN_THIS_LANGUAGE')}</Link>
        </p>
      )}
      <article lang={post.lang === lang ? undefined : post.lang}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        {picture && (
          <Picture
            className={styles.image}
            picture={picture}
            alt={picture.alt}
            sizes="(min-width: 50rem) 46rem, 100vw"
            isFirst
          />
        )}
        <RichText html={contents} />
        <PostFiles files={files} />
      </article>
      {(prevIdx || nextIdx) && (
        <nav className={styles.neighbours} aria-label={t(`${noun}.NEIGHBOURS`)}>
          {prevIdx && (
            <Link to={`/community/${noun}/${prevIdx}`} rel="prev">
              <Icon name="back" /> {t(`${noun}.PREVIOUS`)}
            </Link>
          )}
          {nextIdx && (
            <Link to={`/community/${noun}/${nextIdx}`} rel="next" className={styles.next}>
              {t(`${noun}.NEXT`)} <Icon name="arrow" />
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

/** Notices are on the first tab. */
const listOf = (noun: string) => (noun === 'notice' ? '/community' : `/community?tab=${noun}`)
