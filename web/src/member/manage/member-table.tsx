import type { MemberRow } from '@clubhouse/contract/member/manage'
import { Link, useSearchParams } from 'react-router'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { DenseTable } from '../../ui/dense-table'
import { NameCell } from '../../ui/name-cell'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './manage.module.css'
import { standingOf } from './member-words'

/** The members of a page of the list. @param open the one beside the list */
export function MemberTable({ members, open }: { members: readonly MemberRow[]; open?: number }) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const [query] = useSearchParams()
  const types = useCodes('702')
  const heads = ['NAME', 'NO', 'TYPE', 'STATE', 'JOINED', 'LAST_LOGIN'].map((name) => t(`member-manage.${name}`))
  return (
    <DenseTable label={t('member-manage.TITLE')} heads={heads}>
      {members.map((member) => {
        const { word, tone } = standingOf(member)
        const until = member.suspendedUntil && day(member.suspendedUntil, 'date')
        return (
          <tr key={member.memberIdx} data-open={member.memberIdx === open || undefined}>
            <NameCell>
              <Link to={{ pathname: `/ishm/member/list/${member.memberIdx}`, search: `${query}` }} preventScrollReset>
                {member.name}
              </Link>
              <span>{member.id}</span>
            </NameCell>
            <td className={styles.no}>
              {member.claimedNo ? t('member-manage.CLAIMS', { no: member.claimedNo }) : member.memberNo || '–'}
            </td>
            <td>{types.label(member.memberType)}</td>
            <td>
              <StateWord tone={tone}>{t(`member-manage.${word}`, { until })}</StateWord>
            </td>
            <td className={styles.when}>
              <Time at={member.createdAt}>{day(dayOf(member.createdAt), 'date')}</Time>
            </td>
            <td className={styles.when}>
              {member.lastLoginAt ? (
                <Time at={member.lastLoginAt}>{day(dayOf(member.lastLoginAt), 'date')}</Time>
              ) : (
                t('member-manage.NEVER')
              )}
            </td>
          </tr>
        )
      })}
    </DenseTable>
  )
}
