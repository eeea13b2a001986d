import type { Bond } from '@clubhouse/contract/member/withdrawal'
import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from './bond-list.module.css'

/** Each thing with the place where it can be settled. */
export function BondList({ bonds }: { bonds: Bond[] }) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {bonds.map(({ code, count, text, link }) => (
        <li key={code}>
          {/* The server tells it in the member's language; the page may be shown in another one. */}
          <span>{t(`member.BOND_${code}`, { count, defaultValue: text })}</span>
          <Link to={link}>{t('withdrawal.GO_THERE')}</Link>
        </li>
      ))}
    </ul>
  )
}
