import type { MemberDetail } from '@clubhouse/contract/member/manage'
import { Link } from 'react-router'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { Facts } from '../../office/facts'
import office from '../../office/parts.module.css'
import base from '../../ui/base.module.css'
import { StateWord } from '../../ui/state-word'
import { ClaimFacts } from './claim-facts'
import styles from './manage.module.css'
import { standingOf } from './member-words'

type Fact = readonly [name: string, value: string | null | undefined]

export function MemberFacts({ member }: { member: MemberDetail }) {
  const t = useText()
  const { day } = useFormat()
  const facts = useFacts(member)
  const { word, tone } = standingOf(member)
  const until = member.suspendedUntil && day(member.suspendedUntil, 'date')
  return (
    <>
      <p className={styles.standing}>
        <StateWord tone={tone}>{t(`member-manage.${word}`, { until })}</StateWord>
        {member.blockReason && <span>{member.blockReason}</span>}
      </p>
      {/* A scrollable region must be reachable by keyboard. */}
      <Facts
        of={[
          [t('common.OTHER_NAME'), member.otherName],
          ...facts.map(([name, value]) => [t(`member-manage.${name}`), value] as const),
        ]}
        className={office.facts}
        tabIndex={0}
      />
      <Merges merges={member.merges} />
      {member.state === 'PENDING' && <ClaimFacts member={member} />}
      {member.penalties.length > 0 && <Penalties title={t('member-manage.PENALTIES')} penalties={member.penalties} />}
      {member.pastPenalties.length > 0 && (
        <Penalties title={t('member-manage.PENALTIES_PAST')} penalties={member.pastPenalties} />
      )}
      <Consents consents={member.consents} />
    </>
  )
}

function useFacts(member: MemberDetail): Fact[] {
  const t = useText()
  const { day, dayOf, instant, number } = useFormat()
  const types = useCodes('702')
  const genders = useCodes('Z52')
  const { counts, marketing } = member
  const ways = (['mail', 'sms', 'push'] as const).filter((way) => marketing[way])
  const address = [member.zipCode, member.address, member.addressDetail].filter(Boolean).join(' ')
  const when = (at?: string | null) => (at ? day(dayOf(at), 'date') : undefined)
  return [
    ['ID', member.id],
    ['NO', member.claimedNo ? t('member-manage.CLAIMS', { no: member.claimedNo }) : member.memberNo],
    ['TYPE', types.label(member.memberType)],
    ['EMAIL', member.email],
    ['PHONE', member.phoneNo],
    ['PHONE_VERIFIED', when(member.phoneVerifiedAt)],
    ['GENDER', member.gender && genders.label(member.gender)],
    ['BIRTH_DATE', member.birthDate && day(member.birthDate, 'date')],
    ['ADDRESS', address],
    ['COMPANY', member.company],
    ['VEHICLE', member.vehicleNo],
    ['HANDICAP', member.handicap == null ? undefined : number(member.handicap)],
    ['MORE_TIME', member.needMoreTime ? t('common.YES') : undefined],
    ['NEWS', ways.map((way) => t(`member-manage.NEWS_${way.toUpperCase()}`)).join(', ')],
    ['JOINED', when(member.createdAt)],
    ['CERTIFIED', when(member.certifiedAt)],
    ['LAST_LOGIN', when(member.lastLoginAt) ?? t('member-manage.NEVER')],
    ['ERASED', member.eraseAt && instant(member.eraseAt)],
    ['AHEAD', number(counts.ahead)],
    ['AS_COMPANION', number(counts.asCompanion)],
    ['CANCELS', number(counts.cancelsThisMonth)],
    ['DEVICES', number(counts.sessions)],
  ]
}

function Penalties({ title, penalties }: Pick<MemberDetail, 'penalties'> & { title: string }) {
  const t = useText()
  const { day, money: amount } = useFormat()
  const reasons = useCodes('501')
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul>
        {penalties.map(({ penaltyIdx, code, state, from, until, money, reason }) => (
          <li key={penaltyIdx}>
            {reasons.label(code)} · {day(from, 'date')}
            {until ? ` – ${day(until, 'date')}` : ` · ${money == null ? t('member-manage.WARNING') : amount(money)}`}
            {state === 'PROPOSED' && ` · ${t('member-manage.PROPOSED')}`}
            {reason && <small>{reason}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link opens the other account anew, since reading it is logged. */
function Merges({ merges }: Pick<MemberDetail, 'merges'>) {
  const t = useText()
  const { day, dayOf } = useFormat()
  return merges.map(({ memberIdx, at, isKept }) => (
    <div key={memberIdx} className={base.quiet} data-apart>
      <p>
        {t(isKept ? 'member-manage.MERGED_FROM' : 'member-manage.MERGED_INTO', {
          no: memberIdx,
          day: day(dayOf(at), 'date'),
        })}
      </p>
      <Link to={`/ishm/member/list/${memberIdx}`}>{t('member-manage.MERGED_OPEN', { no: memberIdx })}</Link>
    </div>
  ))
}

function Consents({ consents }: Pick<MemberDetail, 'consents'>) {
  const t = useText()
  const { day, dayOf } = useFormat()
  return (
    <section className={styles.section}>
      <h3>{t('member-manage.CONSENTS')}</h3>
      {consents.length === 0 && (
        <p className={base.quiet} data-apart>
          {t('member-manage.CONSENTS_NONE')}
        </p>
      )}
      <ul>
        {consents.map(({ termsIdx, title, revision, agreed, at, isInForce }) => (
          <li key={termsIdx}>
            {title} {isInForce ? '' : t('member-manage.REVISION', { revision })}
            <small>
              {agreed === null
                ? t('member-manage.NOT_ASKED')
                : t(agreed ? 'member-manage.AGREED' : 'member-manage.REFUSED')}
              {at && ` · ${day(dayOf(at), 'date')}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
