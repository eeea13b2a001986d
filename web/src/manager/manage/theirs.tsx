import type { Admin } from '@clubhouse/contract/manager/manage'
import { useText } from '../../language/use-text'
import styles from './manager.module.css'

const LABELS: Record<string, string> = {
  name: 'account.NAME',
  otherName: 'common.OTHER_NAME',
  email: 'account.EMAIL',
  phoneNo: 'account.PHONE',
  groupIdx: 'account.GROUP',
  memo: 'account.MEMO',
  isSSAdmin: 'account.SUPER',
}

interface Props {
  /** As saved now. */
  user: Admin
  /** What somebody else has changed. */
  fields: readonly string[]
  /** Saving was refused because of it. */
  isOvertaken: boolean
}

/** What somebody else saved while this was typed, and that nothing typed is lost. */
export function Theirs({ user, fields, isOvertaken }: Props) {
  const t = useText()
  const saved: Record<string, string> = {
    name: user.name,
    otherName: user.otherName || '–',
    email: user.email,
    phoneNo: user.phoneNo,
    groupIdx: user.groupName || t('account.GROUP_NONE'),
    memo: user.memo || '–',
    isSSAdmin: t(user.isSSAdmin ? 'common.YES' : 'common.NO'),
  }
  const isSaid = isOvertaken || fields.length > 0
  return (
    <div role="alert" className={isSaid ? styles.note : undefined}>
      {isSaid && <p>{t('account.MEANWHILE')}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>{t('account.THEIRS', { field: t(LABELS[field]!), value: saved[field] })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
