import type { Message } from '@clubhouse/contract/member/inbox'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { Pages } from '../../ui/pages'
import { Unread } from '../../ui/unread'
import { Views } from '../../ui/views'
import { byBooking } from './by-booking'
import { MessageCard } from './message-card'
import { MessageGroup } from './message-group'
import styles from './messages-page.module.css'
import { useInbox, useMarkRead } from './use-inbox'

const SIZE = 10

/** All messages or unread ones; filter and page are in the URL. */
export function MessageList() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const onlyUnread = query.get('show') === 'unread'
  const page = Math.max(1, Number(query.get('page')) || 1)
  const [open, setOpen] = useState<number>()
  const { data, error, refetch } = useInbox(page, SIZE, onlyUnread)
  const markRead = useMarkRead()
  const show = (which: 'all' | 'unread') => setQuery(which === 'unread' ? { show: which } : {}, { replace: true })

  function toggle(message: Message) {
    setOpen(open === message.messageIdx ? undefined : message.messageIdx)
    // On failure it stays unread and is reported again when opened again.
    markRead([message]).catch(() => {})
  }

  const card = (message: Message) => (
    <MessageCard message={message} isOpen={open === message.messageIdx} onToggle={() => toggle(message)} />
  )

  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  return (
    <>
      <div className={styles.head}>
        <p role="status">{t('inbox.COUNT', { count: data.unread })}</p>
        <Views
          label={t('inbox.SHOW')}
          views={[
            { value: 'all', label: t('inbox.ALL') },
            { value: 'unread', label: t('inbox.UNREAD') },
          ]}
          value={onlyUnread ? 'unread' : 'all'}
          onChange={show}
        />
      </div>
      {data.list.length === 0 && <NoMessages onlyUnread={onlyUnread} onShowAll={() => show('all')} />}
      <ul className={styles.list}>
        {byBooking(data.list).map((messages) => (
          <li key={messages[0].messageIdx}>
            <MessageGroup messages={messages} card={card} />
          </li>
        ))}
      </ul>
      {data.list.filter(({ readAt }) => !readAt).length > 1 && (
        <div>
          <Button look="plain" size="small" onClick={() => markRead(data.list).catch(() => refetch())}>
            {t('inbox.READ_ALL')}
          </Button>
        </div>
      )}
      <Pages page={page} pages={Math.ceil(data.total / SIZE)} />
    </>
  )
}

function NoMessages({ onlyUnread, onShowAll }: { onlyUnread: boolean; onShowAll: () => void }) {
  const t = useText()
  if (!onlyUnread) return <Empty title={t('inbox.NONE')}>{t('inbox.NONE_HINT')}</Empty>
  return (
    <Empty
      title={t('inbox.NONE_UNREAD')}
      action={
        <Button look="plain" onClick={onShowAll}>
          {t('common.SHOW_ALL')}
        </Button>
      }
    >
      {t('inbox.NONE_UNREAD_HINT')}
    </Empty>
  )
}
