import type { Bond } from '@clubhouse/contract/member/withdrawal'
import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from './bond-list.module.css'

export function BondList({ bonds }: { bonds: Bond[] }) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {bonds.map(({ code, count, text, link }) => (
        <li key={code}>
          {/* The server's text is in the member's language, which may differ from the page's. */}
          <span>{t(`member.BOND_${code}`, { count, defaultValue: text })}</span>
          <Link to={link}>{t('withdrawal.GO_THERE')}</Link>
        </li>
      ))}
    </ul>
  )
}
