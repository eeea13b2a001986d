import type { TeamForm } from '@clubhouse/contract/reservation/team/team'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text'

/** The roster of a group, folded: the officers come first. */
export function People({ roster }: Pick<TeamForm, 'roster'>) {
  const t = useText()
  return (
    <details>
      <summary>{t('team.PEOPLE_COUNT', { count: roster.length })}</summary>
      <ul>
        {roster.map(({ memberIdx, name }) => (
          <li key={`${memberIdx} ${name}`}>
            {memberIdx == null ? (
              t('team.NAME_GUEST', { name })
            ) : (
              <Link to={`/ishm/member/list/${memberIdx}`}>{name}</Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
