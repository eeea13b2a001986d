import type { Notice } from '@clubhouse/contract/board/notice'
import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from '../page/page-head'
import { PostArticle } from './post-article'
import styles from './post-article.module.css'

const LENGTH = 160

function beginning(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  return text.replace(/\s+/g, ' ').trim().slice(0, LENGTH)
}

interface Props {
  noun: string
  post: Pick<
    Notice,
    | 'idx'
    | 'updatedAt'
    | 'title'
    | 'contents'
    | 'lang'
    | 'imageUrl'
    | 'picture'
    | 'files'
    | 'prevIdx'
    | 'nextIdx'
    | 'others'
  >
  about: Pick<ComponentProps<typeof PageHead>, 'article' | 'event'>
  children: ReactNode
}

/** Its name changes with the post, so that other sites fetch it anew. */
const previewOf = (noun: string, { idx, updatedAt }: { idx: number; updatedAt: string }) =>
  `/hp/api/previews/${noun}/${idx}/${Date.parse(updatedAt)}.png`

export function PostPage({ noun, post, about, children }: Props) {
  const { title, contents, imageUrl } = post
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={beginning(contents)} image={imageUrl ?? previewOf(noun, post)} {...about} />
      <PostArticle post={post} noun={noun}>
        {children}
      </PostArticle>
    </main>
  )
}
