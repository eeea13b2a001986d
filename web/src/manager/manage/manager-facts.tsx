import type { Admin } from '@clubhouse/contract/manager/manage'
import { useFormat, useText } from '../../language/use-text'
import styles from './manager.module.css'

/** What is known of a manager. @param isWhole nothing of it stands in a form */
export function UserFacts({ user, isWhole }: { user: Admin; isWhole: boolean }) {
  const t = useText()
  const { instant } = useFormat()
  const facts = [
    [t('session.ID'), user.id],
    ...(isWhole
      ? [
          [t('common.OTHER_NAME'), user.otherName || '–'],
          [t('account.EMAIL'), user.email],
          [t('account.PHONE'), user.phoneNo],
          [t('account.GROUP'), user.isSSAdmin ? t('account.SUPER') : user.groupName || t('account.GROUP_NONE')],
          [t('account.MEMO'), user.memo || '–'],
        ]
      : []),
    [t('account.STATE'), t(`account.STATE_${user.state}`)],
    [t('account.SECOND_FACTOR'), t(user.hasSecondFactor ? 'account.FACTOR_YES' : 'account.FACTOR_NO')],
    [t('account.LAST_LOGIN'), user.lastLoginAt ? instant(user.lastLoginAt) : t('account.NEVER')],
    [t('account.CREATED_AT'), instant(user.createdAt)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
