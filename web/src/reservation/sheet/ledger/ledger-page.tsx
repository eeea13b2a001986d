import { useServerNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import { Loading } from '../../../ui/loading'
import { PageHeader } from '../../../ui/page-header'
import styles from './ledger.module.css'
import { LedgerMonth } from './ledger-month'

export const handle = { messages: ['ledger'] }

const HOUR_MS = 3_600_000

export default function LedgerPage() {
  const t = useText()
  return (
    <main id="content">
      <PageHead title={t('ledger.TITLE')} />
      <RequireMember>
        <PageHeader title={t('ledger.TITLE')} lead={t('ledger.LEAD')} seed="reservation" />
        <div className={styles.page}>
          <Months />
        </div>
      </RequireMember>
    </main>
  )
}

function Months() {
  const { dayOf } = useFormat()
  const now = useServerNow(HOUR_MS)
  return now === null ? <Loading lines={12} /> : <LedgerMonth thisMonth={dayOf(now).slice(0, 7)} />
}
