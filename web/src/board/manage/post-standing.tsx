import type { BoardCalls } from '@clubhouse/contract/board/board'
import { useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { showFail } from '../../api/show-fail'
import { useSend } from '../../api/use-send'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import styles from './post.module.css'
import type { PostNow } from './post-now'
import { SchedulePanel } from './schedule-panel'

interface Props {
  calls: Pick<BoardCalls, 'publish' | 'schedule'>
  post: PostNow
  /** An ended post is not published again. */
  isForever: boolean
  /** Something typed is not saved: what would be published is what was saved before. */
  isUnsaved: boolean
  refresh: () => Promise<unknown>
  /** Left out where the post cannot be changed. */
  onEnd?: () => unknown
}

export function PostStanding({ calls, post, isForever, isUnsaved, refresh, onEnd }: Props) {
  const t = useText()
  const may = useMay()
  const [isScheduling, setScheduling] = useState(false)
  const { publish, pending } = usePublish(calls, post, refresh)
  const { state } = post
  const isOver = isForever && state === 'ENDED'
  const isSeen = state === 'SCHEDULED' || state === 'PUBLISHED' || state === 'ENDED'
  const words = isSeen && post.closeAt ? (`board.IS_${state}_CLOSING` as const) : (`board.IS_${state}` as const)
  return (
    <section className={styles.standing} aria-label={t('board.STANDING')}>
      <p>{t(words, { ...post })}</p>
      <div className={base.buttons}>
        {may(calls.publish) && state !== 'PUBLISHED' && !isOver && (
          <Button size="small" pending={pending} disabled={isUnsaved} onClick={publish}>
            {t('board.PUBLISH')}
          </Button>
        )}
        {may(calls.schedule) && !isOver && (
          <Button look="plain" size="small" disabled={isUnsaved} onClick={() => setScheduling(true)}>
            {t('board.SCHEDULE')}
          </Button>
        )}
        {onEnd && state === 'PUBLISHED' && (
          <Button look="risky" size="small" disabled={isUnsaved} onClick={onEnd}>
            {t('board.END')}
          </Button>
        )}
      </div>
      {isUnsaved && <p className={styles.hint}>{t('board.UNSAVED')}</p>}
      {isScheduling && (
        <SchedulePanel call={calls.schedule} post={post} refresh={refresh} onClose={() => setScheduling(false)} />
      )}
    </section>
  )
}

function usePublish(calls: Pick<BoardCalls, 'publish'>, { idx, version }: PostNow, refresh: () => Promise<unknown>) {
  const t = useText()
  const { send, pending } = useSend(calls.publish)
  const publish = () =>
    send({ idx, version }).then(
      () => {
        toast(t('board.PUBLISHED'), { type: 'success' })
        return refresh()
      },
      (error) => {
        if (!(error instanceof CallFail)) throw error
        // Something that a post needs is not there yet.
        if (error.status === 400) toast(t('board.INCOMPLETE'), { type: 'error' })
        else showFail(error, false)
        return refresh()
      },
    )
  return { publish, pending }
}
