import type { MemberDetail } from '@clubhouse/contract/member/manage'
import { Link } from 'react-router'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { standingOf } from './member-words'

/** The number that an applicant claims beside what the club knows of it. */
export function ClaimFacts({ member: { claimedNo, claim } }: { member: MemberDetail }) {
  const t = useText()
  const types = useCodes('702')
  if (!claimedNo || !claim) return null
  const { holder, memberType } = claim
  return (
    <dl className={office.facts}>
      <div>
        <dt>{t('member-manage.CLAIMED')}</dt>
        <dd>{claimedNo}</dd>
      </div>
      <div>
        <dt>{t('member-manage.FOUND')}</dt>
        <dd>
          {holder ? (
            <>
              <Link to={`/ishm/member/list/${holder.memberIdx}`}>{holder.name}</Link> · {types.label(holder.memberType)}{' '}
              · {t(`member-manage.${standingOf({ state: holder.state }).word}`)}
            </>
          ) : (
            t('member-manage.FOUND_NONE')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('member-manage.PROPOSED_TYPE')}</dt>
        <dd>{types.label(memberType)}</dd>
      </div>
    </dl>
  )
}
