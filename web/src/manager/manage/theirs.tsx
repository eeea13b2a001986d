import type { Manager } from '@clubhouse/contract/manager/manage'
import { useText } from '../../language/use-text'
import styles from './manager.module.css'

const LABELS: Record<string, string> = {
  name: 'NAME',
  email: 'EMAIL',
  phoneNo: 'PHONE',
  groupIdx: 'GROUP',
  memo: 'MEMO',
  isSSAdmin: 'SUPER',
}

interface Props {
  manager: Manager
  /** Fields changed by another manager. */
  fields: readonly string[]
  isOvertaken: boolean
}

/** What another manager saved in the meantime; the input is kept. */
export function Theirs({ manager, fields, isOvertaken }: Props) {
  const t = useText()
  const saved: Record<string, string> = {
    name: manager.name,
    email: manager.email,
    phoneNo: manager.phoneNo,
    groupIdx: manager.groupName || t('account.GROUP_NONE'),
    memo: manager.memo || '–',
    isSSAdmin: t(manager.isSSAdmin ? 'common.YES' : 'common.NO'),
  }
  const isSaid = isOvertaken || fields.length > 0
  return (
    <div role="alert" className={isSaid ? styles.note : undefined}>
      {isSaid && <p>{t('account.MEANWHILE')}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>{t('account.THEIRS', { field: t(`account.${LABELS[field]}`), value: saved[field] })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
