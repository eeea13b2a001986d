import { penalties } from '@clubhouse/contract/member/profile'
import { useId } from 'react'
import { useCall } from '../api/use-call'
import { useCodes } from '../code/use-codes'
import { useText } from '../language/use-text'
import { RichText } from '../ui/rich-text'
import styles from './penalty-card.module.css'

/** A suspension with its end, reason and rule; empty without one. */
export function PenaltyCard({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const id = useId()
  const { label } = useCodes('501')
  const { data } = useCall(penalties, { memberIdx }, { quiet: true, _nop_: true })
  if (!data || data.active.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('mypage.PENALTIES')}</h2>
      {data.suspendedUntil && <p>{t('mypage.SUSPENDED_UNTIL', { until: data.suspendedUntil })}</p>}
      <ul>
        {data.active.map(({ penaltyIdx, code, ruleText, reason, from, until }) => (
          <li key={penaltyIdx}>
            <b>{label(code, ruleText)}</b>
            <span>{until ? t('mypage.PENALTY_FROM_TO', { from, until }) : t('mypage.PENALTY_FROM', { from })}</span>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </ul>
      {data.ruleText && (
        <details>
          <summary>{t('mypage.PENALTY_RULES')}</summary>
          <RichText html={data.ruleText} />
        </details>
      )}
    </section>
  )
}
