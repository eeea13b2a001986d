import { Suspense } from 'react'
import { limitedTo } from '../session/held'
import { useSession } from '../session/session-store'
import { optionalPart } from '../ui/part'
import styles from './site-header.module.css'

const Bell = optionalPart(() => import('../member/inbox/bell'))

/** The member’s messages, where the session may read them. Its place is kept, so that nothing moves when it comes. */
export function MemberBell() {
  const session = useSession()
  if (!session || session.isAdmin || limitedTo(session)) return null
  return (
    <span className={styles.bell}>
      <Suspense>
        <Bell />
      </Suspense>
    </span>
  )
}
