import type { Manager } from '@clubhouse/contract/manager/manage'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'

const LABELS: Record<string, TextKey> = {
  name: 'account.NAME',
  otherName: 'common.OTHER_NAME',
  email: 'account.EMAIL',
  phoneNo: 'account.PHONE',
  groupIdx: 'account.GROUP',
  memo: 'account.MEMO',
  isSSAdmin: 'account.SUPER',
}

interface Props {
  manager: Manager
  fields: readonly string[]
  isOvertaken: boolean
}

/** What another manager saved in the meantime; the input is kept. */
export function Theirs({ manager, fields, isOvertaken }: Props) {
  const t = useText()
  const saved: Record<string, string> = {
    name: manager.name,
    otherName: manager.otherName || '–',
    email: manager.email,
    phoneNo: manager.phoneNo,
    groupIdx: manager.groupName || t('account.GROUP_NONE'),
    memo: manager.memo || '–',
    isSSAdmin: t(manager.isSSAdmin ? 'common.YES' : 'common.NO'),
  }
  const isSaid = isOvertaken || fields.length > 0
  return (
    <div role="alert" className={isSaid ? office.note : undefined}>
      {isSaid && <p>{t('account.OVERTAKEN')}</p>}
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
