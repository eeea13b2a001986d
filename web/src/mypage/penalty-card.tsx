import { penalties } from '@clubhouse/contract/member/profile'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { useId } from 'react'
import { Link } from 'react-router'
import { useServerNow } from '../api/clock'
import { useRootData } from '../api/root-data'
import { useCall } from '../api/use-call'
import { useCodes } from '../code/use-codes'
import { useText } from '../language/use-text'
import { WithLink } from '../language/with-link'
import { PenaltyLines } from '../reservation/rules/penalty/penalty-lines'
import { phoneLink } from '../ui/phone-link'
import { RichText } from '../ui/rich-text'
import styles from './mypage-page.module.css'

/** Suspensions and money to pay: why, until when, what ends it and whom to call; empty without any. */
export function PenaltyCard({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const id = useId()
  const { label } = useCodes('501')
  const { data } = useCall(penalties, { memberIdx }, { _nop_: true })
  const now = useServerNow(60_000)
  if (!data || data.active.length === 0) return null
  const canAppeal = (one: Penalty) => one.appealBy != null && now !== null && Date.parse(one.appealBy) >= now
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t(headOf(data.active))}</h2>
      {data.suspendedUntil && <p>{t('mypage.SUSPENDED_UNTIL', { until: data.suspendedUntil })}</p>}
      <ul>
        {data.active.map((penalty) => (
          <li key={penalty.penaltyIdx}>
            <b>{label(penalty.code, penalty.ruleText)}</b>
            <PenaltyLines penalty={penalty} />
            {canAppeal(penalty) && <span>{t('mypage.PENALTY_APPEAL_UNTIL', { at: penalty.appealBy! })}</span>}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/mypage/penalties">
          {t(data.active.some(canAppeal) ? 'mypage.PENALTIES_APPEAL' : 'mypage.PENALTIES_ALL')}
        </Link>
      </p>
      <Call />
      {data.ruleText && (
        <details>
          <summary>{t('mypage.PENALTY_RULES')}</summary>
          <RichText html={data.ruleText} />
        </details>
      )}
    </section>
  )
}

/** The gravest of them. */
function headOf(all: readonly Penalty[]) {
  const decided = all.filter(({ state }) => state !== 'PROPOSED')
  if (decided.some(({ until }) => until)) return 'mypage.PENALTIES'
  const money = decided.filter((one) => one.money != null)
  if (money.some(({ state }) => state !== 'APPEALED')) return 'mypage.TO_PAY'
  if (money.length > 0) return 'mypage.MONEY_APPEALED'
  return decided.length > 0 ? 'mypage.WARNINGS' : 'mypage.PROPOSED'
}

function Call() {
  const t = useText()
  const phone = useRootData()?.info.clubPhoneNo
  if (!phone) return null
  return (
    <p>
      <WithLink text={t('mypage.PENALTY_CALL', { phone })} link={(words) => <a href={phoneLink(phone)}>{words}</a>} />
    </p>
  )
}
