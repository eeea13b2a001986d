import type { DataOf } from '@clubhouse/contract/call'
import type { penalties } from '@clubhouse/contract/member/profile'
import { useText } from '../language/use-text'
import styles from './profile-card.module.css'

/** How often the member has cancelled this month, and from which number on that suspends. The club gives no points. */
export function Cancels({ of: { cancelsThisMonth: count, cancelsMax: from } }: { of: DataOf<typeof penalties> }) {
  const t = useText()
  if (count === 0 || from === null) return null
  return <p className={styles.cancels}>{t('mypage.CANCELS', { count, from })}</p>
}
