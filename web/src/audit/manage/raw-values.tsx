import type { AuditRow } from '@clubhouse/contract/audit'
import { useText } from '../../language/use-text'
import { HistoryValue } from '../../office/history-value'
import record from '../../office/record.module.css'
import styles from './audit.module.css'
import { differencesOf } from './differences'

/** Each value before and after, under the name that the log has for it. */
export function RawValues({ row: { before, after } }: { row: Pick<AuditRow, 'before' | 'after'> }) {
  const t = useText()
  const differences = differencesOf(before, after)
  if (differences.length === 0) return <p className={styles.quiet}>{t('audit.NO_CHANGES')}</p>
  return (
    <dl className={record.changes}>
      {differences.map(({ field, before: was, after: now }) => (
        <div key={field}>
          <dt className={styles.field}>{field || t('audit.AFTER')}</dt>
          {was !== null && (
            <dd data-was>
              <span data-only-spoken>{t('history.BEFORE')}</span>
              <HistoryValue value={was} />
            </dd>
          )}
          <dd>
            {was !== null && <span data-only-spoken>{t('history.AFTER')}</span>}
            <HistoryValue value={now} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
