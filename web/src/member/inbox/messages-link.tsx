import { useText } from '../../language/use-text'
import { ButtonLink } from '../../ui/button'
import styles from './messages-link.module.css'
import { useUnread } from './use-inbox'

export function MessagesLink() {
  const t = useText()
  const unread = useUnread()
  return (
    <ButtonLink look="plain" to="/mypage/messages">
      {t('common.MESSAGES')}
      {unread ? (
        <span className={styles.unread}>
          <span data-only-spoken>{t('inbox.COUNT', { count: unread })}</span>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
        </span>
      ) : null}
    </ButtonLink>
  )
}
