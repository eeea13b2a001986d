import type { DataOf } from '@clubhouse/contract/call'
import { check } from '@clubhouse/contract/reservation/rules/opening'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { Table } from '../../../../board/section/rows'
import { useFormat, useText } from '../../../../language/use-text'
import { useForms } from '../../../../ui/form/form'
import styles from './opening.module.css'
import { fieldsIn, isWhole } from './rule-values'

/** Days that are named; of the others their number. */
const NAMED = 5

/** The published days that open otherwise, while the form says so. */
export function RuleEffect({ ruleIdx }: { ruleIdx?: number }) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const [form] = useForms()
  const { values, changed } = form!
  const isAsked = isWhole(values, dayOf(serverNow())) && (ruleIdx === undefined || changed.length > 0)
  const rule = isAsked ? fieldsIn(values) : undefined
  const { data, error } = useCall(check, { ruleIdx, rule }, { enabled: isAsked, _nop_: true })
  const isRefused = error?.code === 'OVERLAP' || error?.code === 'IN_USE'
  return (
    <div role="status" className={styles.effect}>
      {isAsked && isRefused && <p>{t(error.code === 'OVERLAP' ? 'opening.OVERLAPS' : 'opening.NEEDED')}</p>}
      {isAsked && data && !isRefused && (
        <>
          {data.from && <p>{t('opening.TAKES_EFFECT', { from: day(data.from) })}</p>}
          <AffectedDays {...data} />
        </>
      )}
    </div>
  )
}

function AffectedDays({ affectedDays, days }: Pick<DataOf<typeof check>, 'affectedDays' | 'days'>) {
  const t = useText()
  const { day, instant } = useFormat()
  const at = (opens: string | null | undefined) => (opens ? instant(opens) : t('opening.CANNOT'))
  if (affectedDays === 0) return <p>{t('opening.AFFECTED_NONE')}</p>
  return (
    <>
      <p>{t('opening.AFFECTED', { count: affectedDays })}</p>
      <Table
        heads={[t('opening.DAY'), t('opening.NOW'), t('opening.THEN')]}
        rows={days.slice(0, NAMED).map(({ date, before, after }) => [day(date), at(before), at(after)])}
      />
      {days.length > NAMED && <p>{t('opening.AFFECTED_MORE', { count: days.length - NAMED })}</p>}
    </>
  )
}
