import type { Manager } from '@clubhouse/contract/manager/manage'
import { useFormat, useText } from '../../language/use-text'
import { Facts } from '../../office/facts'

/** What is known of a manager. @param isWhole nothing of it stands in a form */
export function ManagerFacts({ manager, isWhole }: { manager: Manager; isWhole: boolean }) {
  const t = useText()
  const { instant } = useFormat()
  const facts: [string, string][] = [
    [t('session.ID'), manager.id],
    ...(isWhole
      ? ([
          [t('common.OTHER_NAME'), manager.otherName || '–'],
          [t('account.EMAIL'), manager.email],
          [t('account.PHONE'), manager.phoneNo],
          [t('account.GROUP'), manager.isSSAdmin ? t('account.SUPER') : manager.groupName || t('account.GROUP_NONE')],
          [t('account.MEMO'), manager.memo || '–'],
        ] satisfies [string, string][])
      : []),
    [t('account.STATE'), t(`account.STATE_${manager.state}`)],
    [t('account.SECOND_FACTOR'), t(manager.hasSecondFactor ? 'account.FACTOR_YES' : 'account.FACTOR_NO')],
    [t('account.LAST_LOGIN'), manager.lastLoginAt ? instant(manager.lastLoginAt) : t('account.NEVER')],
    [t('account.CREATED_AT'), instant(manager.createdAt)],
  ]
  return <Facts of={facts} />
}
