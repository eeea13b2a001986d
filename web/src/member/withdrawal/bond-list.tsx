import type { Bond } from '@clubhouse/contract/member/withdrawal'
import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from './bond-list.module.css'

/** Each thing with the place where it can be settled. */
export function BondList({ bonds }: { bonds: Bond[] }) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {bonds.map(({ code, text, link }) => (
        <li key={code}>
          <span>{text}</span>
          <Link to={link}>{t('withdrawal.GO_THERE')}</Link>
        </li>
      ))}
    </ul>
  )
}
