import type { Admin } from '@clubhouse/contract/manager/manage'
import { Link, useSearchParams } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { DenseTable } from '../../ui/dense-table'
import { NameCell } from '../../ui/name-cell'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './manager.module.css'

/** The managers of a page of the list. @param open the one beside the list */
export function UserTable({ users, open }: { users: readonly Admin[]; open?: number }) {
  const t = useText()
  const { instant } = useFormat()
  const [query] = useSearchParams()
  const heads = ['NAME', 'GROUP', 'STATE', 'SECOND_FACTOR', 'LAST_LOGIN'].map((name) => t(`account.${name}`))
  return (
    <DenseTable label={t('account.TITLE')} heads={heads}>
      {users.map((user) => (
        <tr key={user.idx} data-open={user.idx === open || undefined}>
          <NameCell>
            <Link to={{ pathname: `/ishm/site/user/${user.idx}`, search: `${query}` }} preventScrollReset>
              {user.name}
            </Link>
            <span>{user.id}</span>
          </NameCell>
          <td>{user.isSSAdmin ? t('account.SUPER') : user.groupName || '–'}</td>
          <td>
            <StateWord tone={user.state === 'ACTIVE' ? 'good' : 'bad'}>{t(`account.STATE_${user.state}`)}</StateWord>
          </td>
          <td>{t(user.hasSecondFactor ? 'account.FACTOR_YES' : 'account.FACTOR_NO')}</td>
          <td className={styles.when}>
            {user.lastLoginAt ? <Time at={user.lastLoginAt}>{instant(user.lastLoginAt)}</Time> : t('account.NEVER')}
          </td>
        </tr>
      ))}
    </DenseTable>
  )
}
