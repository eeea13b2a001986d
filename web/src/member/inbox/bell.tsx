import { useEffect } from 'react'
import { Link } from 'react-router'
import { Queries } from '../../api/queries'
import styles from '../../attention/bell.module.css'
import { useText } from '../../language/use-text'
import { pushHere } from '../../session/push-here'
import { useSession } from '../../session/session-store'
import { Icon } from '../../ui/icon'
import quiet from '../../ui/quiet-button.module.css'
import { useUnread } from './use-inbox'

/** The way to the messages from every page of a member, with how many are unread. Visitors never load it. */
export default function Bell() {
  return (
    <Queries>
      <BellLink />
    </Queries>
  )
}

function BellLink() {
  const t = useText()
  const unread = useUnread()
  const memberIdx = useSession()?.memberIdx
  useEffect(() => {
    if (memberIdx != null && pushHere())
      import('../push/browser').then(({ keepPush }) => keepPush(memberIdx)).catch(() => {})
  }, [memberIdx])
  return (
    <Link to="/mypage/messages" className={`${quiet.button} ${styles.bell}`}>
      <Icon name="bell" />
      <span data-only-spoken>{unread ? t('site.MESSAGES_UNREAD', { count: unread }) : t('site.MESSAGES_READ')}</span>
      {unread ? (
        <b className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </b>
      ) : null}
    </Link>
  )
}
