import { penalties } from '@clubhouse/contract/member/profile'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { useId } from 'react'
import { useRootData } from '../api/root-data'
import { useCall } from '../api/use-call'
import { useCodes } from '../code/use-codes'
import { useFormat, useText } from '../language/use-text'
import { WithLink } from '../language/with-link'
import { RichText } from '../ui/rich-text'
import styles from './mypage-page.module.css'

/** Suspensions and money to pay: why, until when, what ends it and whom to call; empty without any. */
export function PenaltyCard({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const id = useId()
  const { data } = useCall(penalties, { memberIdx }, { _nop_: true })
  if (!data || data.active.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t(headOf(data.active))}</h2>
      {data.suspendedUntil && <p>{t('mypage.SUSPENDED_UNTIL', { until: data.suspendedUntil })}</p>}
      <ul>
        {data.active.map((penalty) => (
          <PenaltyItem key={penalty.penaltyIdx} penalty={penalty} />
        ))}
      </ul>
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
  if (decided.some(({ money }) => money != null)) return 'mypage.TO_PAY'
  return decided.length > 0 ? 'mypage.WARNINGS' : 'mypage.PROPOSED'
}

function PenaltyItem({ penalty }: { penalty: Penalty }) {
  const t = useText()
  const { label } = useCodes('501')
  const { code, state, ruleText, reason, from, until, playDate, countsUntil } = penalty
  return (
    <li>
      <b>{label(code, ruleText)}</b>
      {playDate && <span>{t('mypage.PENALTY_ROUND', { date: playDate })}</span>}
      {until && <span>{t('mypage.PENALTY_FROM_TO', { from, until })}</span>}
      {state === 'PROPOSED' && <span>{t('mypage.PENALTY_PROPOSED')}</span>}
      {state !== 'PROPOSED' && <Amount penalty={penalty} />}
      {state !== 'PROPOSED' && !until && penalty.money == null && (
        <span>{t('mypage.PENALTY_WARNING', { date: countsUntil ?? '' })}</span>
      )}
      {reason && <span>{reason}</span>}
    </li>
  )
}

/** What is to be paid, until when, and what happens then; or what lifts a suspension. */
function Amount({ penalty: { money, until, dueDate, daysIfUnpaid } }: { penalty: Penalty }) {
  const t = useText()
  const format = useFormat()
  if (money == null) return null
  const amount = format.money(money)
  const due = dueDate ?? ''
  if (until)
    return (
      <>
        {dueDate && <span>{t('mypage.PENALTY_WAS_DUE', { amount, due })}</span>}
        <span>{t('mypage.PENALTY_LIFTED', { amount })}</span>
      </>
    )
  return (
    <>
      <span>{t('mypage.PENALTY_OWED', { amount, due })}</span>
      {daysIfUnpaid != null && <span>{t('mypage.PENALTY_IF_UNPAID', { count: daysIfUnpaid })}</span>}
      <span>{t('mypage.PENALTY_UNPAID_KEEPS')}</span>
    </>
  )
}

function Call() {
  const t = useText()
  const phone = useRootData()?.info.clubPhoneNo
  if (!phone) return null
  return (
    <p>
      <WithLink
        text={t('mypage.PENALTY_CALL', { phone })}
        link={(words) => <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{words}</a>}
      />
    </p>
  )
}
