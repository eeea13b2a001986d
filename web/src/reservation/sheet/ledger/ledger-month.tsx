import { days, type LedgerDay } from '@clubhouse/contract/reservation/sheet/ledger'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { ScrollFrame } from '../../../ui/scroll-frame'
import { Unread } from '../../../ui/unread'
import styles from './ledger.module.css'
import { monthAfter, monthIn, spanOf } from './month'

type Count = keyof LedgerDay['ledger']

const HEADS = {
  total: 'ledger.TOTAL',
  member: 'ledger.MEMBER',
  nonMember: 'ledger.NON_MEMBER',
  draw: 'ledger.DRAW',
  team: 'ledger.TEAM',
  house: 'ledger.HOUSE',
  blocked: 'ledger.BLOCKED',
  open: 'ledger.OPEN',
} as const satisfies Record<Count, string>
const COUNTS = Object.keys(HEADS) as Count[]
/** Shown where the month has some. */
const RARE: readonly Count[] = ['draw', 'team', 'blocked']

interface LedgerMonthProps {
  /** Such as 2026-12; shown unless the address has another. */
  thisMonth: string
}

/** The days of a month, which stands in the address. */
export function LedgerMonth({ thisMonth }: LedgerMonthProps) {
  const t = useText()
  const format = useFormat()
  const [query, setQuery] = useSearchParams()
  const month = monthIn(query.get('month')) ?? thisMonth
  const { data, error, refetch } = useCall(days, spanOf(month))
  const go = (by: number) => setQuery({ month: monthAfter(month, by) }, { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={styles.head}>
        <Button look="plain" aria-label={t('ledger.EARLIER')} onClick={() => go(-1)}>
          ‹
        </Button>
        <h2 id="month" aria-live="polite">
          {format.month(month)}
        </h2>
        <Button look="plain" aria-label={t('ledger.LATER')} onClick={() => go(1)}>
          ›
        </Button>
      </div>
      {!data && <Unread error={error} retry={refetch} lines={12} />}
      {data?.length === 0 && <Empty title={t('ledger.NONE')} />}
      {data && data.length > 0 && <LedgerTable days={data} />}
    </>
  )
}

function LedgerTable({ days: all }: { days: readonly LedgerDay[] }) {
  const t = useText()
  const format = useFormat()
  const counts = COUNTS.filter((count) => !RARE.includes(count) || all.some(({ ledger }) => ledger[count] > 0))
  return (
    <ScrollFrame labelledBy="month">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.DAY')}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {t(HEADS[count])}
              </th>
            ))}
            <th scope="col">{t('ledger.OVERRIDES')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ date, ledger, overrides }) => (
            <tr key={date}>
              <th scope="row">{format.day(date)}</th>
              {counts.map((count) => (
                <td key={count}>{ledger[count]}</td>
              ))}
              <td>{overrides}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
