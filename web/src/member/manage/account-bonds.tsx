import type { MemberDetail } from '@clubhouse/contract/member/manage'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import styles from './manage.module.css'

/** What a member still has at the club, before a manager closes the account. */
export function AccountBonds({ bonds: { blockers, warnings } }: Pick<MemberDetail, 'bonds'>) {
  if (blockers.length + warnings.length === 0) return null
  return (
    <div role="alert" className={office.note}>
      <Bonds title="BLOCKERS" bonds={blockers} />
      <Bonds title="WARNINGS" bonds={warnings} />
    </div>
  )
}

function Bonds({ title, bonds }: { title: 'BLOCKERS' | 'WARNINGS'; bonds: MemberDetail['bonds']['blockers'] }) {
  const t = useText()
  if (bonds.length === 0) return null
  return (
    <div className={styles.bonds}>
      <p>{t(`member-manage.${title}`)}</p>
      <ul>
        {bonds.map(({ code, count }) => (
          <li key={code}>{t(`member-manage.BOND_${code}`, { count })}</li>
        ))}
      </ul>
    </div>
  )
}
