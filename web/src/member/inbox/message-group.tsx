import type { Message } from '@clubhouse/contract/member/inbox'
import { type ReactNode, useState } from 'react'
import { useText } from '../../language/use-text'
import styles from './messages-page.module.css'

interface MessageGroupProps {
  messages: readonly [Message, ...Message[]]
  card: (message: Message) => ReactNode
}

/** The newest message about a booking, and the earlier ones below it, shown at first while one of them is unread. */
export function MessageGroup({ messages: [newest, ...earlier], card }: MessageGroupProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(earlier.some(({ readAt }) => !readAt))
  if (earlier.length === 0) return card(newest)
  return (
    <>
      {card(newest)}
      <details className={styles.earlier} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('inbox.EARLIER', { count: earlier.length })}</summary>
        <ul className={styles.list}>
          {earlier.map((message) => (
            <li key={message.messageIdx}>{card(message)}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
