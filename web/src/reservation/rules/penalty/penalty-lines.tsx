import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { useFormat, useText } from '../../../language/use-text'

/** What a penalty that stands means for the member: when, how much, and what follows; each line is a `span`. */
export function PenaltyLines({ penalty }: { penalty: Penalty }) {
  const t = useText()
  const { state, reason, from, until, playDate, countsUntil, money, interruptedDate } = penalty
  const isProposed = state === 'PROPOSED'
  return (
    <>
      {playDate && <span>{t('mypage.PENALTY_ROUND', { date: playDate })}</span>}
      {until && <span>{t('mypage.PENALTY_FROM_TO', { from, until })}</span>}
      {interruptedDate && <span>{t('mypage.PENALTY_INTERRUPTED', { date: interruptedDate })}</span>}
      {isProposed && <span>{t('mypage.PENALTY_PROPOSED')}</span>}
      {!isProposed && (state === 'APPEALED' ? <UnderAppeal penalty={penalty} /> : <Amount penalty={penalty} />)}
      {!isProposed && !until && money == null && (
        <span>{t('mypage.PENALTY_WARNING', { date: countsUntil ?? '' })}</span>
      )}
      {reason && <span>{reason}</span>}
    </>
  )
}

/** What an undecided appeal means: a suspension goes on unless the club was late, and money waits (decision 114). */
function UnderAppeal({ penalty: { money, until, dueDate, interruptedDate } }: { penalty: Penalty }) {
  const t = useText()
  const format = useFormat()
  if (until) return interruptedDate ? null : <span>{t('mypage.PENALTY_APPEALED_DAYS')}</span>
  if (money == null) return null
  return <span>{t('mypage.PENALTY_APPEALED_MONEY', { amount: format.money(money), due: dueDate ?? '' })}</span>
}

/** What is to be paid, until when, and what happens then; or what lifts a suspension. */
function Amount({ penalty: { money, until, dueDate, daysIfUnpaid, checkInDate, unpaidDate } }: { penalty: Penalty }) {
  const t = useText()
  const format = useFormat()
  if (money == null) return null
  const amount = format.money(money)
  const due = dueDate ?? ''
  if (until)
    return (
      <>
        {unpaidDate && <span>{t('mypage.PENALTY_WAS_UNPAID', { amount, date: unpaidDate })}</span>}
        {dueDate && !unpaidDate && <span>{t('mypage.PENALTY_WAS_DUE', { amount, due })}</span>}
        <span>{t('mypage.PENALTY_LIFTED', { amount })}</span>
      </>
    )
  return (
    <>
      <span>
        {checkInDate
          ? t('mypage.PENALTY_OWED_AT', { amount, due, checkIn: checkInDate })
          : t('mypage.PENALTY_OWED', { amount, due })}
      </span>
      {daysIfUnpaid != null && <span>{t('mypage.PENALTY_IF_UNPAID', { count: daysIfUnpaid })}</span>}
      <span>{t('mypage.PENALTY_UNPAID_KEEPS')}</span>
    </>
  )
}
