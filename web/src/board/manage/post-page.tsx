import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import { useOpened } from '../../office/opened'
import { RecordTabs } from '../../office/record-tabs'
import { useLeft } from '../../office/use-left'
import { PageHead } from '../../page/page-head'
import { Empty } from '../../ui/empty'
import { Icon } from '../../ui/icon'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import type { AskedPost } from './asked-post'
import styles from './post.module.css'
import type { PostNow } from './post-now'

/** Categories of texts that every page of a post shows. */
export const POST_MESSAGES = ['board', 'post', 'form', 'history']

interface Props<P> {
  /** Category of its texts: TITLE, NEW, SHOW_ALL and GONE. */
  noun: string
  /** Last part of the address of its list, where that is not the category. */
  at?: string
  calls: Pick<BoardCalls, 'history' | 'restore' | 'earlier'>
  asked: Omit<AskedPost, 'post' | 'others'> & { post: P | undefined }
  /** Of a post: what it is called. */
  title: string | undefined
  /** A post as one of its versions says. */
  shown: (post: P) => ReactNode
  /** The form. */
  children: ReactNode
}

/** One post in the back office, beside its history; `new` instead of its number begins another. */
export function PostPage<P extends PostNow>({ noun, at = noun, calls, asked, title, shown, children }: Props<P>) {
  const t = useText()
  const { isNew, isReady, isMissing, post, error, refetch } = asked
  const path = `/ishm/board/${at}`
  useLeft(path, isReady)
  useOpened(isNew ? undefined : title)
  return (
    <div className={styles.page}>
      <PageHead title={t(`${noun}.TITLE`)} />
      <Link to={path} className={styles.back}>
        <Icon name="back" /> {t(`${noun}.SHOW_ALL`)}
      </Link>
      <ListHead title={isNew ? t(`${noun}.NEW`) : (title ?? t(`${noun}.TITLE`))} />
      {isNew && isReady && children}
      {post && isReady && (
        <RecordTabs
          key={post.idx}
          history={calls.history}
          recordIdx={post.idx}
          restoring={{ call: calls.restore, version: post.version, onRestored: refetch }}
          earlier={{ call: calls.earlier, shown: shown as (post: unknown) => ReactNode }}
        >
          {children}
        </RecordTabs>
      )}
      {isMissing && <Empty title={t(`${noun}.GONE`)} />}
      {error && !isMissing && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!isReady && !error && !isMissing && <Loading lines={8} />}
    </div>
  )
}
