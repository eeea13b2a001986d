import { messages } from '@clubhouse/contract/member/record'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Time } from '../../ui/time'
import styles from './manage.module.css'
import { moreOf, RecordSection, SOME } from './record-section'

/** What a member was told on the site. */
export function MemberMessages({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const { instant } = useFormat()
  const [size, setSize] = useState(SOME)
  const { data, error, refetch } = useCall(messages, { memberIdx, size }, { placeholderData: (previous) => previous })
  return (
    <RecordSection
      title={t('member-manage.MESSAGES')}
      none={t('member-manage.MESSAGES_NONE')}
      total={data?.total}
      shown={data?.list.length ?? 0}
      error={error}
      onRetry={() => refetch()}
      onMore={() => setSize(moreOf)}
    >
      <ul>
        {data?.list.map(({ messageIdx, title, contents, sentAt, readAt }) => (
          <li key={messageIdx}>
            <details className={styles.message}>
              <summary>{title}</summary>
              <p>{contents}</p>
            </details>
            <small>
              <Time at={sentAt}>{instant(sentAt)}</Time> ·{' '}
              {readAt ? t('member-manage.READ_AT', { at: instant(readAt) }) : t('member-manage.UNREAD')}
            </small>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
