import type { Message } from '@clubhouse/contract/member/inbox'
import { useId } from 'react'
import { useFormat, useText } from '../../language/use-text'
import { ButtonLink } from '../../ui/button'
import { Time } from '../../ui/time'
import { linkName } from './link-name'
import styles from './messages-page.module.css'

interface Props {
  message: Message
  isOpen: boolean
  onToggle: () => void
}

export function MessageCard({ message: { title, contents, link, sentAt, readAt }, isOpen, onToggle }: Props) {
  const t = useText()
  const { instant } = useFormat()
  const id = useId()
  return (
    <article className={styles.card} data-new={!readAt || undefined}>
      <h2>
        <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className={styles.title}>{title}</span>
          <span className={styles.when}>
            {!readAt && <b className={styles.fresh}>{t('inbox.NEW')}</b>} <Time at={sentAt}>{instant(sentAt)}</Time>
          </span>
        </button>
      </h2>
      <div id={id} className={styles.contents} hidden={!isOpen}>
        {contents.split('\n\n').map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
        {link && (
          <ButtonLink look="plain" to={link}>
            {t(linkName(link))}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
