import { APPEAL, type InquiryRow } from '@clubhouse/contract/inquiry'
import { useByTime } from '../api/clock'
import { useFormat, useText } from '../language/use-text'
import base from '../ui/base.module.css'

const WORDS = { FIRST_ANSWER: 'inquiry.FIRST_ANSWER_BY', ANSWER: 'inquiry.ANSWER_BY' } as const

const MINUTE_MS = 60_000

/** By which day the club means to answer, as the member reads it; nothing once it is answered or the day is past. */
export function DueLine({ inquiry: { type, dueAt, dueFor } }: { inquiry: InquiryRow }) {
  const t = useText()
  const { dayOf } = useFormat()
  const isAhead = useByTime((now) => Number(dueAt != null && now <= Date.parse(dueAt)), MINUTE_MS)
  if (!dueAt || !dueFor || !isAhead) return null
  return (
    <p className={base.quiet}>{t(type === APPEAL ? 'inquiry.DECISION_BY' : WORDS[dueFor], { date: dayOf(dueAt) })}</p>
  )
}
